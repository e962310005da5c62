import { advice as en } from '@ankur/content/words/en/advice'
import { advice as hi } from '@ankur/content/words/hi/advice'
import { advice as pa } from '@ankur/content/words/pa/advice'
import type { Language } from '../language.ts'
import type { AdviceWords } from './say-advice.ts'

/** In all languages, for whoever writes texts and papers; a page loads one of them. */
export const adviceWords: Readonly<Record<Language, AdviceWords>> = { en, hi, pa }
