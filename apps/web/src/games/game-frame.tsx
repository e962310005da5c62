import type { ReactNode } from 'react'
import { say } from '@ankur/games/sayings/saying'
import { useLanguage } from '../platform/language.tsx'
import { NoticeBoard } from '../platform/notice-board.tsx'
import { OfflineStrip } from '../platform/offline-strip.tsx'
import { PageHeading, useTitle } from '../platform/page.tsx'
import { useLanguageSwitch } from '../platform/use-language-switch.ts'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { FlowFooter } from '../ui/footer/footer.tsx'
import { ComfortButton } from '../ui/header/comfort-button.tsx'
import { SkipLink } from '../ui/layout/layout.tsx'
import { gamesWords } from './games-words.ts'
import { listedGame, type PlayedGame } from './played-games.ts'
import { progressStore } from './progress.ts'
import { playTone } from './tones.ts'
import './game-frame.css'

interface Props {
  game: PlayedGame
  /** Nothing at the end of a round. */
  onHelp: (() => void) | null
  children: ReactNode
}

/** Everything around a game: the bar with its tools, nothing that leads away, the short footer. */
export function GameFrame({ game, onHelp, children }: Props) {
  const { language } = useLanguage()
  const words = gamesWords.use().games
  const title = words[listedGame(game).title]
  const switchLanguage = useLanguageSwitch()
  const page = gamesWords.use().gamePage
  const { pieceSize } = progressStore.use().settings
  useTitle(title)
  return (
    <>
      <SkipLink />
      <header className="game-bar">
        <div className="wrap game-bar__row">
          <LinkButton kind="chip" icon="back" href="/games">
            {page.back}
          </LinkButton>
          <PageHeading className="game-bar__title">{title}</PageHeading>
          <div className="game-bar__tools" role="group" aria-label={page.tools}>
            {onHelp && (
              <Button kind="chip" data-stop="help" onClick={onHelp}>
                {page.help}
              </Button>
            )}
            <SoundButton />
            <ComfortButton place="bar" onLanguage={switchLanguage} />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <OfflineStrip />
        <NoticeBoard />
        <div className={`wrap game game--${pieceSize}`}>{children}</div>
      </main>
      <FlowFooter language={language} />
    </>
  )
}

/** The sentence of a saying, in the language of the page. */
export function useSay() {
  const words = gamesWords.use().games
  return (saying: Parameters<typeof say>[0]) => say(saying, words)
}

/** Off until somebody turns it on; turning it on lets hear how soft it is. */
function SoundButton() {
  const page = gamesWords.use().gamePage
  const { settings } = progressStore.use()
  const toggle = () => {
    const sound = !settings.sound
    progressStore.change((before) => ({ ...before, settings: { ...before.settings, sound } }))
    if (sound) playTone('placed', settings.volume)
  }
  return (
    <Button kind="chip" aria-pressed={settings.sound} onClick={toggle}>
      {settings.sound ? page.sound_on : page.sound_off}
    </Button>
  )
}
