import { plainNotice as en } from '@ankur/content/words/en/plain-notice'
import { plainNotice as hi } from '@ankur/content/words/hi/plain-notice'
import { plainNotice as pa } from '@ankur/content/words/pa/plain-notice'
import type { Texts } from '../language.ts'

/** Stands wherever our own questions do. */
export const plainNotice: Texts = { en, hi, pa }
