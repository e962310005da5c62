import type { Instrument } from './instrument.ts'
import { plainInstrument } from './plain-words/plain-form.ts'
import { plainTexts } from './texts/every-language.ts'

/** Our own questions in all languages. Pages load one language: `apps/web/src/screening/questions/use-instrument.ts`. */
export const plainWords: Instrument = plainInstrument(plainTexts)
