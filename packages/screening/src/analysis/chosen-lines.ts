/** Sentences of the analysis that depend on one fact: the form, the lost skills, or the groups of the counted items. */
import { fill } from '@ankur/content'
import { forDoctorWords, pleaseNoteWords, playIdeas } from '../texts/analysis-texts.ts'
import { type Instrument, type Domain, domains } from '../instrument.ts'
import type { Language, Texts } from '../language.ts'
import { plainId } from '../plain-words/plain-name.ts'
import type { OptionalAnswers } from '../optional-answers.ts'
import { adviceWords } from '../texts/every-language.ts'

/** Which answers of a form count, listed by displayed item number. */
export function howCounted({ items }: Pick<Instrument, 'items'>, language: Language = 'en'): string {
  const onYes = items.flatMap(({ concernAnswer }, index) => (concernAnswer === 'yes' ? [index + 1] : []))
  const { allOnYes, allOnNo, someOnYes } = forDoctorWords
  const words = onYes.length === 0 ? allOnNo : onYes.length === items.length ? allOnYes : someOnYes
  return fill(words[language], { items: onYes.join(', ') })
}

/** States the source of the questions: our own, the official authors' text, or another loaded form. */
export function whoseQuestions({ id, official }: Pick<Instrument, 'id' | 'official'>): Texts {
  if (id === plainId) return pleaseNoteWords.ownQuestions
  return official ? pleaseNoteWords.officialQuestions : pleaseNoteWords.otherQuestions
}

/** The skills that the family reported as lost; without their kind one general sentence, which names no movement. */
export function lostSkillsLines({ lostSkills, lostWhat = [] }: OptionalAnswers, language: Language): string[] {
  if (!lostSkills) return []
  if (lostWhat.length === 0) return [forDoctorWords.lostSkills[language]]
  return lostWhat.map((each) => adviceWords[language][`lost_${each}`])
}

/** Three ideas by group of the counted items: two for the largest group, one for the second; general ideas if none counted. */
export function chooseIdeas(counted: readonly Domain[]): Texts[] {
  const size = (domain: Domain) => counted.filter((each) => each === domain).length
  const [first, second] = domains.filter((domain) => size(domain) > 0).sort((a, b) => size(b) - size(a))
  if (!first) return [playIdeas.A[0], playIdeas.C[0], playIdeas.D[0]]
  const third = second ?? (first === 'C' ? 'D' : 'C')
  return [...playIdeas[first], playIdeas[third][0]]
}
