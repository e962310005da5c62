import { family, offers, therapy, yourself } from './first-hundred-days/around.ts'
import { bands } from './first-hundred-days/bands.ts'
import type { Guide } from './guide.ts'
import { guideTexts } from '../words/every-language.ts'

const say = guideTexts.firstHundredDays

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
