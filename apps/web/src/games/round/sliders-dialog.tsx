import { useEffect, useState } from 'react'
import { WhoPlays } from '../../players/index.ts'
import { storedPerson } from '../../platform/session/session.ts'
import { useLanguageSwitch } from '../../platform/use-language-switch.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { ComfortButton } from '../../ui/header/header-tools.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { TitledDialog } from '../../ui/titled-dialog/titled-dialog.tsx'
import { AdultCorner } from './adult-corner.tsx'
import { Choices } from '../adults/game-settings-form.tsx'
import { messagesOf } from '../../platform/messages.ts'
import type { PlayedGame } from '../played-games.ts'
import { progressStore } from '../progress.ts'
import { playTone } from './tones.ts'
import { playAfterRound, type OpenRound } from './use-round.ts'

const gamesWords = messagesOf('sets', 'gamePages')

interface Props {
  game: PlayedGame
  open: Pick<OpenRound<unknown>, 'level' | 'isLocked' | 'isUnderWay' | 'playLevel'>
  /** Nothing at the end of a round. */
  onHelp: (() => void) | null
}

/** The sliders of the bar: help, sound, words, how much moves, comfort, and what adults look for. */
export function Sliders({ game, open, onHelp }: Props) {
  const page = gamesWords.use().gamePage
  const [isOpen, setIsOpen] = useState(false)
  const switchLanguage = useLanguageSwitch()
  const close = () => setIsOpen(false)
  const isShared = progressStore.use().players.length > 1
  // Where several are known the choice comes first and is there at once; otherwise the account may name some, below.
  useEffect(() => void (isShared && WhoPlays.preload().catch(() => {})), [isShared])
  const who = () => <WhoPlays afterRound={open.isUnderWay ? playAfterRound : undefined} onChosen={() => location.reload()} />
  return (
    <>
      <button
        type="button"
        className="bar-button"
        aria-haspopup="dialog"
        aria-label={page.sliders}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="comfort" />
      </button>
      {isOpen && (
        <TitledDialog title={page.sliders} look="sliders" onClose={close}>
          {isShared && who()}
          {onHelp && (
            <Button
              kind="second"
              wide
              onClick={() => {
                close()
                onHelp()
              }}
            >
              {page.help}
            </Button>
          )}
          <Choices setting="sound" onChosen={hearSound} />
          <Choices setting="words" />
          <Choices setting="sensory" />
          <LinkButton kind="second" wide href="/talk">
            {page.talk_board}
          </LinkButton>
          <ComfortButton place="strip" onLanguage={switchLanguage} />
          <AdultCorner
            game={game}
            open={{
              ...open,
              playLevel: (level) => {
                close()
                open.playLevel(level)
              },
            }}
          />
          {!isShared && storedPerson() && who()}
          <Button wide onClick={close}>
            {page.close}
          </Button>
        </TitledDialog>
      )}
    </>
  )
}

/** Turning the sound on plays a sample, to show how soft it is. */
function hearSound(): void {
  playTone('placed')
}
