import type { Language } from '@ankur/content'
import type { Alphabet } from './alphabet.ts'
import { english } from './english.ts'
import { hindi } from './hindi.ts'
import { punjabi } from './punjabi.ts'

/** By language. A family may practise the letters of a language other than the one it reads. */
export const alphabets: Readonly<Record<Language, Alphabet>> = { en: english, hi: hindi, pa: punjabi }
