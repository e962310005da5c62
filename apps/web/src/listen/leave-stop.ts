/** The Stop button is removed when the reading ends: its focus moves to the button beside it. */
export function leaveStop(page: Document): void {
  const stop = page.activeElement?.closest('[data-listen-stop]')
  stop?.parentElement?.querySelector<HTMLElement>('[data-listen-toggle]')?.focus()
}
