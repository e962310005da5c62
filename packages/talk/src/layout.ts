import { mirrored, smallBoards } from './small-boards.ts'
import { coreColumns, coreWords, type CoreWordId } from './words.ts'

/** How many core words a board shows. Each size holds all words of the smaller ones. */
export const boardSizes = [4, 9, 20, 60] as const
export type BoardSize = (typeof boardSizes)[number]

/** A board belongs to one orientation: turning the device scales it and moves no word. */
export type Orientation = 'tall' | 'wide'

/** The rows of a board from the top. */
export function rowsOf(size: BoardSize, orientation: Orientation): readonly (readonly CoreWordId[])[] {
  const tall: readonly (readonly CoreWordId[])[] = size === 60 ? coreColumns : smallBoards[size]
  return orientation === 'tall' ? tall : mirrored(tall)
}

/** The words in the order in which a family is advised to show them: the sizes first, then the rest of the 60. */
export function wordsByWeek(count: number): ReadonlySet<CoreWordId> {
  const first = [
    ...new Set([...smallBoards[4].flat(), ...smallBoards[9].flat(), ...taughtFirst, ...smallBoards[20].flat(), ...coreWords]),
  ]
  return new Set(first.slice(0, count))
}

const taughtFirst: readonly CoreWordId[] = [
  'more',
  'no',
  'finished',
  'help',
  'stop',
  'go',
  'want',
  'look',
  'eat',
  'drink',
  'hurts',
  'too_loud',
]

/** Places of a folder's page; the last cell of the page always leads back. */
export const placesPerPage = 15
