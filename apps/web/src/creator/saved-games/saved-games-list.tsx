import { useEffect, useRef, useState } from 'react'
import { fill } from '@ankur/content'
import { formatDay } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/language.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useCreator } from '../use-creator.ts'
import { messagesOf } from '../../platform/messages.ts'
import { gameOf, restoreSavedGame, deleteSavedGame, type SavedGame, listSavedGames } from './saved-games-store.ts'
import { useOpenAnother } from './use-open-another.ts'

const accountGamesWords = messagesOf('creator/account-games', 'accountGames')
const gamesDialogWords = messagesOf('creator/saved-games', 'gamesDialog')

/** The other games of this device: open one, or delete it and restore it. */
export function SavedGamesList({ onClose }: { onClose: () => void }) {
  const words = gamesDialogWords.use()
  const { unreadable } = accountGamesWords.use()
  const { language } = useLanguage()
  const { identity } = useCreator()
  const openAnother = useOpenAnother()
  const [games, setGames] = useState<readonly SavedGame[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [message, setMessage] = useState<{ text: string; gone?: SavedGame }>({ text: '' })
  const line = useRef<HTMLParagraphElement>(null)
  const look = () => listSavedGames().then(setGames, () => setFailed(true))
  useEffect(() => void look(), [])

  const open = async (saved: SavedGame) => {
    const game = gameOf(saved)
    if (!game) return setMessage({ text: unreadable })
    if (!(await openAnother(game, fill(words.opened, { name: saved.name })))) return setMessage({ text: words.no_room })
    await deleteSavedGame(saved.id).catch(() => {
      // It then exists here twice, which loses nothing.
    })
    onClose()
  }
  const change = async (work: Promise<void>, text: string, gone?: SavedGame) => {
    try {
      await work
      setMessage({ text, ...(gone && { gone }) })
    } catch {
      setFailed(true)
    }
    await look()
    line.current?.focus()
  }
  const listed = (games ?? []).filter(({ id }) => id !== identity.id)
  return (
    <>
      <p role="status" tabIndex={-1} ref={line} className="games-dialog__said">
        {message.text}
      </p>
      {message.gone && (
        <Button
          kind="second"
          size="small"
          onClick={() =>
            message.gone && void change(restoreSavedGame(message.gone), fill(words.back, { name: message.gone.name }))
          }
        >
          {words.undo}
        </Button>
      )}
      {hasFailed && <p>{words.shelf_failed}</p>}
      {games && listed.length === 0 && !hasFailed && <p>{words.shelf_empty}</p>}
      <ul className="games-list">
        {listed.map((saved) => (
          <li key={saved.id} className="games-list__game">
            <div>
              <p className="games-list__name">{saved.name}</p>
              <p className="games-dialog__hint">
                {fill(words.changed_on, { date: formatDay(new Date(saved.changedMs).toISOString(), language) })}
              </p>
            </div>
            <div className="games-dialog__row">
              <Button
                kind="second"
                size="small"
                aria-label={fill(words.open_of, { name: saved.name })}
                onClick={() => void open(saved)}
              >
                {words.open}
              </Button>
              <Button
                kind="quiet"
                size="small"
                aria-label={fill(words.delete_of, { name: saved.name })}
                onClick={() => void change(deleteSavedGame(saved.id), fill(words.deleted, { name: saved.name }), saved)}
              >
                {words.delete}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
