/** When an earlier state of a game is saved, and how long it is kept. */
import { allBlocks, type Project, type Sprite } from '@ankur/blocks/project'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** After a pause this long the game is saved as it was, before the first change. */
const pauseMs = 5 * minuteMs
/** During continuous work it is saved at this interval. */
const longestMs = 15 * minuteMs

export interface Moments {
  readonly nowMs: number
  /** When the game was last changed. */
  readonly changedMs: number
  /** When an earlier state was last saved. */
  readonly stateSavedMs: number
}

export function isDue(before: Project, after: Project, { nowMs, changedMs, stateSavedMs }: Moments): boolean {
  if (!isWorthKeeping(before)) return false
  return isOtherGame(before, after) || nowMs - changedMs >= pauseMs || nowMs - stateSavedMs >= longestMs
}

/** A game that was opened, imported or started again shares no objects with the previous one; an edit shares most. */
function isOtherGame(before: Project, after: Project): boolean {
  const hasPartOf = (one: Sprite) => (other: Sprite) => one.costumes === other.costumes || one.scripts === other.scripts
  return !after.sprites.some((sprite) => before.sprites.some(hasPartOf(sprite)))
}

/** A cat without blocks can be created again at any time. */
export function isWorthKeeping(project: Project): boolean {
  return project.sprites.length > 1 || allBlocks(project).length > 0
}

export interface SavedState {
  readonly id: string
  readonly atMs: number
  readonly bytes: number
  /** The id of the game. */
  readonly game: string
  /** Whether it cannot be opened; such a one is never removed automatically. */
  readonly isDamaged: boolean
}

const newest = 20
const most = 60
const mostBytes = 8 * 1024 * 1024

/** The newest stay; of older ones one for each day, and the last of each game; within the space limit of a phone. */
export function statesToDelete(all: readonly SavedState[]): string[] {
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
