import { isLevel, type Level } from '@ankur/games/levels'
import { isRecord } from '../platform/comfort/comfort-settings.ts'
import { deviceStore } from '../platform/storage/device-store.ts'
import { playedGames, type PlayedGame } from './played-games.ts'

/** The levels that an adult has locked. A game that is not named here is free. */
export type LevelLock = Readonly<Partial<Record<PlayedGame, Level>>>

export const lockStore = deviceStore('ankur-lock', parseLock)

export function parseLock(stored: unknown): LevelLock {
  const given = isRecord(stored) ? stored : {}
  return Object.fromEntries(playedGames.flatMap((game) => (isLevel(given[game]) ? [[game, given[game]]] : [])))
}
