/**
 * Moves between questions. Browser Back means Previous: each move forward is one history entry that remembers where it
 * came from, and Previous steps back over it instead of piling up new ones.
 */
import { navigate } from 'wouter/use-browser-location'
import type { ItemId } from '@ankur/screening/instrument'
import { pathAfter, questionPath } from './question-number.ts'

export function openAfter(id: ItemId): void {
  navigate(pathAfter(id), { state: { from: id } })
}

export function openBefore(id: ItemId): void {
  const state = history.state as { from?: unknown } | null
  if (state?.from === id - 1) history.back()
  else navigate(questionPath(id - 1), { replace: true })
}
