/**
 * The screening texts in every language, for writing analyses and reports; a page loads one language. The sentences of the
 * written result are separate, in `analysis-texts.ts`, because pages need some of them in every language.
 */
import type { AdviceWords } from '../advice/advice-text.ts'
import type { Instrument } from '../instrument.ts'
import type { Language } from '../language.ts'
import { plainInstrument } from '../plain-words/plain-form.ts'
import type { PlainTexts, BehaviourLines, RefusedWords } from './texts.ts'
import * as en from './en/index.ts'
import * as hi from './hi/index.ts'
import * as pa from './pa/index.ts'

type InEach<Value> = Readonly<Record<Language, Value>>

export const adviceWords: InEach<AdviceWords> = { en: en.advice, hi: hi.advice, pa: pa.advice }
export const behaviourLines: InEach<BehaviourLines> = {
  en: en.behaviourLines,
  hi: hi.behaviourLines,
  pa: pa.behaviourLines,
}
export const plainTexts: InEach<PlainTexts> = { en: en.plainTexts, hi: hi.plainTexts, pa: pa.plainTexts }
export const refusedWords: InEach<RefusedWords> = { en: en.refusedWords, hi: hi.refusedWords, pa: pa.refusedWords }

/** Our own questions in all languages. Pages load one language: `apps/web/src/screening/questions/use-instrument.ts`. */
export const plainWords: Instrument = plainInstrument(plainTexts)
