/** The steps of one drawing with undo and redo: every change is one entry, whether it added a stroke or moved a shape. */
import type { Step } from './drawing.ts'

export interface PaintHistory {
  readonly before: readonly (readonly Step[])[]
  readonly now: readonly Step[]
  readonly undone: readonly (readonly Step[])[]
}

/** More than a child draws in one session; entries share their steps, so each costs one list of references. */
const maxEntries = 200

/** For a reopened drawing: undo removes its last steps one by one. */
export function paintHistoryOf(steps: readonly Step[]): PaintHistory {
  const first = Math.max(0, steps.length - maxEntries)
  const before = steps.slice(first).map((_, index) => steps.slice(0, first + index))
  // The initial picture of the page is not a stroke and cannot be undone.
  const isGround = steps[0]?.tool === 'layer' && !steps[0].isPhoto
  return { before: isGround ? before.filter(({ length }) => length > 0) : before, now: steps, undone: [] }
}

export function withSteps(history: PaintHistory, now: readonly Step[]): PaintHistory {
  return { before: [...history.before, history.now].slice(-maxEntries), now, undone: [] }
}

export function stepsUndone(history: PaintHistory): PaintHistory {
  const now = history.before.at(-1)
  return now ? { before: history.before.slice(0, -1), now, undone: [...history.undone, history.now] } : history
}

export function stepsRedone(history: PaintHistory): PaintHistory {
  const now = history.undone.at(-1)
  return now ? { before: [...history.before, history.now], now, undone: history.undone.slice(0, -1) } : history
}
