import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'

interface TitledDialogProps {
  title: string
  /** The class that sets it apart. */
  look: string
  onClose: () => void
  /** Takes the focus afterwards when what opened the dialog is gone: an element's id. */
  thenFocus?: string
  children: ReactNode
}

/** A dialog over the page, open as long as it is drawn. Reading begins at its title, so that no press too many chooses something. */
export function TitledDialog({ title, look, onClose, thenFocus, children }: TitledDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  // Closed while it is still in the page: only then does the browser give the focus back to the button that opened it.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    heading.current?.focus()
    return () => {
      shown?.close()
      if (thenFocus && document.activeElement === document.body) document.getElementById(thenFocus)?.focus()
    }
  }, [thenFocus])
  return (
    <dialog
      className={`confirm ${look}`}
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
