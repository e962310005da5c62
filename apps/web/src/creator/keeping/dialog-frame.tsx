import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { gamesToolId } from './games-tool-id.ts'
import './games-dialog.css'

interface Props {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A dialog over the editor. Reading begins at its title. */
export function DialogFrame({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  // Closed while it is still in the page: only then does the browser give the focus back to the button that opened it.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => {
      shown?.close()
      // What opened it may be gone by then, as a button of the status line.
      if (document.activeElement === document.body) document.getElementById(gamesToolId)?.focus()
    }
  }, [])
  useEffect(() => heading.current?.focus(), [])
  return (
    <dialog
      className="confirm games-dialog"
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
    </dialog>
  )
}
