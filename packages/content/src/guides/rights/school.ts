import { advice, fact, type GuideFold } from '../guide.ts'
import { guideSources as from } from '../sources.ts'
import { guideTexts } from '../../words/every-language.ts'

const say = guideTexts.rights

export const school: GuideFold = {
  id: 'school',
  title: say.school.title,
  hint: say.school.hint,
  link: {
    path: '/materials/about-me',
    label: say.school.link_label,
  },
  parts: [
    {
      kind: 'get',
      lines: [fact([from.schoolSections, from.disabilitiesAct], say.school.get_1)],
    },
    {
      kind: 'who',
      lines: [
        fact([from.schoolSections, from.disabilityList], say.school.who_1),
        fact(from.educationAmendment, say.school.who_2),
        fact(from.educationAtHome, say.school.who_3),
      ],
    },
    {
      kind: 'steps',
      lines: [
        advice(say.school.steps_1),
        advice(say.school.steps_2),
        fact([from.cbseRules, from.cbseApply], say.school.steps_3),
        fact(from.openSchool, say.school.steps_4),
      ],
    },
    {
      kind: 'refused',
      lines: [advice(say.school.refused_1), fact(from.schoolComplaints, say.school.refused_2)],
    },
  ],
}
