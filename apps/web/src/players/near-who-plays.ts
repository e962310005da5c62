import { messagesOf } from '../platform/messages.ts'
import { definePart } from '../platform/part/define-part.tsx'
import { onDemand } from '../platform/part/on-demand.tsx'

const childrenWords = messagesOf('children/children', 'children')
const whoWords = messagesOf('games/players', 'whoPlays')

/** "Who is playing?", for an adult: nothing for a single child. */
export const WhoPlays = definePart({
  load: () => import('./who-plays.tsx').then((module) => module.WhoPlays),
  messages: [whoWords, childrenWords],
  when: onDemand,
})
