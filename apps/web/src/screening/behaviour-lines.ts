import { wordGroup } from '../platform/word-group.ts'

/** The twenty behaviours as lines, in the language of the moment. */
export const behaviourLines = wordGroup({
  en: () => import('@ankur/screening/behaviours/en').then(({ english }) => english),
  hi: () => import('@ankur/screening/behaviours/hi').then(({ hindi }) => hindi),
  pa: () => import('@ankur/screening/behaviours/pa').then(({ punjabi }) => punjabi),
})
