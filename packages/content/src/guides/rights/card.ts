import { advice, fact, type GuideFold } from '../guide.ts'
import { guideSources as from } from '../sources.ts'
import { guideTexts } from '../../words/every-language.ts'

const say = guideTexts.rights

export const card: GuideFold = {
  id: 'card',
  title: say.card.title,
  hint: say.card.hint,
  parts: [
    {
      kind: 'get',
      lines: [fact(from.disabilityList, say.card.get_1)],
    },
    {
      kind: 'steps',
      lines: [
        fact([from.certificateRules, from.certificateTime], say.card.steps_1),
        advice(say.card.steps_2),
        fact([from.autismScale, from.certificateTools], say.card.steps_3),
        advice(say.card.steps_4),
      ],
    },
    {
      kind: 'papers',
      lines: [
        fact(from.certificateRules, say.card.papers_1),
        fact(from.certificateRules, say.card.papers_2),
        fact(from.certificateRules, say.card.papers_3),
        advice(say.card.papers_4),
      ],
    },
    {
      kind: 'time',
      lines: [fact(from.certificateTime, say.card.time_1), fact([from.certificateTime, from.disabilityList], say.card.time_2)],
    },
    {
      kind: 'refused',
      lines: [advice(say.card.refused_1)],
    },
  ],
}
