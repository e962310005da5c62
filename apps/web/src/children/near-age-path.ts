import { definePart } from '../platform/part/define-part.tsx'
import { nearView } from '../platform/part/near-view.tsx'
import { agePathWords } from './age-path-words.ts'

/** Most children are of an age that fits: the words for the others are fetched where one is not. */
export const AgePath = definePart({
  load: () => import('./age-path.tsx').then((part) => part.AgePath),
  messages: [agePathWords],
  when: nearView({ height: 'low' }),
})
