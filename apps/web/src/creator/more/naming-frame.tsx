import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { creatorWords } from '../creator-words.ts'
import { useCreator } from '../use-creator.ts'
import { moreWords } from './more-words.ts'

/** A dialog about names. What happened is said in it, as the page's own line lies behind it, and can be undone there. */
export function NamingFrame({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const words = moreWords.use()
  const creator = creatorWords.use()
  const { said, history, undo } = useCreator()
  const first = useRef(said.number)
  const isNews = said.number > first.current
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
      className="confirm naming"
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
      <div className="naming__said">
        <p role="status">{isNews && <span key={said.number}>{said.text}</span>}</p>
        {isNews && said.isChange && history.before.length > 0 && (
          <button type="button" className="creator__undo" onClick={() => undo(creator.undone)}>
            {creator.undo}
          </button>
        )}
      </div>
      {children}
      <div className="confirm__buttons">
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </dialog>
  )
}
