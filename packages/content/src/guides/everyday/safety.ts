import { advice, fact, type GuideFold } from '../guide.ts'
import { guideSources as from } from '../sources.ts'
import { guideTexts } from '../../words/every-language.ts'

const say = guideTexts.everyday

export const safety: GuideFold = {
  id: 'safety',
  title: say.safety.title,
  hint: say.safety.hint,
  link: {
    path: '/materials/id-card',
    label: say.safety.link_label,
  },
  parts: [
    {
      kind: 'why',
      lines: [fact(from.runningOff, say.safety.why_1)],
    },
    {
      kind: 'try',
      lines: [
        fact(from.emergencyNumber, say.safety.try_1),
        advice(say.safety.try_2),
        advice(say.safety.try_3),
        advice(say.safety.try_4),
        advice(say.safety.try_5),
      ],
    },
    {
      kind: 'doctor',
      lines: [advice(say.safety.doctor_1), fact(from.childNumber, say.safety.doctor_2)],
    },
  ],
}
