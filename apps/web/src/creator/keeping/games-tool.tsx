import { useEffect } from 'react'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { creatorWords } from '../creator-words.ts'
import { gameFileWords, reportWords } from '../files/game-file-words.ts'
import { Tool } from '../toolbar.tsx'
import { openGames, useOpenGames } from './games-door.ts'
import { gamesDialogWords } from './games-dialog-words.ts'

const Games = lazyPart(() => import('./games-dialog.tsx').then((module) => module.GamesDialog), gamesDialogWords)

/** Export and import: a part of its own, fetched when somebody asks for it. */
const GameFile = lazyPart(
  () => import('../files/game-file-dialog.tsx').then((module) => module.GameFileDialog),
  gameFileWords,
  reportWords,
)

/** Beside Save: whatever keeps games, here, in the account or in a file. */
export function GamesTool() {
  const words = creatorWords.use()
  const open = useOpenGames()
  const close = () => openGames(null)
  useEffect(() => close, [])
  return (
    <>
      <Tool icon="games" label={words.games} act={() => openGames('games')} />
      {open === 'games' && <Games onClose={close} />}
      {open === 'file' && <GameFile onClose={close} />}
    </>
  )
}
