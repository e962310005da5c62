/** When a state of a game is put by, and how long it stays. */
import { allBlocks, type Project, type Sprite } from '@ankur/blocks/project'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** After such a pause the game is put by as it was, before the first change. */
const pauseMs = 5 * minuteMs
/** While somebody goes on and on, it is put by now and then. */
const longestMs = 15 * minuteMs

export interface Moments {
  readonly nowMs: number
  /** When the game was last changed. */
  readonly changedMs: number
  /** When it was last put by. */
  readonly putByMs: number
}

export function isDue(before: Project, after: Project, { nowMs, changedMs, putByMs }: Moments): boolean {
  if (!isWorthKeeping(before)) return false
  return isOtherGame(before, after) || nowMs - changedMs >= pauseMs || nowMs - putByMs >= longestMs
}

/** A game that was opened, brought in or started anew shares no part with the one before; a change leaves most as it was. */
function isOtherGame(before: Project, after: Project): boolean {
  const hasPartOf = (one: Sprite) => (other: Sprite) => one.costumes === other.costumes || one.scripts === other.scripts
  return !after.sprites.some((sprite) => before.sprites.some(hasPartOf(sprite)))
}

/** A cat without blocks is there again whenever somebody wants it. */
export function isWorthKeeping(project: Project): boolean {
  return project.sprites.length > 1 || allBlocks(project).length > 0
}

export interface PutBy {
  readonly id: string
  readonly atMs: number
  readonly bytes: number
  /** Which game it is. */
  readonly game: string
  /** Whether it cannot be opened; such a one is never taken away by itself. */
  readonly isDamaged: boolean
}

const newest = 20
const most = 60
const mostBytes = 8 * 1024 * 1024

/** The newest stay; of older ones one for each day, and the last of each game; and never more than a phone has room for. */
export function statesToForget(all: readonly PutBy[]): string[] {
  const sorted = all.filter(({ isDamaged }) => !isDamaged).sort((one, other) => other.atMs - one.atMs)
  const days = new Set<number>()
  const games = new Set<string>()
  let count = 0
  let bytes = 0
  return sorted.flatMap((state, index) => {
    const day = Math.floor(state.atMs / dayMs)
    const isExtra = index >= newest && days.has(day) && games.has(state.game)
    days.add(day)
    games.add(state.game)
    if (isExtra || count >= most || (count > 0 && bytes + state.bytes > mostBytes)) return [state.id]
    count++
    bytes += state.bytes
    return []
  })
}
