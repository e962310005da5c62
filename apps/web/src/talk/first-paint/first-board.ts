/**
 * In the HTML of the talk board, after it: before the first paint, the prerendered board is changed to that of this device,
 * if its words are in the page; a board with other words stays invisible until the app is loaded. Another board is never
 * shown. Words that are not prerendered get their pictures with the app.
 */
import { lookOf } from '@ankur/talk/boards-here'
import { coreListId, type CoreList, firstLook, type FirstLook } from './first-look.ts'
import { noteEarlyInput } from './early-press.ts'
import { lettersOf } from '../letters.ts'

const root = document.documentElement
const app = document.querySelector('#app')
const main = document.querySelector<HTMLElement>('.talk')

if (app) noteEarlyInput(app)

if (main) {
  const list = coreList()
  const inPage = { words: list.words.map(([id]) => id), languages: list.languages }
  // `innerWidth` would compute style and layout of the board here, and its style again for the first paint.
  const standard = lookOf({ isWide: isScreen('(orientation: landscape)'), isLarge: isScreen('(min-width: 1024px)') })
  const look = firstLook(stored(), standard, root.lang, inPage)
  // Replaces what `early-board.ts` set.
  if (look.way === 'as-drawn') delete root.dataset.ownState
  else root.dataset.ownState = look.way
  if (look.way === 'fitted') fitBoard(main, look, list)
  main.classList.toggle('talk--tall', look.orientation === 'tall')
  main.classList.toggle('talk--wide', look.orientation === 'wide')
  main.classList.toggle('talk--many', look.size === 60)
}

function isScreen(query: string): boolean {
  return matchMedia(query).matches
}

function coreList(): CoreList {
  const template = document.querySelector<HTMLTemplateElement>(`#${coreListId}`)
  return JSON.parse(template?.content.textContent ?? '') as CoreList
}

/** As rendered by `board-grid.tsx` and `word-cell.tsx`. */
function fitBoard(board: HTMLElement, { rows, isPlain, wordAbove, second }: FirstLook, list: CoreList): void {
  const grid = board.querySelector('.talk-grid')
  const [row] = grid?.children ?? []
  const [pattern] = row?.children ?? []
  if (!grid || !row || !pattern) return
  const first = indexOf(list, root.lang)
  const drawn = new Map([...grid.querySelectorAll<HTMLElement>('[data-word]')].map((cell) => [cell.dataset.word, cell]))
  const cellOf = (wanted: string | null, y: number, x: number): HTMLElement => {
    const word = list.words.find(([id]) => id === wanted)
    if (!word) return emptyCell()
    const [id, kind, ...texts] = word
    const own = drawn.get(id)
    const cell = own ?? (pattern.cloneNode(true) as HTMLElement)
    const text = cell.querySelector('.talk-cell__text')
    const label = texts[first] ?? id
    if (!own && text) {
      cell.className = `talk-cell talk-cell--${kind}`
      cell.dataset.word = id
      cell.tabIndex = -1
      cell.querySelector('use')?.setAttribute('href', `#talk-${id}`)
      text.className = `talk-cell__text ${lettersOf(label)}`
      text.textContent = label
    }
    const place: Record<string, string | number | undefined> = {
      word: label,
      kind: list.kinds[kind][first],
      row: y + 1,
      column: x + 1,
    }
    cell.setAttribute(
      'aria-label',
      (list.places[first] ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => String(place[name])),
    )
    if (second !== null) {
      cell.classList.add('talk-cell--two')
      text?.append(secondText(second, texts[indexOf(list, second)] ?? ''))
    }
    if (wordAbove && text) {
      cell.classList.add('talk-cell--above')
      cell.prepend(text)
    }
    return cell
  }
  const count = { columns: rows[0]?.length ?? 0, rows: rows.length }
  grid.className = `talk-grid talk-grid--columns-${count.columns} talk-grid--rows-${count.rows}`
  grid.classList.add(count.columns * count.rows > 30 ? 'talk-grid--many' : 'talk-grid--few')
  grid.classList.toggle('talk-grid--plain', isPlain)
  const made = rows.map((words, y) => {
    const line = row.cloneNode() as HTMLElement
    line.append(...words.map((word, x) => cellOf(word, y, x)))
    return line
  })
  grid.replaceChildren(...made)
  if (rows.flat().some((id) => id !== null && !drawn.has(id))) requestPictures(list.pictures)
}

/** Together with the app, which uses them: its script would request them only once it runs. */
function requestPictures(url: string): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'fetch'
  link.crossOrigin = ''
  link.href = url
  document.head.append(link)
}

function indexOf(list: CoreList, language: string): number {
  return list.languages.findIndex((each) => each === language)
}

function secondText(language: string, text: string): HTMLElement {
  const small = document.createElement('small')
  small.className = `talk-cell__second ${lettersOf(text)}`
  small.lang = language
  small.textContent = text
  return small
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
