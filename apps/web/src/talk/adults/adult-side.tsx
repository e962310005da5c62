import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { BoardWord } from '@ankur/talk'
import { claimBoard } from '../../players/index.ts'
import { PageHeading } from '../../platform/frame/page.tsx'
import { Button } from '../../ui/button/button.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { Details } from '../../ui/details/details.tsx'
import type { Voice } from '../use-voice.ts'
import { AboutSection, Rules } from './about-section.tsx'
import { BoardsSection } from './boards-section.tsx'
import { ChangeSection } from './change-section.tsx'
import { CopiesSection } from './copies-section.tsx'
import { useEditing } from './editing.ts'
import { OwnFoldersSection } from './own-folders-section.tsx'
import { removeUnusedFiles } from '../unused-files.ts'
import { OwnWordsSection } from './own-words-section.tsx'
import { PaperSection } from './paper-section.tsx'
import { LanguageSection, PressSection, ScanSection } from './settings-sections.tsx'
import { UseSection } from './use-section.tsx'
import { VoiceSection } from './voice-section.tsx'
import { WordsSection } from './words-section.tsx'

const adultWords = messagesOf('talk/talk-adults', 'talkAdults')

interface Props {
  voice: Voice
  /** The sentence on the strip, for the strip on paper. */
  strip: readonly BoardWord[]
  onClose: () => void
}

/** The settings for adults, behind the lock. Nothing here is sent anywhere. */
export function AdultSide({ voice, strip, onClose }: Props) {
  const words = adultWords.use()
  const editing = useEditing()
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    // The address stays the same, so the heading does not take the focus by itself.
    window.scrollTo(0, 0)
    main.current?.querySelector('h1')?.focus({ preventScroll: true })
    // What is changed here belongs to the child who is playing.
    claimBoard()
    void removeUnusedFiles()
  }, [])
  return (
    <main id="main" tabIndex={-1} className="talk-adults" ref={main}>
      <div className="wrap talk-adults__page">
        <div className="talk-adults__bar">
          <Button kind="second" size="small" icon="back" onClick={onClose}>
            {words.close}
          </Button>
          <Button kind="second" size="small" disabledReason={editing.undo ? undefined : ''} onClick={() => editing.undo?.()}>
            {words.undo}
          </Button>
        </div>
        <PageHeading subject="adults">{words.title}</PageHeading>
        {!editing.isKept && <p role="alert">{words.unkept}</p>}
        <Rules />
        <Fold title={words.words_title}>
          <WordsSection editing={editing} />
        </Fold>
        <Fold title={words.start_title}>
          <BoardsSection editing={editing} part="start" />
        </Fold>
        <Fold title={words.language_title}>
          <LanguageSection editing={editing} />
        </Fold>
        <Fold title={words.voice_title}>
          <VoiceSection board={editing.board} voice={voice} />
        </Fold>
        <Fold title={words.own_title}>
          <OwnWordsSection editing={editing} />
        </Fold>
        <Fold title={words.folders_title}>
          <OwnFoldersSection editing={editing} />
        </Fold>
        <Fold title={words.change_title}>
          <ChangeSection editing={editing} />
        </Fold>
        <Fold title={words.press_title}>
          <PressSection editing={editing} />
        </Fold>
        <Fold title={words.scan_title}>
          <ScanSection editing={editing} />
        </Fold>
        <Fold title={words.print_title}>
          <PaperSection board={editing.board} strip={strip} />
        </Fold>
        <Fold title={words.copies_title}>
          <CopiesSection editing={editing} />
        </Fold>
        <Fold title={words.children}>
          <BoardsSection editing={editing} part="children" />
        </Fold>
        <Fold title={words.use_title}>
          <UseSection board={editing.board} />
        </Fold>
        <Fold title={words.about_title}>
          <AboutSection />
        </Fold>
      </div>
    </main>
  )
}

/** A part of the adults’ side, made when it is first opened: a family may have hundreds of words. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [isOpened, setOpened] = useState(false)
  return (
    <Details summary={title} onOpen={() => setOpened(true)}>
      {isOpened && children}
    </Details>
  )
}
