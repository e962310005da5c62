import { lazyPart } from '../../platform/lazy-part.tsx'
import { progressStore } from '../progress.ts'
import { playersWords } from './players-words.ts'

const WhoPlays = lazyPart(() => import('./who-plays.tsx').then((module) => module.WhoPlays), playersWords)

/** Fetched only where two or more share the device. */
export function WhoPlaysHere() {
  const { players } = progressStore.use()
  return players.length > 1 && <WhoPlays />
}
