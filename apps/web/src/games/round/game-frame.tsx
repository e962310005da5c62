import type { ReactNode } from 'react'
import { say } from '@ankur/games/sayings/saying'
import { NoticeBoard } from '../../platform/frame/notice-board.tsx'
import { OfflineStrip } from '../../platform/frame/offline-strip.tsx'
import { PageHeading, useTitle } from '../../platform/frame/page.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { SkipLink } from '../../ui/layout/layout.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { useGameWords } from '../scenes/game-scene.ts'
import { listedGame, type PlayedGame } from '../played-games.ts'
import { progressStore } from '../progress.ts'
import { HandShape } from '../stage/show-me.tsx'
import { useSensory } from '../scenes/movement.ts'

const gamesWords = messagesOf('sets', 'gamePages')

interface Props {
  game: PlayedGame
  dots: ReactNode
  /** A tool of one game alone. */
  tool?: ReactNode
  sliders: ReactNode
  /** Nothing at the end of a round. */
  onShow: (() => void) | null
  onHelp: (() => void) | null
  children: ReactNode
}

/** Everything around a game: the bar, which has no words, and the stage, which fills the screen. */
export function GameFrame({ game, dots, tool, sliders, onShow, onHelp, children }: Props) {
  const { games: words, gamePage: page } = gamesWords.use()
  const { scanSeconds } = progressStore.use().settings
  const title = words[listedGame(game).title]
  useTitle(title)
  return (
    <div className="game-page" data-sensory={useSensory()}>
      <SkipLink />
      <header className="game-bar">
        <a className="bar-button" href="/games" aria-label={page.back}>
          <Icon name="back" />
        </a>
        {dots}
        <div className="game-bar__tools" role="group" aria-label={page.tools}>
          {tool}
          {/* One switch does not reach the dialog: it has help in the bar, which always leads to the end. */}
          {onHelp && scanSeconds > 0 && (
            <Button kind="chip" data-stop="help" onClick={onHelp}>
              {page.help}
            </Button>
          )}
          {onShow && (
            <button type="button" className="bar-button" data-stop="show" aria-label={page.show_me} onClick={onShow}>
              <svg className="bar-button__hand" viewBox="10 4 56 66" aria-hidden="true" focusable="false">
                <HandShape />
              </svg>
            </button>
          )}
          {sliders}
        </div>
      </header>
      <main id="main" className="game" tabIndex={-1}>
        <PageHeading className="only-heard">{title}</PageHeading>
        <OfflineStrip />
        <NoticeBoard />
        {children}
      </main>
    </div>
  )
}

/** The sentence of a saying, in the language of the page. */
export function useSay() {
  const words = useGameWords()
  return (saying: Parameters<typeof say>[0]) => say(saying, words)
}
