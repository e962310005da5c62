import type { Guide } from './guide.ts'
import { card } from './rights/card.ts'
import { health } from './rights/health.ts'
import { adulthood, other, travel } from './rights/later.ts'
import { pension, tax } from './rights/money.ts'
import { school } from './rights/school.ts'
import { guideTexts } from '../words/every-language.ts'

const say = guideTexts.rights

/** From a diagnosis to the benefits, in the order in which each document is needed for the next. */
export const rights: Guide = {
  path: '/rights',
  title: say.rights.title,
  description: say.rights.description,
  lead: say.rights.lead,
  steps: [
    {
      title: say.rights.step_1_title,
      text: say.rights.step_1_text,
    },
    {
      title: say.rights.step_2_title,
      text: say.rights.step_2_text,
    },
    {
      title: say.rights.step_3_title,
      text: say.rights.step_3_text,
    },
  ],
  folds: [card, health, school, pension, tax, travel, adulthood, other],
}
