import { advice, fact, type GuideFold } from '../guide.ts'
import { guideSources as from } from '../sources.ts'
import { guideTexts } from '../../words/every-language.ts'

const say = guideTexts.firstHundredDays

export const offers: GuideFold = {
  id: 'offers',
  title: say.offers.title,
  hint: say.offers.hint,
  parts: [
    {
      kind: 'list',
      lines: [
        fact(from.notRecommended, say.offers.list_1),
        fact(from.stemCells, say.offers.list_2),
        fact(from.childGuideline, say.offers.list_3),
      ],
    },
  ],
}

export const therapy: GuideFold = {
  id: 'therapy',
  title: say.therapy.title,
  hint: say.therapy.hint,
  parts: [
    {
      kind: 'list',
      lines: [advice(say.therapy.list_1), advice(say.therapy.list_2), advice(say.therapy.list_3)],
    },
  ],
}

export const family: GuideFold = {
  id: 'family',
  title: say.family.title,
  hint: say.family.hint,
  parts: [
    {
      kind: 'text',
      lines: [advice(say.family.text_1)],
    },
  ],
  link: {
    path: '/blogs/explaining-autism-to-grandmother',
    label: say.family.link_label,
  },
}

export const yourself: GuideFold = {
  id: 'you',
  title: say.yourself.title,
  hint: say.yourself.hint,
  parts: [
    {
      kind: 'text',
      lines: [fact(from.teleManas, say.yourself.text_1)],
    },
  ],
}
