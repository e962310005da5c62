import { eating, sleep, toilet } from './everyday/night-and-food.ts'
import { haircut, noise } from './everyday/outside.ts'
import { safety } from './everyday/safety.ts'
import type { Guide } from './guide.ts'
import { guideTexts } from '../words/every-language.ts'

const say = guideTexts.everyday

/** Six hard moments of a day. No force, no prizes of food, no hiding of what comforts. */
export const everyday: Guide = {
  path: '/everyday',
  title: say.everyday.title,
  description: say.everyday.description,
  lead: say.everyday.lead,
  steps: [],
  folds: [sleep, eating, toilet, haircut, noise, safety],
}
