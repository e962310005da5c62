/**
 * Pages that stand in their HTML before the script (`prerender.tsx`, docs/decisions/0013). The build draws them as a
 * first visitor sees them; the script takes them over as they stand, so its first drawing must be the same.
 */

/** Settled by the bundler, so that no phone loads what only the build does. */
export const isBeingDrawn = import.meta.env.SSR

/** What a page that is drawn at build time needs in its head. */
export const drawn = { styles: new Set<string>(), board: '' }

/** Drawn pages that only show to who is signed in: the script after them takes the drawing away from others. */
const guardedDrawing = /^\/autism-test\/question\//

let isTaken = false

/** What the HTML shows in the language of the page, for this very address; null in a shell, and where this device has more to show. */
export function drawnPage(language: string): Element | null {
  // A question is the same however it was come to; where it came from stands in its history entry.
  const isPlain =
    (history.state === null || guardedDrawing.test(location.pathname)) &&
    location.search === '' &&
    location.hash === '' &&
    !document.documentElement.hasAttribute('data-own-state')
  return isPlain ? document.querySelector(`#app[data-drawn="${language}"]`) : null
}

/** Whether the page is being drawn, or taken over: then it shows what a first visitor sees. */
export function isFirstDrawing(): boolean {
  return isBeingDrawn || (isTaken && !isLive)
}

/** Whether this page stood in its HTML. Until its device is known it stays as it was drawn. */
export function isTakenOver(): boolean {
  return isBeingDrawn || (isTaken && guardedDrawing.test(location.pathname))
}

let isLive = false

export function beginTakingOver(): void {
  isTaken = true
}

/** From now on pages show what this device knows. Presses on a page that was not alive yet count now. */
export function endTakingOver(): void {
  if (isLive) return
  isLive = true
  document.documentElement.removeAttribute('data-own-state')
  if (!isTakenOver()) repeatPress()
}

/** Presses again what was pressed before it could do anything; from now on presses are nobody's but the app's. */
export function repeatPress(): void {
  const root = document.documentElement as { pressed?: HTMLElement | undefined; isLive?: boolean }
  const { pressed } = root
  root.pressed = undefined
  root.isLive = true
  delete pressed?.dataset.pressed
  // Once the pages have drawn what they know: a form is sent with what was typed into it.
  if (pressed) setTimeout(() => pressed.isConnected && pressed.click())
}
