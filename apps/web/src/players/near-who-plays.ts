import { childrenWords } from '../children/index.ts'
import { definePart } from '../platform/part/define-part.tsx'
import { onDemand } from '../platform/part/on-demand.tsx'
import { whoWords } from './who-words.ts'

/** "Who is playing?", for an adult: nothing for a single child. */
export const WhoPlays = definePart({
  load: () => import('./who-plays.tsx').then((module) => module.WhoPlays),
  messages: [whoWords, childrenWords],
  when: onDemand,
})
