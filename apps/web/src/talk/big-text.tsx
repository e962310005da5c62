import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { BoardWord } from '@ankur/talk'
import { Button } from '../ui/button/button.tsx'
import { talkWordsGroup } from './talk-words-group.ts'
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

const smallestPx = 20
const largestPx = 400

/** Sets the largest type size at which a text fits its box in whole words, again when the box changes. */
function useLargestLetters(text: string): RefObject<HTMLParagraphElement | null> {
  const box = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const fit = () => fitLetters(element)
    const watch = new ResizeObserver(fit)
    watch.observe(element)
    fit()
    return () => watch.disconnect()
  }, [text])
  return box
}

function fitLetters(element: HTMLElement): void {
  let [low, high] = [smallestPx, largestPx]
  while (high - low > 1) {
    const middle = (low + high) / 2
    element.style.fontSize = `${middle}px`
    const isWhole = element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth
    if (isWhole) low = middle
    else high = middle
  }
  element.style.fontSize = `${low}px`
}
