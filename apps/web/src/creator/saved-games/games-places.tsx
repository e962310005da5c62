import { useEffect, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useAuth } from '../../accounts/index.ts'
import { definePart } from '../../platform/part/define-part.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { openDialog } from '../shell/open-dialog.ts'
import { useCreator } from '../use-creator.ts'
import { useEscape } from '../keys.ts'
import { openGames, useGamesDialog } from './games-dialog-state.ts'
import gameFileStyles from '../files/game-file.css?url'
import { messagesOf } from '../../platform/messages.ts'

const gameFileWords = messagesOf('creator/files', 'gameFile')
const reportWords = messagesOf('creator/files', 'scratchFiles')
const accountGamesWords = messagesOf('creator/account-games', 'accountGames')
const gamesDialogWords = messagesOf('creator/saved-games', 'gamesDialog')

const Games = definePart({
  load: () => import('./games-dialog.tsx').then((module) => module.GamesDialog),
  messages: [gamesDialogWords, accountGamesWords],
  when: onDemand,
})

/** Export and import: a separate part, loaded on demand. */
const GameFile = definePart({
  load: () => import('../files/game-file-dialog.tsx').then((module) => module.GameFileDialog),
  messages: [gameFileWords, reportWords, gamesDialogWords],
  styles: [gameFileStyles],
  when: onDemand,
})

const AccountAutosave = definePart({
  load: () => import('./account/account-autosave.tsx').then((module) => module.AccountAutosave),
  messages: [accountGamesWords, gamesDialogWords],
  when: onDemand,
})

const OpenGameFromAddress = definePart({
  load: () => import('./account/open-from-account.tsx').then((module) => module.OpenGameFromAddress),
  messages: [accountGamesWords, gamesDialogWords],
  when: onDemand,
})

const OpenCopy = definePart({
  load: () => import('./open-copy.tsx').then((module) => module.OpenCopy),
  messages: [gamesDialogWords],
  when: onDemand,
})

const ConflictDialog = definePart({
  load: () => import('./account/conflict/conflict-dialog.tsx').then((module) => module.ConflictDialog),
  messages: [accountGamesWords, gamesDialogWords],
  when: onDemand,
})

/**
 * All storage of games, on the device, in the account or in a file: opened from the bar, the menu and the status message.
 */
export function GamesPlaces() {
  const open = useGamesDialog()
  const { identity } = useCreator()
  const { user } = useAuth()
  const gameId = useGameIdOfAddress()
  const [hasCopy] = useState(() => new URLSearchParams(location.search).has('copy'))
  const close = () => openGames(null)
  useEffect(() => close, [])
  useEscape(open !== null, close)
  return (
    <>
      {open === 'games' && <Games onClose={close} />}
      {open === 'file' && <GameFile onClose={close} />}
      {open !== null && typeof open === 'object' && <ConflictDialog current={open.current} onClose={close} />}
      {user && identity.account?.userId === user.id && <AccountAutosave />}
      {hasCopy && <OpenCopy />}
      {gameId !== null && <OpenGameFromAddress id={gameId} />}
    </>
  )
}

/**
 * `?game=ID` opens a game of the account; `?games=open` and `?share=open` return from signing in, `?ready=open` opens the
 * ready games.
 */
function useGameIdOfAddress(): string | null {
  const [query] = useState(() => new URLSearchParams(location.search))
  useEffect(() => {
    const dialog = (['share', 'ready'] as const).find((each) => query.has(each))
    if (!dialog && !query.has('games')) return
    navigate('/create', { replace: true })
    if (dialog) openDialog(dialog)
    else openGames('games')
  }, [query])
  return query.get('game')
}
