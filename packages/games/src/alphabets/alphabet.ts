import type { PictureName } from '../pictures.ts'

export interface Alphabet {
  /** Every letter of a school primer, in primer order. */
  readonly letters: readonly string[]
  /** The letters sorted on the last level: only clear vowels and clear consonants. */
  readonly vowels: readonly string[]
  readonly consonants: readonly string[]
  /** The lower-case form of each letter; only for scripts with two cases. */
  readonly small?: Readonly<Record<string, string>>
  /** The picture of each letter. A letter with no word that children know has none. */
  readonly pictures: Readonly<Partial<Record<string, PictureName>>>
  /** Letters that look alike; the first levels never show them together. */
  readonly lookalikes: readonly string[]
}

/** The letters of a string without gaps; `Array.from` keeps each letter as one code point. */
export function lettersOf(line: string): string[] {
  return Array.from(line.replace(/\s/g, ''))
}

export function looksLikeLetter({ lookalikes }: Alphabet, one: string, other: string): boolean {
  return lookalikes.some((group) => group.includes(one) && group.includes(other))
}

/** The lower-case letter; the letter itself in a script with one case. */
export function smallLetter({ small }: Alphabet, letter: string): string {
  return small?.[letter] ?? letter
}
