import type { Language } from '@ankur/languages'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { pa } from './pa.ts'
import type { Terms } from './terms-text.ts'

export const terms: Readonly<Record<Language, Terms>> = { en, hi, pa }

/** The day of this text, in every language. A change of what it says changes the day. */
export const termsVersion = '2026-11-22'
