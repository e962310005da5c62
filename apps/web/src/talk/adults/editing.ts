import { useState } from 'react'
import type { PersonalBoard } from '@ankur/talk'
import { boardStore, changeBoard, currentBoard } from '../board-store.ts'

export interface BoardEditing {
  readonly board: PersonalBoard
  /** Every change can be undone as long as the adults' side is open. */
  readonly change: (change: (board: PersonalBoard) => PersonalBoard) => void
  readonly undo: (() => void) | null
  /** How many changes can be undone. */
  readonly changes: number
  /** False once a change could not be saved on this device. */
  readonly isKept: boolean
}

export function useEditing(): BoardEditing {
  const board = currentBoard(boardStore.use())
  const [former, setFormer] = useState<readonly PersonalBoard[]>([])
  const [isKept, setKept] = useState(true)
  const ofThis = former.filter(({ id }) => id === board.id)
  return {
    board,
    change: (change) => {
      setFormer((before) => [...before, board].slice(-50))
      setKept(changeBoard(change))
    },
    undo:
      ofThis.length === 0
        ? null
        : () => {
            const last = ofThis.at(-1)
            if (!last) return
            setKept(changeBoard(() => last))
            setFormer((before) => before.filter((each) => each !== last))
          },
    changes: ofThis.length,
    isKept,
  }
}

/** A message about a change, until that change is undone. */
export function useChangeMessage({
  changes,
}: BoardEditing): readonly [message: string | null, say: (message: string | null) => void] {
  const [said, setSaid] = useState<{ readonly message: string; readonly after: number | null } | null>(null)
  // The change and its message are rendered together: only then is its number known.
  if (said && said.after === null) setSaid({ ...said, after: changes })
  const isUndone = said !== null && said.after !== null && changes < said.after
  if (isUndone) setSaid(null)
  return [said && !isUndone ? said.message : null, (message) => setSaid(message === null ? null : { message, after: null })]
}
