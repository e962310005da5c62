/** Exports the class to a file for another device. It does not contain names of accounts. */
import { fill } from '@ankur/content'
import { isRecord } from '../../platform/comfort/comfort-settings.ts'
import { parseJson } from '../../platform/storage/storage.ts'
import { playedGames } from '../played-games.ts'
import { lockStore, parseLock, type LevelLock } from '../level-lock.ts'
import { parseGames, progressStore, type Progress } from '../progress.ts'
import { maxPlayers, parsePlayers, withPlayer, type Player } from '../../players/index.ts'

const FORMAT = 'ankur-class-1'

/** A file of thirty children with two years of days each stays far below. */
const LARGEST_FILE = 8_000_000

export interface ClassOf {
  readonly progress: Progress
  readonly lock: LevelLock
}

/** The games and locks of any child of the device. */
export function playOf({ progress, lock }: ClassOf, id: string): { games: Progress['games']; lock: LevelLock } {
  if (progress.playing === id) return { games: progress.games, lock }
  const kept = progress.others[id]
  const { games, lock: own } = isRecord(kept) ? kept : { games: null, lock: null }
  return { games: parseGames(games), lock: parseLock(own) }
}

export function writeClass(all: ClassOf): string {
  const players = all.progress.players.map(({ accountChild: _account, ...player }) => ({
    ...player,
    childId: null,
    ...playOf(all, player.id),
  }))
  return JSON.stringify({ format: FORMAT, players })
}

interface ClassImport extends ClassOf {
  readonly added: number
  readonly left: number
}

/** Null when the text is not a class. Existing pupils on the device stay unchanged. */
export function readClass(text: string, here: ClassOf): ClassImport | null {
  const file = text.length <= LARGEST_FILE ? parseJson(text) : null
  if (!isRecord(file) || file.format !== FORMAT || !Array.isArray(file.players)) return null
  const stored: readonly unknown[] = file.players
  const playIn = (id: string) => {
    const found = stored.find((each) => isRecord(each) && each.id === id)
    const { games, lock } = isRecord(found) ? found : { games: null, lock: null }
    return { games: parseGames(games), lock: parseLock(lock) }
  }
  const before = withWhoPlayedHere(here.progress)
  const unknown = parsePlayers(stored).filter(({ id }) => !before.players.some((each) => each.id === id))
  const fresh = unknown
    .slice(0, maxPlayers - before.players.length)
    .map(({ accountChild: _account, ...player }): Player => ({ ...player, childId: null }))
  const counts = { added: fresh.length, left: unknown.length - fresh.length }
  const players = [...before.players, ...fresh]
  const [first] = fresh
  // Somebody always plays: on a device without players, the first of the file.
  const plays = before.playing === null && first ? playIn(first.id) : { games: before.games, lock: here.lock }
  const playing = before.playing ?? first?.id ?? null
  const waiting = fresh.filter(({ id }) => id !== playing).map(({ id }) => [id, playIn(id)] as const)
  const others = { ...before.others, ...Object.fromEntries(waiting) }
  return { progress: { ...before, players, playing, others, games: plays.games }, lock: plays.lock, ...counts }
}

/** Play from before there were names is not lost when a class is imported. */
function withWhoPlayedHere(progress: Progress): Progress {
  const hasPlayed = playedGames.some((game) => progress.games[game].days.length > 0)
  if (progress.players.length > 0 || !hasPlayed) return progress
  return withPlayer(progress, { id: 'here-before', friend: 'cat', name: '', childId: null })
}

/** Removes everybody, with levels, locks, days and gardens; settings of the device stay. */
export function withoutClass(progress: Progress): Progress {
  return { ...progress, players: [], playing: null, others: {}, games: parseGames({}) }
}

export function useClass(): ClassOf {
  return { progress: progressStore.use(), lock: lockStore.use() }
}

/** The letters that were typed, else the place in the list. */
export function usePupilName(nameless: string): (player: Player) => string {
  const { players } = progressStore.use()
  return ({ id, name }) => name || fill(nameless, { n: players.findIndex((each) => each.id === id) + 1 })
}
