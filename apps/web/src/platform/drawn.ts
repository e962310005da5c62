/**
 * Prerendered pages: their HTML is complete before the script runs (`prerender.tsx`, docs/decisions/0013). The build renders
 * them as a first visitor sees them; the script hydrates them, so its first render must give the same output.
 */

/** A constant for the bundler, so that code used only by the build is removed. */
export const isBeingDrawn = import.meta.env.SSR

/** What a page rendered at build time needs in its head. */
export const drawn = { styles: new Set<string>(), board: '' }

/** Prerendered pages for signed-in users only: the script after the HTML removes it for others. */
const guardedDrawing = /^\/autism-test\/question\//

let isTaken = false
let openedPath = ''

/** The prerendered element for this language and URL; null in the app shell, and if this device has other content to show. */
export function drawnPage(language: string): Element | null {
  openedPath = location.pathname
  // A question page does not depend on the previous page, which is stored in its history entry.
  const isPlain =
    (history.state === null || guardedDrawing.test(location.pathname)) &&
    location.search === '' &&
    // The skip link works before the script too.
    /^(#main)?$/.test(location.hash) &&
    !document.documentElement.hasAttribute('data-own-state')
  return isPlain ? document.querySelector(`#app[data-drawn="${language}"]`) : null
}

/** Whether the page is being rendered at build time or hydrated: it then shows what a first visitor sees. */
export function isFirstDrawing(): boolean {
  return isBeingDrawn || (isTaken && !isLive)
}

/** Whether this page was prerendered. Until hydration ends, it stays as it was rendered. */
export function isTakenOver(): boolean {
  return isBeingDrawn || (isTaken && guardedDrawing.test(location.pathname))
}

let isLive = false

export function beginTakingOver(): void {
  isTaken = true
}

/** Ends hydration: pages now use the data of this device. Clicks before hydration are replayed. */
export function endTakingOver(): void {
  if (isLive) return
  isLive = true
  document.documentElement.removeAttribute('data-own-state')
  if (!isTakenOver()) repeatPress()
}

/**
 * Replays what was clicked before hydration, each click in a task of its own. On most pages this is the last click, in a game
 * each one in its order: a piece, then its place. Until the last is replayed, the script in the page records new clicks
 * behind them; it ignores those made here.
 */
export function repeatPress(): void {
  const root = document.documentElement as { pressed?: HTMLElement[]; isLive?: boolean }
  const next = root.pressed?.shift()
  root.isLive = !next
  if (!next) return
  delete next.dataset.pressed
  // After pages have rendered with device data: a form is submitted with the values typed into it.
  setTimeout(() => {
    // After a redirect a control of the same name may mean something else.
    if (next.isConnected || location.pathname === openedPath) currentControl(next)?.click()
    repeatPress()
  })
}

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
