import type { MouseEvent } from 'react'
import { goByArrows } from '../keys.ts'
import { CreatorIcon } from '../creator-icon.tsx'
import { deviceSentence, useTools } from '../use-tools.ts'
import { useGame, useGamePart } from '../use-creator.ts'
import { openGames, gamesToolId } from '../saved-games/games-dialog-state.ts'
import { RunTools, Tool, UndoTools } from '../toolbar.tsx'
import { explaining } from '../device-settings.ts'
import { openDialog } from './open-dialog.ts'
import { useIsLaptop } from './use-shell-layout.ts'
import { messagesOf } from '../../platform/messages.ts'

const creatorWords = messagesOf('creator/creator', 'creator')

interface Props {
  /** On the page of the games, where it leads to the full window instead of home. */
  isFramed: boolean
  /** An activity's game is not the family's own: nothing of it is saved or shared. */
  isActivity: boolean
}

/** At the top: the way out, Run, Undo and the menu; on a laptop everything in the menu as well. */
export function Bar(props: Props) {
  return useIsLaptop() ? <WideBar {...props} /> : <SmallBar {...props} />
}

function SmallBar({ isFramed }: Props) {
  const words = creatorWords.use()
  return (
    <div className="bar" role="group" aria-label={words.title}>
      <WayOut isFramed={isFramed} />
      <RunTools isShared />
      <span className="bar__gap" />
      <ExplainChip />
      <UndoTools />
      <Tool icon="menu" label={words.menu} act={() => openDialog('menu')} id="creator-menu" isShort />
    </div>
  )
}

/** Shown in explain mode: a press here ends that. */
function ExplainChip() {
  const words = creatorWords.use()
  const { explains } = explaining.use()
  const end = () => {
    explaining.change(() => ({ explains: undefined }))
    document.getElementById('creator-menu')?.focus()
  }
  return explains && <Tool icon="question" label={words.explains} act={end} isShort isPressed />
}

function WideBar({ isFramed, isActivity }: Props) {
  const words = creatorWords.use()
  const tools = useTools()
  return (
    <div className="bar" role="group" aria-label={words.title}>
      <WayOut isFramed={isFramed} />
      {!isActivity && <GameName />}
      <span className="bar__gap" />
      <UndoTools />
      {/* One tab stop, so that the blocks are near; arrow keys reach the rest. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus */}
      <div className="bar__menu" role="toolbar" aria-label={words.menu} onKeyDown={goByArrows}>
        {!isActivity && (
          <>
            <Tool icon="save" label={words.save} act={tools.save} />
            <Tool icon="games" label={words.games} act={() => openGames('games')} id={gamesToolId} isByArrows />
          </>
        )}
        <Tool icon="activities" label={words.activities} act={() => openDialog('activities')} isByArrows={!isActivity} />
        <Tool icon="settings" label={words.settings} act={() => openDialog('settings')} isByArrows />
        {!isActivity && <Tool icon="share" label={words.share} act={() => openDialog('share')} isByArrows />}
      </div>
    </div>
  )
}

function WayOut({ isFramed }: { isFramed: boolean }) {
  const words = creatorWords.use()
  const leave = useNavigateHome()
  const isLaptop = useIsLaptop()
  if (isFramed)
    return (
      <a className="tool tool--plain" href={`/create${location.search}`}>
        <CreatorIcon name="wide" />
        <span className="tool__label">{words.full_window}</span>
      </a>
    )
  return (
    <a className="tool tool--plain tool--home" href="/" onClick={leave}>
      {/* The drawing of the site's icon: always loaded, and offline too. */}
      {isLaptop ? <img src="/favicon.svg" alt="" /> : <CreatorIcon name="home" />}
      <span className="tool__label">{words.home}</span>
    </a>
  )
}

/** The name of the open game, a button to rename it, and where it is stored. */
function GameName() {
  const words = creatorWords.use()
  const name = useGamePart(({ identity }) => identity.name)
  const isSaved = useGamePart((game) => game.isSaved)
  return (
    <>
      <button type="button" className="tool tool--plain bar__name" onClick={() => openGames('games')}>
        <span className="bar__name-words">{name || words.no_name_yet}</span>
        <CreatorIcon name="pencil" />
      </button>
      <span className="bar__kept">
        {isSaved && <CreatorIcon name="made" />}
        {isSaved ? deviceSentence(words.saved_here, words) : words.not_saved}
      </span>
    </>
  )
}

/** Every change is already stored, so leaving needs no confirmation, except for a game that could not be stored. */
function useNavigateHome(): (event: MouseEvent) => void {
  const game = useGame()
  return (event) => {
    if (game.now().isSaved || game.save()) return
    event.preventDefault()
    openDialog('leave')
  }
}
