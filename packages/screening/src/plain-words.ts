import type { Instrument } from './instrument.ts'
import { plainTexts as en } from './plain-words/en.ts'
import { plainTexts as hi } from './plain-words/hi.ts'
import { plainInstrument } from './plain-words/plain-form.ts'
import { plainTexts as pa } from './plain-words/pa.ts'

/** Our own questions in all languages. Pages load one of them: `apps/web/src/screening/use-instrument.ts`. */
export const plainWords: Instrument = plainInstrument({ en, hi, pa })
