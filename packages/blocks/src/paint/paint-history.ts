/** The steps of one drawing with the way back: every change is one entry, whether it added a stroke or moved a shape. */
import type { Step } from './drawing.ts'

export interface PaintHistory {
  readonly before: readonly (readonly Step[])[]
  readonly now: readonly Step[]
  readonly undone: readonly (readonly Step[])[]
}

/** More than a child draws in one sitting; steps are shared between entries, so each costs a list of references. */
const mostEntries = 200

/** Of a drawing that is opened again: undo takes back its last steps one by one. */
export function paintHistoryOf(steps: readonly Step[]): PaintHistory {
  const first = Math.max(0, steps.length - mostEntries)
  const before = steps.slice(first).map((_, index) => steps.slice(0, first + index))
  // What the page began with is no stroke that somebody could take back.
  const isGround = steps[0]?.tool === 'layer' && !steps[0].isPhoto
  return { before: isGround ? before.filter(({ length }) => length > 0) : before, now: steps, undone: [] }
}

export function withSteps(history: PaintHistory, now: readonly Step[]): PaintHistory {
  return { before: [...history.before, history.now].slice(-mostEntries), now, undone: [] }
}

export function stepsUndone(history: PaintHistory): PaintHistory {
  const now = history.before.at(-1)
  return now ? { before: history.before.slice(0, -1), now, undone: [...history.undone, history.now] } : history
}

export function stepsRedone(history: PaintHistory): PaintHistory {
  const now = history.undone.at(-1)
  return now ? { before: [...history.before, history.now], now, undone: history.undone.slice(0, -1) } : history
}
