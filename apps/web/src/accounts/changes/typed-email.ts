import type { MouseEvent } from 'react'
import { goTo } from '../../platform/navigation.ts'

/** The address typed on the previous page, passed in the history entry and never in the address bar. */
export function emailInHistory(): string {
  return textInHistory('email')
}

export function textInHistory(name: string): string {
  const text = pageState()[name]
  return typeof text === 'string' ? text : ''
}

/** Follows a link to `/forgot-password` with the typed address; Back restores it too. */
export function openForgotten(event: MouseEvent, email: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  history.replaceState({ ...pageState(), email }, '')
  goTo('/forgot-password', { state: { email } })
}

/** To the page of the new password, where the code of the mail is typed. */
export function openByCode(email: string): void {
  goTo('/reset-password', { state: { email, hasCode: true } })
}

export function pageState(): Readonly<Record<string, unknown>> {
  return (history.state as Record<string, unknown> | null) ?? {}
}
