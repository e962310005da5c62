import type { BoardWord } from '@ankur/talk'
import { PageHeading } from '../../platform/page.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Details } from '../../ui/details/details.tsx'
import { adultWords } from '../adult-words-group.ts'
import type { Voice } from '../use-voice.ts'
import { AboutSection, Rules } from './about-section.tsx'
import { BoardsSection } from './boards-section.tsx'
import { ChangeSection } from './change-section.tsx'
import { CopiesSection } from './copies-section.tsx'
import { useEditing } from './editing.ts'
import { OwnWordsSection } from './own-words-section.tsx'
import { PaperSection } from './paper-section.tsx'
import { LanguageSection, PressSection, ScanSection } from './settings-sections.tsx'
import { VoiceSection } from './voice-section.tsx'
import { WordsSection } from './words-section.tsx'

interface Props {
  voice: Voice
  /** The sentence on the strip, for the strip on paper. */
  strip: readonly BoardWord[]
  onClose: () => void
}

/** What an adult sets up, behind the lock. Nothing here is sent anywhere. */
export function AdultSide({ voice, strip, onClose }: Props) {
  const words = adultWords.use()
  const editing = useEditing()
  return (
    <main id="main" tabIndex={-1} className="talk-adults">
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
        <Details summary={words.words_title}>
          <WordsSection editing={editing} />
        </Details>
        <Details summary={words.start_title}>
          <BoardsSection editing={editing} part="start" />
        </Details>
        <Details summary={words.language_title}>
          <LanguageSection editing={editing} />
        </Details>
        <Details summary={words.voice_title}>
          <VoiceSection board={editing.board} voice={voice} />
        </Details>
        <Details summary={words.own_title}>
          <OwnWordsSection editing={editing} />
        </Details>
        <Details summary={words.change_title}>
          <ChangeSection editing={editing} />
        </Details>
        <Details summary={words.press_title}>
          <PressSection editing={editing} />
        </Details>
        <Details summary={words.scan_title}>
          <ScanSection editing={editing} />
        </Details>
        <Details summary={words.print_title}>
          <PaperSection board={editing.board} strip={strip} />
        </Details>
        <Details summary={words.copies_title}>
          <CopiesSection editing={editing} />
        </Details>
        <Details summary={words.children}>
          <BoardsSection editing={editing} part="children" />
        </Details>
        <Details summary={words.about_title}>
          <AboutSection />
        </Details>
      </div>
    </main>
  )
}
