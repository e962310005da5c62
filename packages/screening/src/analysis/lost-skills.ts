import type { OptionalAnswers } from '../optional-answers.ts'
import type { Language } from '../language.ts'
import { forDoctorWords } from '../texts/analysis-texts.ts'
import { adviceWords } from '../texts/every-language.ts'

/** The skills that the family reported as lost; without their kind one general sentence, which names no movement. */
export function lostSkillsLines({ lostSkills, lostWhat = [] }: OptionalAnswers, language: Language): string[] {
  if (!lostSkills) return []
  if (lostWhat.length === 0) return [forDoctorWords.lostSkills[language]]
  return lostWhat.map((each) => adviceWords[language][`lost_${each}`])
}
