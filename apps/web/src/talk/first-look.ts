/** What the board in the HTML looks like, and how the board of this device differs from it. Without the app: part of a script in the page. */
import type { BoardSize, Orientation } from '@ankur/talk'
import { isRecord } from '../platform/comfort/comfort-settings.ts'

export interface BoardLook {
  readonly size: BoardSize
  readonly orientation: Orientation
}

/** The board that stands in the HTML. */
export const drawnLook: BoardLook = { size: 20, orientation: 'tall' }

/** 20 words on a phone, 60 from 1024 px. Both in CSS px. */
export function standardLook(width: number, height: number): BoardLook {
  const isWide = width > height
  return { size: width >= 1024 && isWide ? 60 : 20, orientation: isWide ? 'wide' : 'tall' }
}

export interface FirstLook extends BoardLook {
  /** How the drawn board becomes that of this device: as it stands, with cells taken away, or only by the app. */
  readonly way: 'as-drawn' | 'fitted' | 'by-app'
  readonly hidden: readonly string[]
  readonly isPlain: boolean
}

/** `stored` is what the device keeps of its boards, read by `board-store.ts` later on; `words` those of the drawn board. */
export function firstLook(stored: unknown, standard: BoardLook, language: string, words: readonly string[]): FirstLook {
  const { boards, current } = entriesOf(stored)
  const kept: readonly unknown[] = Array.isArray(boards) ? boards : []
  const board = kept.find((each) => entriesOf(each).id === current) ?? kept[0]
  if (board === undefined) return { ...standard, way: isDrawn(standard) ? 'as-drawn' : 'by-app', hidden: [], isPlain: false }
  const { settings, hidden, changed } = entriesOf(board)
  const { size = 20, orientation = 'tall', second = null, wordAbove = false, colors = true } = entriesOf(settings)
  const look = { size, orientation } as BoardLook
  const gone = words.filter((word) => Array.isArray(hidden) && hidden.includes(word))
  const hasOtherWords = words.some((word) => word in entriesOf(changed)) || (second !== null && second !== language)
  const isSame = gone.length === 0 && colors === true
  const way = !isDrawn(look) || hasOtherWords || wordAbove !== false ? 'by-app' : isSame ? 'as-drawn' : 'fitted'
  return { ...look, way, hidden: gone, isPlain: colors !== true }
}

function isDrawn({ size, orientation }: BoardLook): boolean {
  return size === drawnLook.size && orientation === drawnLook.orientation
}

function entriesOf(stored: unknown): Readonly<Record<string, unknown>> {
  return isRecord(stored) ? stored : {}
}
