import { nearPart } from '../platform/near-part.tsx'
import { agePathWords } from './age-path-words.ts'

/** Most children are of an age that fits: the words for the others are fetched where one is not. */
export const AgePath = nearPart({
  load: () => import('./age-path.tsx').then((part) => part.AgePath),
  words: [agePathWords],
  height: 'low',
})
