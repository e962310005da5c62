import { coreColumns, coreWords, type CoreWordId } from './words.ts'

/** How many core words a board shows. Each size holds all words of the smaller ones. */
export const boardSizes = [4, 9, 20, 60] as const
export type BoardSize = (typeof boardSizes)[number]

/** A board belongs to one orientation: turning the device scales it and moves no word. */
export type Orientation = 'tall' | 'wide'

const small = {
  4: [
    ['want', 'help'],
    ['more', 'no'],
  ],
  9: [
    ['want', 'go', 'help'],
    ['look', 'stop', 'yes'],
    ['more', 'finished', 'no'],
  ],
  20: [
    ['want', 'give', 'open', 'help'],
    ['i', 'you', 'go', 'play'],
    ['eat', 'drink', 'look', 'toilet'],
    ['good', 'hurts', 'yes', 'something_else'],
    ['more', 'finished', 'stop', 'no'],
  ],
} as const satisfies Record<number, readonly (readonly CoreWordId[])[]>

/** The rows of a board from the top. The wide board is the tall one mirrored along its diagonal. */
export function rowsOf(size: BoardSize, orientation: Orientation): readonly (readonly CoreWordId[])[] {
  const tall: readonly (readonly CoreWordId[])[] = size === 60 ? coreColumns : small[size]
  return orientation === 'tall' ? tall : transpose(tall)
}

function transpose<Cell>(rows: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] as Cell))
}

/** The words in the order in which a family is advised to show them: the sizes first, then the rest of the 60. */
export function wordsByWeek(count: number): ReadonlySet<CoreWordId> {
  const first = [...new Set([...small[4].flat(), ...small[9].flat(), ...taughtFirst, ...small[20].flat(), ...coreWords])]
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
