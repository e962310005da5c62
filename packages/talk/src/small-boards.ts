import type { CoreWordId } from './words.ts'

/** The tall boards of few words, row by row. Without the other words: part of a script in the page. */
export const smallBoards = {
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

/** A wide board is the tall one mirrored along its diagonal. */
export function mirrored<Cell>(rows: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] as Cell))
}
