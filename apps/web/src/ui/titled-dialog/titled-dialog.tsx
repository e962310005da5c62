import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'

interface TitledDialogProps {
  title: string
  /** An additional class for the look of this dialog. */
  look: string
  onClose: () => void
  /** The id of the element that gets the focus if the opening element is gone. */
  thenFocus?: string
  children: ReactNode
}

/** A modal dialog, open while it is rendered. The focus starts at its title, so that an extra click chooses nothing. */
export function TitledDialog({ title, look, onClose, thenFocus, children }: TitledDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  // Closed before it is removed from the page: only then does the browser return the focus to the opening button.
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
