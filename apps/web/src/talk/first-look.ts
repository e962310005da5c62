/** Compares the prerendered board with the board of this device. Independent of the app: part of an inline script. */
import type { BoardSize, Orientation } from '@ankur/talk'
import { mirrored, smallBoards } from '@ankur/talk/small-boards'
import { isRecord } from '../platform/comfort/comfort-settings.ts'

export interface BoardLook {
  readonly size: BoardSize
  readonly orientation: Orientation
}

/** The prerendered board. */
export const drawnLook: BoardLook = { size: 20, orientation: 'tall' }

/** 20 words on a phone, 60 from 1024 px. Both in CSS px. */
export function standardLook(width: number, height: number): BoardLook {
  const isWide = width > height
  return { size: width >= 1024 && isWide ? 60 : 20, orientation: isWide ? 'wide' : 'tall' }
}

export interface FirstLook extends BoardLook {
  /** How the prerendered board becomes that of this device: unchanged, with cells moved or removed, or only by the app. */
  readonly way: 'as-drawn' | 'fitted' | 'by-app'
  /** The words of the board at their places, null for a hidden one; empty if the app renders the board. */
  readonly rows: readonly (readonly (string | null)[])[]
  readonly isPlain: boolean
  readonly wordAbove: boolean
}

/** `stored` is the device's stored boards, parsed by `board-store.ts` later. */
export function firstLook(stored: unknown, standard: BoardLook, language: string): FirstLook {
  const { boards, current } = entriesOf(stored)
  const kept: readonly unknown[] = Array.isArray(boards) ? boards : []
  const board = entriesOf(kept.find((each) => entriesOf(each).id === current) ?? kept[0] ?? { settings: standard })
  const settings = entriesOf(board.settings)
  const { size = 20, orientation = 'tall', second = null, wordAbove = false, colors = true } = settings
  const look = { size, orientation, isPlain: colors !== true, wordAbove: wordAbove === true } as Omit<FirstLook, 'way' | 'rows'>
  const rows = rowsOf(look).map((row) => row.map((word) => (isIn(board.hidden, word) ? null : word)))
  const words = rows.flat().filter((word) => word !== null)
  const hasOtherWords = words.some((word) => word in entriesOf(board.changed)) || (second !== null && second !== language)
  // Boards with few words show the family's own below: those are rendered by the app.
  const hasThings = look.size < 20 && [board.own, board.favourites].some((each) => Array.isArray(each) && each.length > 0)
  if (words.length === 0 || hasOtherWords || hasThings) return { ...look, way: 'by-app', rows: [] }
  const isDrawn = look.size === drawnLook.size && look.orientation === drawnLook.orientation && words.length === drawnLook.size
  return { ...look, way: isDrawn && !look.isPlain && !look.wordAbove ? 'as-drawn' : 'fitted', rows }
}

function rowsOf({ size, orientation }: BoardLook): readonly (readonly string[])[] {
  const tall = size === 4 || size === 9 || size === 20 ? smallBoards[size] : []
  if (orientation === 'tall') return tall
  return orientation === 'wide' ? mirrored<string>(tall) : []
}

function isIn(list: unknown, word: string): boolean {
  return Array.isArray(list) && list.includes(word)
}

function entriesOf(stored: unknown): Readonly<Record<string, unknown>> {
  return isRecord(stored) ? stored : {}
}
