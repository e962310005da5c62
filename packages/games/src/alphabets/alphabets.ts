import type { Language } from '@ankur/content'
import type { Alphabet } from './alphabet.ts'
import { english } from './english.ts'
import { hindi } from './hindi.ts'
import { punjabi } from './punjabi.ts'

/** By language. A family may practise the letters of a language other than the one it reads. */
export const alphabets: Readonly<Record<Language, Alphabet>> = { en: english, hi: hindi, pa: punjabi }

export function looksLikeLetter({ lookalikes }: Alphabet, one: string, other: string): boolean {
  return lookalikes.some((group) => group.includes(one) && group.includes(other))
}

/** The lower-case letter; the letter itself in a script with one case. */
export function smallLetter({ small }: Alphabet, letter: string): string {
  return small?.[letter] ?? letter
}
