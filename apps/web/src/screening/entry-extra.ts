/**
 * The optional questions in the history entry of their page: there they outlive a reload, and no other page of this phone
 * reads them. The attempt stands beside them, so that nobody else's answers are ever taken for these.
 */
import type { Extra } from '@ankur/screening/extra'

interface EntryState {
  readonly extra?: Extra
  readonly attemptId?: string
}

export function keepInEntry(extra: Extra, attemptId: string): void {
  history.replaceState({ ...(history.state as object | null), extra, attemptId }, '')
}

export function extraInEntry(attemptId: string): Extra {
  const state = history.state as EntryState | null
  return (state?.attemptId === attemptId && state.extra) || {}
}
