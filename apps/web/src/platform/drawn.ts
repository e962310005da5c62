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

/** The prerendered element for this language and URL; null in the app shell, and if this device has other content to show. */
export function drawnPage(language: string): Element | null {
  // A question page does not depend on the previous page, which is stored in its history entry.
  const isPlain =
    (history.state === null || guardedDrawing.test(location.pathname)) &&
    location.search === '' &&
    location.hash === '' &&
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
 * Replays what was clicked before hydration; later clicks are handled by the app. On most pages this is the last click, in a
 * game each one in its order: a piece, then its place.
 */
export function repeatPress(): void {
  const root = document.documentElement as { pressed?: readonly HTMLElement[] | undefined; isLive?: boolean }
  const { pressed = [] } = root
  root.pressed = undefined
  root.isLive = true
  for (const each of pressed) delete each.dataset.pressed
  const queue = [...pressed]
  // A press during hydration comes before timers, and must wait for the earlier ones: a place needs its piece.
  const hold = (event: MouseEvent) => {
    const button = event.isTrusted && event.target instanceof Element && event.target.closest<HTMLElement>('[data-stop]')
    if (!button) return
    event.stopPropagation()
    queue.push(button)
  }
  if (queue.length > 0) addEventListener('click', hold, true)
  const repeat = () => {
    const next = queue.shift()
    if (!next) return removeEventListener('click', hold, true)
    if (next.isConnected) next.click()
    setTimeout(repeat)
  }
  // After pages have rendered with device data: a form is submitted with the values typed into it.
  setTimeout(repeat)
}
