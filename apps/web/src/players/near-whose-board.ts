import { messagesOf } from '../platform/messages.ts'
import { isRecord } from '../platform/comfort/comfort-settings.ts'
import { definePart } from '../platform/part/define-part.tsx'
import { onDemand } from '../platform/part/on-demand.tsx'
import { storedPerson } from '../platform/session/session.ts'
import { loadStored, parseJson } from '../platform/storage/storage.ts'

const childrenWords = messagesOf('children/children', 'children')
const whoWords = messagesOf('games/players', 'whoPlays')

/** "Whose board is this?", for an adult. */
export const WhoseBoard = definePart({
  load: () => import('./who-plays.tsx').then((module) => module.WhoseBoard),
  messages: [whoWords, childrenWords],
  when: onDemand,
})

/** Whether there may be two children to choose from; only then is the choice loaded. */
export function mayShareDevice(): boolean {
  return countOf('ankur-progress', 'players') > 1 || countOf('ankur-talk', 'boards') > 1 || storedPerson() !== null
}

function countOf(key: string, list: string): number {
  const stored = parseJson(loadStored(key))
  const entries = isRecord(stored) ? stored[list] : null
  return Array.isArray(entries) ? entries.length : 0
}
