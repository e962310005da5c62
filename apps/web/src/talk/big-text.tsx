import { useEffect, useRef, useState } from 'react'
import type { BoardWord } from '@ankur/talk'
import { Button } from '../ui/button/button.tsx'
import { talkWordsGroup } from './talk-words-group.ts'
import { useLargestLetters } from './use-largest-letters.ts'
import { WordPicture } from './word-cell.tsx'

interface Props {
  words: readonly BoardWord[]
  /** Somebody pressed Speak and there is no voice: an adult reads why. */
  isWithoutVoice: boolean
  onClose: () => void
}

/** The sentence in the largest possible type, for the person addressed. Stays until it is closed. */
export function BigText({ words, isWithoutVoice, onClose }: Props) {
  const { talk } = talkWordsGroup.use()
  const [isTurned, setTurned] = useState(false)
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])
  const text = words.map(({ spoken }) => spoken).join(' ') || talk.strip_empty
  const letters = useLargestLetters(text)
  return (
    <section
      className="talk-big"
      role="dialog"
      aria-modal="true"
      aria-label={talk.big_text}
      aria-describedby={isWithoutVoice ? 'talk-big-text talk-big-note' : 'talk-big-text'}
    >
      <div className={isTurned ? 'talk-big__body talk-big__body--turned' : 'talk-big__body'}>
        <div className="talk-big__pictures">
          {words.map((word, at) => (
            <WordPicture key={at} word={word} />
          ))}
        </div>
        <p className="talk-big__text" id="talk-big-text" lang={words[0]?.textLanguage} ref={letters}>
          {text}
        </p>
      </div>
      {isWithoutVoice && (
        <p className="talk-big__note" id="talk-big-note">
          {talk.no_voice}
        </p>
      )}
      <div className="talk-big__tools" data-scan-group="">
        <button type="button" className="button" ref={close} onClick={onClose} data-scan-stop="">
          {talk.big_close}
        </button>
        <Button kind="second" onClick={() => setTurned(!isTurned)} data-scan-stop="" aria-pressed={isTurned}>
          {talk.big_turn}
        </Button>
      </div>
    </section>
  )
}
