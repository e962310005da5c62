import type { Instrument } from './instrument.ts'
import { english } from './plain-words/en.ts'
import { hindi } from './plain-words/hi.ts'
import { plainInstrument } from './plain-words/plain-form.ts'
import { punjabi } from './plain-words/pa.ts'

/** Our own questions in all languages. Pages load one of them: `apps/web/src/screening/use-instrument.ts`. */
export const plainWords: Instrument = plainInstrument({ en: english, hi: hindi, pa: punjabi })
