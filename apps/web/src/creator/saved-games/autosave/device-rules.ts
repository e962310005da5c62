/** When an earlier state of a game is saved. How long it stays is in `device-states.ts`. */
import { allBlocks, type Project, type Sprite } from '@ankur/blocks/project'

const minuteMs = 60_000

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
