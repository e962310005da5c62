/**
 * Stands in the HTML of the talk board, after it: before anything is painted, the drawn board becomes that of this device
 * where cells are hidden; where it has other words or places, it waits unseen for the app. Nobody sees a board of somebody else.
 */
import { noteEarlyPresses } from './early-press.ts'
import { firstLook, standardLook } from './first-look.ts'

const root = document.documentElement
const app = document.querySelector('#app')
const main = document.querySelector<HTMLElement>('.talk')

if (app) noteEarlyPresses(app)

if (main) {
  const cells = [...main.querySelectorAll<HTMLElement>('[data-word]')]
  const words = cells.map(({ dataset }) => dataset.word ?? '')
  const look = firstLook(stored(), standardLook(innerWidth, innerHeight), root.lang, words)
  if (look.way !== 'as-drawn') root.dataset.ownState = look.way
  for (const cell of cells) if (look.hidden.includes(cell.dataset.word ?? '')) cell.replaceWith(emptyCell())
  main.querySelector('.talk-grid')?.classList.toggle('talk-grid--plain', look.isPlain)
  main.classList.toggle('talk--tall', look.orientation === 'tall')
  main.classList.toggle('talk--wide', look.orientation === 'wide')
  main.classList.toggle('talk--many', look.size === 60)
}

function emptyCell(): HTMLElement {
  const cell = document.createElement('span')
  cell.className = 'talk-cell talk-cell--empty'
  return cell
}

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem('ankur-talk') ?? 'null')
  } catch {
    // Storage is off, or holds what nobody can read.
    return null
  }
}
