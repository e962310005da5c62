import type { Language } from '@ankur/content'
import type { Alphabet } from './alphabet.ts'
import { english } from './english.ts'
import { hindi } from './hindi.ts'
import { punjabi } from './punjabi.ts'

/** Named after their language. A family may practise letters of another language than the one it reads. */
export const alphabets: Readonly<Record<Language, Alphabet>> = { en: english, hi: hindi, pa: punjabi }

export function looksLikeLetter({ lookalikes }: Alphabet, one: string, other: string): boolean {
  return lookalikes.some((group) => group.includes(one) && group.includes(other))
}

/** A letter as it stands small; the letter itself in a script of one case. */
export function smallLetter({ small }: Alphabet, letter: string): string {
  return small?.[letter] ?? letter
}
