/** Compares the prerendered board with the board of this device. Independent of the app: part of an inline script. */
import type { Language } from '@ankur/content'
import type { WordKind } from '@ankur/talk'
import type { BoardLook } from '@ankur/talk/boards-here'
import { mirrored, smallBoards } from '@ankur/talk/small-boards'
import { isRecord } from '../../platform/comfort/comfort-settings.ts'

/**
 * The 60 core words in every language, for `first-board.ts`: in the page's HTML as JSON, written by
 * `build/talk-core-list.ts`. The order of the languages is that of `languages` everywhere.
 */
export interface CoreList {
  /** The URL of their pictures. */
  readonly pictures: string
  readonly languages: readonly Language[]
  /** "{word}, {kind}, row {row}, column {column}" in each language. */
  readonly places: readonly string[]
  readonly kinds: Readonly<Record<WordKind, readonly string[]>>
  /** Row by row of the tall board: id, kind, and the text in each language. */
  readonly words: readonly (readonly [id: string, kind: WordKind, ...texts: string[]])[]
}

export const coreListId = 'talk-core'
const tallColumns = 6

/** The prerendered board. */
export const drawnLook: BoardLook = { size: 20, orientation: 'tall' }

export interface FirstLook extends BoardLook {
  /** How the prerendered board becomes that of this device: unchanged, with cells moved or removed, or only by the app. */
  readonly way: 'as-drawn' | 'fitted' | 'by-app'
  /** The words of the board at their places, null for a hidden one; empty if the app renders the board. */
  readonly rows: readonly (readonly (string | null)[])[]
  readonly isPlain: boolean
  readonly wordAbove: boolean
  /** The language below the first one. */
  readonly second: string | null
}

/** What the page's HTML contains, from its `CoreList`: the ids of the 60 words, row by row of the tall board, and the languages. */
export interface InPage {
  readonly words: readonly string[]
  readonly languages: readonly string[]
}

/** `stored` is the device's stored boards, parsed by `board-store.ts` later. */
export function firstLook(stored: unknown, standard: BoardLook, language: string, inPage: InPage): FirstLook {
  const { boards, current } = entriesOf(stored)
  const kept: readonly unknown[] = Array.isArray(boards) ? boards : []
  const board = entriesOf(kept.find((each) => entriesOf(each).id === current) ?? kept[0] ?? { settings: standard })
  const settings = entriesOf(board.settings)
  const { size = 20, orientation = 'tall', second = null, wordAbove = false, colors = true } = settings
  const other = second === language ? null : second
  const looks = { isPlain: colors !== true, wordAbove: wordAbove === true, second: other }
  const look = { size, orientation, ...looks } as Omit<FirstLook, 'way' | 'rows'>
  const rows = rowsOf(look, inPage.words).map((row) => row.map((word) => (isIn(board.hidden, word) ? null : word)))
  const words = rows.flat().filter((word) => word !== null)
  const hasOtherWords =
    words.some((word) => word in entriesOf(board.changed)) || (other !== null && !isIn(inPage.languages, other))
  // Boards with few words show the family's own below: those are rendered by the app.
  const hasThings = look.size < 20 && [board.own, board.favourites].some((each) => Array.isArray(each) && each.length > 0)
  if (words.length === 0 || hasOtherWords || hasThings) return { ...look, way: 'by-app', rows: [] }
  const isDrawn = look.size === drawnLook.size && look.orientation === drawnLook.orientation && words.length === drawnLook.size
  return { ...look, way: isDrawn && !look.isPlain && !look.wordAbove && !other ? 'as-drawn' : 'fitted', rows }
}

function rowsOf({ size, orientation }: BoardLook, allWords: readonly string[]): readonly (readonly string[])[] {
  const tall = size === 4 || size === 9 || size === 20 ? smallBoards[size] : size === 60 ? inRows(allWords) : []
  if (orientation === 'tall') return tall
  return orientation === 'wide' ? mirrored<string>(tall) : []
}

function inRows(words: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: words.length / tallColumns }, (_, row) => words.slice(row * tallColumns, (row + 1) * tallColumns))
}

function isIn(list: unknown, word: unknown): boolean {
  return Array.isArray(list) && list.includes(word)
}

function entriesOf(stored: unknown): Readonly<Record<string, unknown>> {
  return isRecord(stored) ? stored : {}
}
