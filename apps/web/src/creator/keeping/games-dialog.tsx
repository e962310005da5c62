import { useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { openGames } from './games-door.ts'
import { gamesDialogWords } from './games-dialog-words.ts'
import './games-dialog.css'

/** Where games are kept. Each section is a part of its own, with words of its own, fetched when it is opened. */
export function GamesDialog({ onClose }: { onClose: () => void }) {
  const words = gamesDialogWords.use()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Closed while it is still in the page: only then does the browser give the focus back to the button that opened it.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
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
      <h2 className="confirm__title" id={id} tabIndex={-1} autoFocus>
        {words.title}
      </h2>
      <div className="games-dialog__row">
        <Button kind="second" onClick={() => openGames('file')}>
          {words.file}
        </Button>
        <p className="games-dialog__hint">{words.file_hint}</p>
      </div>
      <div className="confirm__buttons">
        <Button kind="second" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </dialog>
  )
}
