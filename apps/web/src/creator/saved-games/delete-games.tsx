import { useEffect, useRef, useState } from 'react'
import { takeGamesAway } from '../../platform/storage/game-stores.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx'
import { newProject } from '@ankur/blocks/new-project'
import { newGameIdentity } from '../game-identity.ts'
import { useGame } from '../use-creator.ts'
import { useLocalCopy } from './autosave/local-copy.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { newGameNames } from '../new-game-names.ts'

const creatorWords = messagesOf('creator/creator', 'creator')
const creatorKeptWords = messagesOf('creator/saved-games', 'creatorKept')

/** For a shared device: deletes all its games, with an undo while the dialog is open. */
export function DeleteGames({ onChange }: { onChange: () => void }) {
  const words = creatorKeptWords.use()
  const names = newGameNames(creatorWords.use())
  const { open } = useGame()
  const here = useLocalCopy()
  const [isAsking, setAsking] = useState(false)
  const [putBack, setPutBack] = useState<(() => Promise<void>) | null>(null)
  const [message, setMessage] = useState('')
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (message) line.current?.focus()
  }, [message])
  const erase = async () => {
    setAsking(false)
    try {
      const back = await takeGamesAway()
      const project = newProject(names)
      here?.autosave.startOver(project)
      open({ project, sprite: '', identity: newGameIdentity() }, words.deleted)
      setPutBack(() => back)
      setMessage(words.deleted)
    } catch {
      setMessage(words.delete_failed)
    }
    onChange()
  }
  const undo = async () => {
    await putBack?.()
    // The content of the device is restored: so the game is opened from there.
    location.reload()
  }
  return (
    <div className="earlier__delete">
      <p>{words.delete_about}</p>
      <p role="status" tabIndex={-1} ref={line}>
        {message}
      </p>
      {putBack ? (
        <Button kind="second" onClick={() => void undo()}>
          {words.delete_undo}
        </Button>
      ) : (
        <Button kind="second" icon="trash" onClick={() => setAsking(true)}>
          {words.delete}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.delete_ask}
          text={words.delete_text}
          yes={words.delete_yes}
          no={words.delete_no}
          onYes={() => void erase()}
          onNo={() => setAsking(false)}
        />
      )}
    </div>
  )
}
