import { useId, useLayoutEffect, useRef, useState } from 'react'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Details } from '../../ui/details/details.tsx'
import { creatorKeptWords } from './creator-kept-words.ts'
import { openGames } from './games-door.ts'
import { gamesDialogWords } from './games-dialog-words.ts'
import './games-dialog.css'

const Earlier = lazyPart(() => import('./earlier-states.tsx').then((module) => module.EarlierStates), creatorKeptWords)

/** Where games are kept. Each section is a part of its own, with words of its own, fetched when it is opened. */
export function GamesDialog({ onClose }: { onClose: () => void }) {
  const words = gamesDialogWords.use()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [isEarlierOpen, setEarlierOpen] = useState(false)
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
      <Details summary={words.earlier} onOpen={() => setEarlierOpen(true)}>
        {isEarlierOpen && <Earlier onClose={onClose} />}
      </Details>
      <div className="confirm__buttons">
        <Button kind="second" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </dialog>
  )
}
