import { advice, type GuideFold } from '../guide.ts'
import { guideTexts } from '../../words/every-language.ts'

const say = guideTexts.firstHundredDays

const links: Readonly<Record<string, GuideFold['link']>> = {
  'days-8': { path: '/first-words', label: say.links['days-8_label'] },
  'days-31': { path: '/rights', label: say.links['days-31_label'] },
  'days-61': { path: '/materials/about-me', label: say.links['days-61_label'] },
}

/** At most four checkboxes for each period: one small task at a time. The dictionaries list them in order. */
export const bands: readonly GuideFold[] = Object.entries(say.bands).map(([id, { title, hint, ...lines }]) => ({
  id,
  title,
  hint,
  parts: [{ kind: 'boxes', lines: Object.values(lines).map((line) => advice(line)) }],
  ...(links[id] && { link: links[id] }),
}))
