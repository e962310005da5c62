import { eating, sleep, toilet } from './everyday/night-and-food.ts'
import { haircut, noise } from './everyday/outside.ts'
import { safety } from './everyday/safety.ts'
import type { Guide } from './guide.ts'
import { guideTexts } from '../words/every-language.ts'

const say = guideTexts.everyday

/** Six difficult situations of a day. The advice uses no force, no food rewards, and does not hide comfort objects. */
export const everyday: Guide = {
  path: '/everyday',
  title: say.everyday.title,
  description: say.everyday.description,
  lead: say.everyday.lead,
  steps: [],
  folds: [sleep, eating, toilet, haircut, noise, safety],
}
