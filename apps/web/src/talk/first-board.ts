/**
 * In the HTML of the talk board, after it: before the first paint, the prerendered board is changed to that of this device,
 * if its words are in the page; a board with other words stays invisible until the app is loaded. Another board is never
 * shown.
 */
import { noteEarlyInput } from './early-press.ts'
import { firstLook, standardLook, type FirstLook } from './first-look.ts'

const root = document.documentElement
const app = document.querySelector('#app')
const main = document.querySelector<HTMLElement>('.talk')

if (app) noteEarlyInput(app)

if (main) {
  const look = firstLook(stored(), standardLook(innerWidth, innerHeight), root.lang)
  if (look.way !== 'as-drawn') root.dataset.ownState = look.way
  if (look.way === 'fitted') fitBoard(main, look)
  main.classList.toggle('talk--tall', look.orientation === 'tall')
  main.classList.toggle('talk--wide', look.orientation === 'wide')
  main.classList.toggle('talk--many', look.size === 60)
}

/** As rendered by `board-grid.tsx` and `word-cell.tsx`. */
function fitBoard(board: HTMLElement, { rows, isPlain, wordAbove }: FirstLook): void {
  const grid = board.querySelector('.talk-grid')
  const [row] = grid?.children ?? []
  if (!grid || !row) return
  const cells = new Map([...grid.querySelectorAll<HTMLElement>('[data-word]')].map((cell) => [cell.dataset.word, cell]))
  const count = { columns: rows[0]?.length ?? 0, rows: rows.length }
  grid.className = `talk-grid talk-grid--columns-${count.columns} talk-grid--rows-${count.rows} talk-grid--few`
  grid.classList.toggle('talk-grid--plain', isPlain)
  const made = rows.map((words, y) => {
    const line = row.cloneNode() as HTMLElement
    line.append(...words.map((word, x) => placed(cells.get(word ?? ''), y, x, wordAbove)))
    return line
  })
  grid.replaceChildren(...made)
}

function placed(cell: HTMLElement | undefined, row: number, column: number, wordAbove: boolean): HTMLElement {
  if (!cell) return emptyCell()
  const numbers = [row + 1, column + 1]
  // "more, describing, row 5, column 1": the numbers are those of its current place.
  cell.setAttribute(
    'aria-label',
    (cell.getAttribute('aria-label') ?? '').replaceAll(/\d+/g, () => String(numbers.shift())),
  )
  const text = cell.querySelector('.talk-cell__text')
  if (wordAbove && text) {
    cell.classList.add('talk-cell--above')
    cell.prepend(text)
  }
  return cell
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
    // Storage is disabled, or unreadable.
    return null
  }
}
