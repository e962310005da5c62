import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { BoardWord, PersonalBoard } from '@ankur/talk'
import { usePresses } from './presses/use-presses.ts'
import { WordCell } from './word-cell.tsx'

interface Props {
  label: string
  /** A place without a word, or with a hidden one, stays empty. */
  rows: readonly (readonly (BoardWord | null)[])[]
  board: PersonalBoard
  onChoose: (id: string) => void
  /** The content of the last cell of a folder's page. */
  last?: ReactNode
}

/** Words in fixed places. Arrow keys move through them; one of them is the tab stop. */
export function BoardGrid({ label, rows, board, onChoose, last }: Props) {
  const grid = useRef<HTMLDivElement>(null)
  const firstPlace = placesOf(rows)[0] ?? [0, 0]
  const [at, setAt] = useState<readonly [row: number, column: number]>(firstPlace)
  const stop = rows[at[0]]?.[at[1]] ? at : firstPlace
  const presses = usePresses(board, onChoose)
  const columns = Math.max(1, ...rows.map((row) => row.length))
  const names = [
    'talk-grid',
    `talk-grid--columns-${columns}`,
    `talk-grid--rows-${rows.length}`,
    `talk-grid--${rows.flat().length > 30 ? 'many' : 'few'}`,
    ...(board.settings.colors ? [] : ['talk-grid--plain']),
  ]
  const focus = (row: number, column: number) => {
    setAt([row, column])
    grid.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextPlace(event.key, stop, rows)
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    focus(...next)
  }
  const onFocus = ({ target }: { target: EventTarget }) => {
    const { row, column } = target instanceof HTMLElement ? target.dataset : {}
    if (row !== undefined && column !== undefined) setAt([Number(row), Number(column)])
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the words inside are the buttons
    <div
      className={names.join(' ')}
      role="group"
      aria-label={label}
      ref={grid}
      {...presses}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {rows.map((row, y) => (
        <div className="talk-grid__row" key={y} data-scan-group="">
          {row.map((word, x) =>
            word ? (
              <WordCell
                key={x}
                word={word}
                row={y}
                column={x}
                wordAbove={board.settings.wordAbove}
                isTabStop={stop[0] === y && stop[1] === x}
              />
            ) : (
              <span key={x} className="talk-cell talk-cell--empty" />
            ),
          )}
          {y === rows.length - 1 && last}
        </div>
      ))}
    </div>
  )
}

function placesOf(rows: Props['rows']): (readonly [number, number])[] {
  return rows.flatMap((row, y) => row.flatMap((word, x) => (word ? [[y, x] as const] : [])))
}

/** The next place with a word in the direction of the key. */
function nextPlace(key: string, [row, column]: readonly [number, number], rows: Props['rows']): readonly [number, number] | null {
  const places = placesOf(rows)
  const inRow = places.filter(([y]) => y === row)
  const inColumn = places.filter(([, x]) => x === column)
  switch (key) {
    case 'ArrowRight':
      return inRow.find(([, x]) => x > column) ?? null
    case 'ArrowLeft':
      return inRow.findLast(([, x]) => x < column) ?? null
    case 'ArrowDown':
      return inColumn.find(([y]) => y > row) ?? null
    case 'ArrowUp':
      return inColumn.findLast(([y]) => y < row) ?? null
    case 'Home':
      return inRow[0] ?? null
    case 'End':
      return inRow.at(-1) ?? null
    default:
      return null
  }
}
