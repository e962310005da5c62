import { advice, fact, type GuideFold } from '../guide.ts'
import { guideSources as from } from '../sources.ts'
import { guideTexts } from '../../words/every-language.ts'

const say = guideTexts.rights

export const travel: GuideFold = {
  id: 'travel',
  title: say.travel.title,
  hint: say.travel.hint,
  parts: [
    {
      kind: 'get',
      lines: [fact([from.railShare, from.railGroups], say.travel.get_1)],
    },
    {
      kind: 'who',
      lines: [fact(from.railGroups, say.travel.who_1), fact(from.railCourt, say.travel.who_2), advice(say.travel.who_3)],
    },
    {
      kind: 'steps',
      lines: [fact(from.railOnline, say.travel.steps_1)],
    },
  ],
}

export const adulthood: GuideFold = {
  id: 'adulthood',
  title: say.adulthood.title,
  hint: say.adulthood.hint,
  parts: [
    {
      kind: 'who',
      lines: [fact(from.guardianship, say.adulthood.who_1)],
    },
    {
      kind: 'steps',
      lines: [fact(from.guardianship, say.adulthood.steps_1)],
    },
  ],
}

export const other: GuideFold = {
  id: 'other',
  title: say.other.title,
  hint: say.other.hint,
  parts: [
    {
      kind: 'text',
      lines: [
        fact([from.healthCard, from.healthCardFree, from.healthCardPapers], say.other.text_1),
        fact(from.healthCardPapers, say.other.text_2),
        advice(say.other.text_3),
        advice(say.other.text_4),
      ],
    },
  ],
}
