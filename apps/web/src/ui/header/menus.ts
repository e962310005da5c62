/**
 * Menus are `<details data-menu>`, so they open and close without script. This adds the rest:
 * Esc closes a menu and returns the focus, choosing a link closes it, and only one is open at a time.
 * Returns a function that removes the listeners.
 */
export function watchMenus(page: Document): () => void {
  page.addEventListener('keydown', closeOnEscape)
  page.addEventListener('click', closeOnLink)
  // `toggle` does not bubble, so the listener uses the capture phase.
  page.addEventListener('toggle', closeOthers, true)
  return () => {
    page.removeEventListener('keydown', closeOnEscape)
    page.removeEventListener('click', closeOnLink)
    page.removeEventListener('toggle', closeOthers, true)
  }
}

function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  for (const menu of openMenus(event)) close(menu)
}

function closeOnLink(event: MouseEvent): void {
  const link = (event.target as Element).closest('[data-menu] a, [data-menu] nav button')
  if (!link) return
  for (const menu of openMenus(event)) close(menu)
}

function closeOthers(event: Event): void {
  const opened = event.target as HTMLDetailsElement
  if (!opened.open || !opened.matches('[data-menu]')) return
  for (const menu of openMenus(event)) if (menu !== opened) menu.open = false
}

function close(menu: HTMLDetailsElement): void {
  const heldFocus = menu.contains(menu.ownerDocument.activeElement)
  menu.open = false
  if (heldFocus) menu.querySelector('summary')?.focus()
}

function openMenus(event: Event): Iterable<HTMLDetailsElement> {
  const page = (event.target as Element).ownerDocument ?? document
  return page.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
}
