import { useRef, useState } from 'react'
import { fill } from '@ankur/content'
import type { ListedProject } from '@ankur/blocks/project-contract'
import { parseProjectContent } from '@ankur/blocks/project-file'
import { useWords } from '../../../../platform/language.tsx'
import { newId } from '../../../../platform/new-id.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Cat } from '../../../../ui/drawings/animals.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { addGame, deleteGame, loadGame, listProblemOf, type GameContent } from '../account-calls.ts'
import { bringDrawings, sendDrawings } from '../account-drawings.ts'
import { messagesOf } from '../../../../platform/messages.ts'
import { MyGame, type EditorCallbacks } from './my-game.tsx'
import { useMyGames } from './use-my-games.ts'
import '../../games-dialog.css'

const accountGamesWords = messagesOf('creator/account-games', 'accountGames')

interface DeletedGame {
  readonly was: ListedProject
  readonly written: GameContent
  /** The same for each attempt, so that one game is restored. */
  readonly requestId: string
}

/** The games of the account: open, rename, copy, export, share, delete and restore. */
export function MyGames({ around }: { around: EditorCallbacks }) {
  const words = accountGamesWords.use()
  const { items, next, status, reload, loadMore } = useMyGames()
  const [message, setMessage] = useState('')
  const [gone, setGone] = useState<DeletedGame | null>(null)
  const line = useRef<HTMLParagraphElement>(null)
  /** Of games whose deletion got no answer: pressing again may be too late to load them. */
  const held = useRef(new Map<string, GameContent>())
  const announce = (text: string) => {
    setMessage(text)
    line.current?.focus()
  }
  const remove = async (game: ListedProject) => {
    try {
      const written = held.current.get(game.id) ?? (await load(game.id))
      if (written) {
        held.current.set(game.id, written)
        await deleteGame(game.id)
        setGone({ was: game, written, requestId: newId() })
      }
      around.changed(game.id, null)
      const ended = game.sharedUntil === null ? '' : ` ${words.deleted_link}`
      announce(fill(words.deleted, { name: game.name }) + ended)
      await reload()
    } catch (failure) {
      announce(words[listProblemOf(failure)])
    }
  }
  const restoreGame = async ({ was, written, requestId }: DeletedGame) => {
    try {
      const listed = await addGame(written, requestId)
      const parsed = parseProjectContent(written.data)
      if (parsed.ok) await sendDrawings(listed.id, parsed.project)
      setGone(null)
      around.changed(was.id, listed)
      announce(fill(words.back, { name: listed.name }))
      await reload()
    } catch {
      announce(fill(words.back_failed, { name: written.name }))
    }
  }
  return (
    <>
      <p role="status" tabIndex={-1} ref={line} className="games-dialog__said">
        {message}
      </p>
      {gone && (
        <Button kind="second" size="small" onClick={() => void restoreGame(gone)}>
          {words.undo}
        </Button>
      )}
      <ul className="games-list">
        {items.map((game) => (
          <MyGame
            key={game.id}
            game={game}
            around={around}
            announce={announce}
            onChange={(now) => {
              if (now) around.changed(game.id, now)
              void reload()
            }}
            onDelete={() => remove(game)}
          />
        ))}
      </ul>
      <ListState isEmpty={items.length === 0} status={status} tryAgain={() => void reload()} />
      {next !== null && status !== 'failed' && (
        <Button kind="second" size="small" onClick={() => void loadMore()}>
          {words.more}
        </Button>
      )}
    </>
  )
}

/** A deleted game can be restored while the list is open, so it is stored here first. Null if another device was faster. */
async function load(id: string): Promise<GameContent | null> {
  try {
    const { name, data } = await loadGame(id)
    const parsed = parseProjectContent(data)
    if (parsed.ok) await bringDrawings(id, parsed.project)
    return { name, data }
  } catch (failure) {
    if (listProblemOf(failure) === 'gone_there') return null
    throw failure
  }
}

interface ListStateProps {
  isEmpty: boolean
  status: 'loading' | 'ready' | 'failed'
  tryAgain: () => void
}

function ListState({ isEmpty, status, tryAgain }: ListStateProps) {
  const { app, notices } = useWords()
  const words = accountGamesWords.use()
  if (status === 'loading') return isEmpty && <p role="status">{app.loading}</p>
  if (status === 'ready') return isEmpty && <NoGames />
  return (
    <>
      <Notice kind="error">
        <p>{words.list_failed}</p>
        <p>{notices.no_network_help}</p>
      </Notice>
      <Button kind="second" size="small" onClick={tryAgain}>
        {app.try_again}
      </Button>
    </>
  )
}

function NoGames() {
  const words = accountGamesWords.use()
  return (
    <div className="no-games">
      <Cat />
      <p>
        <b>{words.first_game}</b>
      </p>
      <p>{words.empty}</p>
    </div>
  )
}
