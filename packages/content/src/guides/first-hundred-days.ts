import { type Guide, advice, type GuideFold, fact } from './guide.ts'
import { guideSources as from } from './sources.ts'
import { guideTexts } from '../words/every-language.ts'

const say = guideTexts.firstHundredDays

const links: Readonly<Record<string, GuideFold['link']>> = {
  'days-8': { path: '/first-words', label: say.links['days-8_label'] },
  'days-31': { path: '/rights', label: say.links['days-31_label'] },
  'days-61': { path: '/materials/about-me', label: say.links['days-61_label'] },
}

/** At most four checkboxes for each period: one small task at a time. The dictionaries list them in order. */
const bands: readonly GuideFold[] = Object.entries(say.bands).map(([id, { title, hint, ...lines }]) => ({
  id,
  title,
  hint,
  parts: [{ kind: 'boxes', lines: Object.values(lines).map((line) => advice(line)) }],
  ...(links[id] && { link: links[id] }),
}))

const offers: GuideFold = {
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

const therapy: GuideFold = {
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

const family: GuideFold = {
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

const yourself: GuideFold = {
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

/** For the time after a diagnosis, or after a strong suspicion. */
export const firstHundredDays: Guide = {
  path: '/first-hundred-days',
  title: say.firstHundredDays.title,
  description: say.firstHundredDays.description,
  lead: say.firstHundredDays.lead,
  steps: [],
  folds: [...bands, offers, therapy, family, yourself],
  ownNumbers: ['1', '7', '8', '30', '31', '60', '61', '90', '91', '100'],
  keepsTicks: say.firstHundredDays.keepsTicks,
}
