import type { Instrument } from '../instrument.ts'
import type { Texts } from '../language.ts'
import { pleaseNoteWords } from '../texts/analysis-texts.ts'
import { plainId } from '../plain-words/plain-name.ts'

/** States the source of the questions: our own, the official authors' text, or another loaded form. */
export function whoseQuestions({ id, official }: Pick<Instrument, 'id' | 'official'>): Texts {
  if (id === plainId) return pleaseNoteWords.ownQuestions
  return official ? pleaseNoteWords.officialQuestions : pleaseNoteWords.otherQuestions
}
