import { useEffect, useRef, useState } from 'react'
import { takeGamesAway } from '../../platform/storage/game-stores.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx'
import { creatorWords } from '../creator-words.ts'
import { newProject } from '@ankur/blocks/new-project'
import { newKeptAs } from '../kept-as.ts'
import { useCreator } from '../use-creator.ts'
import { creatorKeptWords } from './autosave/creator-kept-words.ts'
import { useKeptHere } from './autosave/use-autosave.ts'

/** For a shared device: deletes all its games, with an undo while the dialog is open. */
export function DeleteGames({ onChange }: { onChange: () => void }) {
  const words = creatorKeptWords.use()
  const cat = creatorWords.use().cat
  const { open } = useCreator()
  const here = useKeptHere()
  const [isAsking, setAsking] = useState(false)
  const [putBack, setPutBack] = useState<(() => Promise<void>) | null>(null)
  const [said, setSaid] = useState('')
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (said) line.current?.focus()
  }, [said])
  const erase = async () => {
    setAsking(false)
    try {
      const back = await takeGamesAway()
      const project = newProject(cat)
      here?.autosave.startOver(project)
      open({ project, sprite: '', keptAs: newKeptAs() }, words.deleted)
      setPutBack(() => back)
      setSaid(words.deleted)
    } catch {
      setSaid(words.delete_failed)
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
        {said}
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
