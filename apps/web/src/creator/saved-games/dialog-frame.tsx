import type { ReactNode } from 'react'
import { TitledDialog } from '../../ui/titled-dialog/titled-dialog.tsx'
import { gamesToolId } from './games-dialog-state.ts'
import './games-dialog.css'

interface Props {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A dialog for games. The element that opened it may be gone when it closes, such as a button of the status line. */
export function DialogFrame({ title, onClose, children }: Props) {
  return (
    <TitledDialog title={title} look="games-dialog" onClose={onClose} thenFocus={gamesToolId}>
      {children}
    </TitledDialog>
  )
}
