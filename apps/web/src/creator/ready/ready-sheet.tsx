import { useEffect, useState } from 'react'
import { type ReadyGame, type ReadyGameId, readyGameIds } from '@ankur/blocks/ready-games/ready-game'
import { Sheet } from '../shell/sheet.tsx'
import { openDialog } from '../shell/open-dialog.ts'
import { makeReadyGame } from './ready-game.ts'
import { Poster, loadReadyStyles } from './poster.tsx'
import { useOpenReady } from './use-open-ready.ts'
import { messagesOf } from '../../platform/messages.ts'

const readyWords = messagesOf('creator/ready-games', 'creatorReady')

export async function loadReadySheet() {
  await loadReadyStyles()
  return ReadySheet
}

/** Six games to play immediately and to change, each with its picture. */
function ReadySheet({ onClose }: { onClose: () => void }) {
  const words = readyWords.use()
  const openReady = useOpenReady()
  return (
    <Sheet title={words.title} close={words.close} look="creator-sheet--wide" onClose={onClose}>
      <ul className="ready">
        {readyGameIds.map((id) => (
          <li key={id}>
            <button
              type="button"
              className="ready__one"
              onClick={() => {
                onClose()
                void openReady(id)
              }}
            >
              <ReadyPoster id={id} />
              <span className="ready__name">{words[`${id}_title`]}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="tool ready__steps" onClick={() => openDialog('activities')}>
        {words.step_by_step}
      </button>
    </Sheet>
  )
}

function ReadyPoster({ id }: { id: ReadyGameId }) {
  const words = readyWords.use()
  const [game, setGame] = useState<ReadyGame | null>(null)
  useEffect(() => {
    // Without the network its name is enough to choose by.
    makeReadyGame(id, words).then(setGame, () => {})
  }, [id, words])
  if (!game) return <svg className="poster" viewBox="0 0 480 360" aria-hidden="true" focusable="false" />
  return <Poster project={game.project} />
}
