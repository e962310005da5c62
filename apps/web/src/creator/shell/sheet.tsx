import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { CreatorIcon } from '../creator-icon.tsx'

interface Props {
  title: string
  /** The label of the corner button. */
  close: string
  look?: string
  /** In the opposite corner. */
  end?: ReactNode
  onClose: () => void
  children: ReactNode
}

/**
 * Fills a phone from top to bottom, on a wide screen a card in the middle. The focus starts at its title; Esc closes it.
 */
export function Sheet({ title, close, look = '', end, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  // Closed while it is still in the page: only then does the browser return the focus to the element that opened it.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    heading.current?.focus()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      className={`creator-sheet ${look}`}
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="creator-sheet__head">
        <button type="button" className="creator-sheet__close" aria-label={close} onClick={onClose}>
          <CreatorIcon name="close" />
        </button>
        <h2 className="creator-sheet__title" id={id} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        {end}
      </div>
      <div className="creator-sheet__body">{children}</div>
    </dialog>
  )
}
