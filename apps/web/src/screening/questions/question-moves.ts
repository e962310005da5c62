/**
 * Navigation between questions. Browser Back means Previous: each move forward is one history entry that stores its origin,
 * and Previous goes back in the history instead of adding entries.
 */
import { navigate } from 'wouter/use-browser-location'
import { pathAfter, questionPath } from './question-number.ts'

export function openAfter(number: number, count: number): void {
  navigate(pathAfter(number, count), { state: { from: number } })
}

export function openBefore(number: number): void {
  const state = history.state as { from?: unknown } | null
  if (state?.from === number - 1) history.back()
  else navigate(questionPath(number - 1), { replace: true })
}
