import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { TitledDialog } from '../../ui/titled-dialog/titled-dialog.tsx'
import { stageWords } from './stage-words.ts'

interface Props {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A dialog about what stands on the stage, with a button that closes it. */
export function StageDialog({ title, onClose, children }: Props) {
  const words = stageWords.use()
  return (
    <TitledDialog title={title} look="stage-dialog" onClose={onClose}>
      {children}
      <div className="confirm__buttons">
        <Button kind="second" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </TitledDialog>
  )
}
