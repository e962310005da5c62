import { useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import './confirm-dialog.css'

interface ConfirmDialogProps {
  title: string
  text: string
  yes: string
  no: string
  onYes: () => void
  onNo: () => void
}

/** Asks for confirmation before a deletion. The safe button has the focus; Esc does the same. */
export function ConfirmDialog({ title, text, yes, no, onYes, onNo }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Closed before it is removed from the page: only then does the browser return the focus to the opening button.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      className="confirm"
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onNo()
      }}
    >
      <h2 className="confirm__title" id={titleId}>
        {title}
      </h2>
      <p>{text}</p>
      <div className="confirm__buttons">
        <Button autoFocus onClick={onNo}>
          {no}
        </Button>
        <Button kind="danger" onClick={onYes}>
          {yes}
        </Button>
      </div>
    </dialog>
  )
}
