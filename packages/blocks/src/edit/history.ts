/** Undo and redo: earlier and later games as values. Undo and redo return the identical objects. */
import type { Project } from '../project.ts'

export interface History {
  readonly now: Project
  /** Oldest first. */
  readonly before: readonly Project[]
  /** The undone games, the last undone at the end. */
  readonly undone: readonly Project[]
}

/** The number of steps that can be undone; older ones are dropped. */
export const maxUndos = 200

export function historyOf(project: Project): History {
  return { now: project, before: [], undone: [] }
}

/** Records a change. An edit without effect is not recorded and does not clear the redo list. */
export function addChange(history: History, project: Project): History {
  if (project === history.now) return history
  return { now: project, before: [...history.before, history.now].slice(-maxUndos), undone: [] }
}

export function undoChange(history: History): History {
  const last = history.before.at(-1)
  if (!last) return history
  return { now: last, before: history.before.slice(0, -1), undone: [...history.undone, history.now] }
}

export function redoChange(history: History): History {
  const next = history.undone.at(-1)
  if (!next) return history
  return { now: next, before: [...history.before, history.now], undone: history.undone.slice(0, -1) }
}
