import { deferredSection } from '../platform/deferred-section.tsx'
import { agePathWords } from './age-path-words.ts'

/** Most children are of an age that fits: the words for the others are fetched where one is not. */
export const AgePath = deferredSection({
  load: () => import('./age-path.tsx').then((part) => part.AgePath),
  words: [agePathWords],
  height: 'low',
})
