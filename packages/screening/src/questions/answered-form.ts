import { fill } from '@ankur/content'
import { inEachLanguage } from '@ankur/languages'
import type { StoredAssessment } from '../contract.ts'
import { isSameInstrument, type Instrument, type Item } from '../instrument.ts'
import { screeningLanguages } from '../language.ts'
import { itemKeys, twentyBehaviours } from '../item-keys.ts'
import { plainId } from '../plain-words/plain-name.ts'
import { plainWords } from '../texts/every-language.ts'
import { forDoctorWords } from '../texts/analysis-texts.ts'

type AnsweredInstrument = StoredAssessment['instrument']

/**
 * The form that was answered; null for a custom form that is not loaded now. The twenty behaviours are known in any
 * wording, but the texts of a file that is no longer loaded are not known and must not be invented.
 */
export function answeredForm(answered: AnsweredInstrument, loaded: Instrument): Instrument | null {
  if (isSameInstrument(answered, loaded)) return loaded
  if (answered.id === plainId) return { ...plainWords, version: answered.version }
  return answered.behaviours === 'twenty' ? withoutTexts(answered, itemKeys) : null
}

/** A replacement for a form that is not loaded: its items by number, with the data of the stored result. */
export function unknownForm({ instrument, answers, countedItems }: StoredAssessment): Instrument {
  const items = answers.map(({ questionId: id, answer }, index): Item => {
    const concernAnswer = countedItems.includes(id) ? answer : answer === 'yes' ? 'no' : 'yes'
    return { id, concernAnswer, ...inEachLanguage((language) => fill(forDoctorWords.question[language], { n: index + 1 })) }
  })
  return { ...withoutTexts(instrument, items), followUp: null }
}

function withoutTexts({ id, version, official, behaviours }: AnsweredInstrument, items: readonly Item[]): Instrument {
  return {
    ...twentyBehaviours,
    behaviours,
    id,
    version,
    official,
    languages: screeningLanguages,
    notice: {},
    howToAnswer: {},
    items,
    allowsExamples: false,
    allowsReadAloud: false,
    copyright: null,
  }
}
