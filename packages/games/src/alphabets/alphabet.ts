import type { PictureName } from '../pictures.ts'

export interface Alphabet {
  /** Every letter that a primer teaches, in its order. */
  readonly letters: readonly string[]
  /** What the last level sorts: letters that are surely one or the other. */
  readonly vowels: readonly string[]
  readonly consonants: readonly string[]
  /** Each letter as it stands small; only where a script has two cases. */
  readonly small?: Readonly<Record<string, string>>
  /** One word for a letter: its picture. A letter whose words few children know has none. */
  readonly pictures: Readonly<Partial<Record<string, PictureName>>>
  /** Letters that are easily taken for each other; the first levels keep them apart. */
  readonly lookalikes: readonly string[]
}

/** The letters of a line written without gaps; `Array.from` keeps each a single sign. */
export function lettersOf(line: string): string[] {
  return Array.from(line.replace(/\s/g, ''))
}
