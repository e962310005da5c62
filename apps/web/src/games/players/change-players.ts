/** The players of this device. Each has levels, locks, play days and a garden; settings belong to the device. */
import { isRecord } from '../../platform/comfort/comfort-settings.ts'
import { lockStore, parseLock, type LevelLock } from '../level-lock.ts'
import { playedGames } from '../played-games.ts'
import { parseGames, progressStore, type Progress } from '../progress.ts'
import { mostPlayers, type Player } from './player.ts'

interface Change {
  readonly progress: Progress
  readonly lock: LevelLock
}

/** Existing play data belongs to the first player. */
export function withPlayer(progress: Progress, player: Player): Progress {
  if (progress.players.length >= mostPlayers) return progress
  return { ...progress, players: [...progress.players, player], playing: progress.playing ?? player.id }
}

export function playedBy({ progress, lock }: Change, id: string): Change {
  if (progress.playing === id || !progress.players.some((each) => each.id === id)) return { progress, lock }
  const { [id]: coming, ...waiting } = progress.others
  const leaving = progress.playing === null ? {} : { [progress.playing]: { games: progress.games, lock } }
  const kept = isRecord(coming) ? coming : {}
  const next = { ...progress, games: parseGames(kept.games), playing: id, others: { ...waiting, ...leaving } }
  return { progress: next, lock: parseLock(kept.lock) }
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

export function letPlay(id: string): void {
  keep((now) => playedBy(now, id))
}

export function removePlayer(id: string): void {
  keep((now) => withoutPlayer(now, id))
}

function keep(change: (now: Change) => Change): void {
  const next = change({ progress: progressStore.load(), lock: lockStore.load() })
  progressStore.change(() => next.progress)
  lockStore.change(() => ({ ...Object.fromEntries(playedGames.map((game) => [game, undefined])), ...next.lock }) as LevelLock)
}
