import { useState } from 'react'
import type { PersonalBoard } from '@ankur/talk'
import { boardStore, changeBoard, currentBoard } from '../board-store.ts'

export interface Editing {
  readonly board: PersonalBoard
  /** Every change can be undone as long as the adults' side is open. */
  readonly change: (change: (board: PersonalBoard) => PersonalBoard) => void
  readonly undo: (() => void) | null
  /** False once a change could not be saved on this device. */
  readonly isKept: boolean
}

export function useEditing(): Editing {
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
    isKept,
  }
}
