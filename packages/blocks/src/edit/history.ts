/** Undo and redo: the games of before and after, as values. Undoing and redoing give back the very same game. */
import type { Project } from '../project.ts'

export interface History {
  readonly now: Project
  /** Oldest first. */
  readonly before: readonly Project[]
  /** What was undone, the last undone at the end. */
  readonly undone: readonly Project[]
}

/** How many steps can be undone; older ones are forgotten. */
export const mostUndos = 200

export function historyOf(project: Project): History {
  return { now: project, before: [], undone: [] }
}

/** A change was made. One that changed nothing is none, and forgets nothing. */
export function changedTo(history: History, project: Project): History {
  if (project === history.now) return history
  return { now: project, before: [...history.before, history.now].slice(-mostUndos), undone: [] }
}

export function undone(history: History): History {
  const last = history.before.at(-1)
  if (!last) return history
  return { now: last, before: history.before.slice(0, -1), undone: [...history.undone, history.now] }
}

export function redone(history: History): History {
  const next = history.undone.at(-1)
  if (!next) return history
  return { now: next, before: [...history.before, history.now], undone: history.undone.slice(0, -1) }
}
