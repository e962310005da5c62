/**
 * The control that someone pressed before the script ran, as it is in the page now: itself, or the one that replaced it if
 * the app rendered the page anew. Null if none or several could be meant: a wrong press is worse than a lost one.
 */
export function currentControl(pressed: HTMLElement): HTMLElement | null {
  if (pressed.isConnected) return pressed
  const wanted = identityOf(pressed)
  const [found = null, ...others] = [...document.querySelectorAll<HTMLElement>(`#app ${pressed.localName}`)].filter(
    (each) => identityOf(each) === wanted,
  )
  return others.length > 0 ? null : found
}

/** The name of a word on the talk board contains its place, which differs between boards. */
function identityOf(control: HTMLElement): string | null {
  const { id, title, dataset, textContent } = control
  return dataset.word ?? (id || control.getAttribute('aria-label') || title || textContent)
}
