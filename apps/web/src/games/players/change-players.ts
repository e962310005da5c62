/** The players of this device. Each has levels, locks, play days and a garden; settings belong to the device. */
import { boardsStore, choosePlayer, playedBy as switchedTo, withoutLink, type Player } from '../../players/index.ts'
import { playedGames } from '../played-games.ts'
import { lockStore, parseLock, type LevelLock } from '../level-lock.ts'
import { parseGames, progressStore, type Progress } from '../progress.ts'

interface Change {
  readonly progress: Progress
  readonly lock: LevelLock
}

export function playedBy(change: Change, id: string): Change {
  const { progress, lock } = switchedTo(change, id)
  return { progress: { ...change.progress, ...progress, games: parseGames(progress.games) }, lock: parseLock(lock) }
}

/** Removes a player with all their data; without any player the device starts empty. */
export function withoutPlayer(change: Change, id: string): Change {
  const players = change.progress.players.filter((each) => each.id !== id)
  const [first] = players
  const isPlaying = change.progress.playing === id
  const { progress, lock } = isPlaying && first ? playedBy(change, first.id) : change
  const { [id]: _gone, ...others } = progress.others
  if (isPlaying && !first) return { progress: { ...progress, players, playing: null, others, games: parseGames({}) }, lock: {} }
  return { progress: { ...progress, players, others }, lock }
}

export function withChanged(progress: Progress, id: string, changed: Partial<Omit<Player, 'id'>>): Progress {
  return { ...progress, players: progress.players.map((each) => (each.id === id ? { ...each, ...changed } : each)) }
}

export function playerOf({ players, playing }: Pick<Progress, 'players' | 'playing'>): Player | null {
  return players.find(({ id }) => id === playing) ?? null
}

export function removePlayer(id: string): void {
  const next = withoutPlayer({ progress: progressStore.load(), lock: lockStore.load() }, id)
  progressStore.change(() => next.progress)
  lockStore.change(() => ({ ...Object.fromEntries(playedGames.map((game) => [game, undefined])), ...next.lock }) as LevelLock)
  if (boardsStore.load().boards.length > 0) boardsStore.change((before) => withoutLink(before, id))
  // The talk board is that of the next player, too.
  if (next.progress.playing !== null) choosePlayer(next.progress.playing)
}
