import { family, offers, therapy, yourself } from './first-hundred-days/around.ts'
import { bands } from './first-hundred-days/bands.ts'
import type { Guide } from './guide.ts'
import { guideTexts } from '../words/every-language.ts'

const say = guideTexts.firstHundredDays

/** After a diagnosis, or a strong hint of one. */
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
