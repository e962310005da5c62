import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { stageWords } from './stage-words.ts'
import './stage-dialog.css'

interface Props {
  title: string
  onClose: () => void
  children: ReactNode
}

/** Opens on its name, so that no press too many chooses something. */
export function StageDialog({ title, onClose, children }: Props) {
  const words = stageWords.use()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    heading.current?.focus()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      className="confirm stage-dialog"
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 className="confirm__title" id={id} tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {children}
      <div className="confirm__buttons">
        <Button kind="second" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </dialog>
  )
}
