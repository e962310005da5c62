import { definePart } from '../../platform/part/define-part.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { progressStore } from '../progress.ts'
import { playersWords } from './players-words.ts'

const WhoPlays = definePart({
  load: () => import('./who-plays.tsx').then((module) => module.WhoPlays),
  messages: [playersWords],
  when: onDemand,
})

/** Fetched only where two or more share the device. */
export function WhoPlaysHere() {
  const { players } = progressStore.use()
  return players.length > 1 && <WhoPlays />
}
