import { advice, type GuideFold, type Line } from '../guide.ts'
import { guideTexts } from '../../words/every-language.ts'

const say = guideTexts.firstHundredDays

const links: Readonly<Record<string, GuideFold['link']>> = {
  'days-8': {
    path: '/first-words',
    label: say.links['days-8_label'],
  },
  'days-31': { path: '/rights', label: say.links['days-31_label'] },
  'days-61': {
    path: '/materials/about-me',
    label: say.links['days-61_label'],
  },
}

/** At most four boxes for each stretch of days: one small thing at a time. */
export const bands: readonly GuideFold[] = [
  band('days-1', say.bands['days-1'].title, say.bands['days-1'].hint, [
    advice(say.bands['days-1'].line_1),
    advice(say.bands['days-1'].line_2),
    advice(say.bands['days-1'].line_3),
    advice(say.bands['days-1'].line_4),
  ]),
  band('days-8', say.bands['days-8'].title, say.bands['days-8'].hint, [
    advice(say.bands['days-8'].line_1),
    advice(say.bands['days-8'].line_2),
    advice(say.bands['days-8'].line_3),
    advice(say.bands['days-8'].line_4),
  ]),
  band('days-31', say.bands['days-31'].title, say.bands['days-31'].hint, [
    advice(say.bands['days-31'].line_1),
    advice(say.bands['days-31'].line_2),
    advice(say.bands['days-31'].line_3),
  ]),
  band('days-61', say.bands['days-61'].title, say.bands['days-61'].hint, [
    advice(say.bands['days-61'].line_1),
    advice(say.bands['days-61'].line_2),
    advice(say.bands['days-61'].line_3),
  ]),
  band('days-91', say.bands['days-91'].title, say.bands['days-91'].hint, [
    advice(say.bands['days-91'].line_1),
    advice(say.bands['days-91'].line_2),
    advice(say.bands['days-91'].line_3),
  ]),
]

function band(id: string, title: GuideFold['title'], hint: GuideFold['hint'], lines: readonly Line[]): GuideFold {
  const link = links[id]
  return { id, title, hint, parts: [{ kind: 'boxes', lines }], ...(link && { link }) }
}
