/**
 * In the HTML of the talk board, before its content: on a slow connection a browser paints before the HTML is complete and
 * `first-board.ts` shows the board. Until then only the empty sentence is visible, or nothing if it may change: the words
 * would move when the folders below them arrive. A page in another language is invisible until it has its words (`shell.css`).
 */
const root = document.documentElement

// The app expects the board as it rendered it.
document.currentScript?.remove()
root.dataset.ownState = !hasBoard() && matchMedia('(orientation: portrait)').matches ? 'by-app' : 'loading'

function hasBoard(): boolean {
  try {
    return localStorage.getItem('ankur-talk') !== null
  } catch {
    // Storage is disabled.
    return false
  }
}
