import { useRef } from 'react'
import type { BoardWord, Strip } from '@ankur/talk'
import { Icon } from '../ui/icon/icon.tsx'
import { talkWordsGroup } from './talk-words-group.ts'
import { useStripPages } from './use-strip-pages.ts'
import { WordPicture } from './word-cell.tsx'

interface Props {
  strip: Strip
  words: readonly BoardWord[]
  /** The index of the word that is being spoken. */
  saying: number | null
  /** Without a voice the button shows the sentence in big letters, and has that icon. */
  isSpoken: boolean
  onSpeak: () => void
  onTakeBack: () => void
  onClear: () => void
  onRestore: () => void
}

const holdToClearMs = 2000

/** The sentence: the pressed words in order. */
export function StripBar({ strip, words, saying, isSpoken, onSpeak, onTakeBack, onClear, onRestore }: Props) {
  const { talk } = talkWordsGroup.use()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const held = useRef(false)
  const release = () => clearTimeout(timer.current)
  const { box, place, turn } = useStripPages(words.length, saying)
  return (
    <section
      className={words.length > 3 ? 'talk-strip talk-strip--long' : 'talk-strip'}
      aria-label={talk.strip}
      data-scan-group=""
    >
      {place !== 'whole' && (
        <button
          type="button"
          className="talk-tool"
          title={place === 'start' ? talk.strip_last : talk.strip_before}
          onClick={turn}
          data-scan-stop=""
        >
          <Icon name={place === 'start' ? 'chevron-right' : 'chevron-left'} />
        </button>
      )}
      <button type="button" className="talk-strip__words" aria-hidden="true" onClick={onSpeak} tabIndex={-1} ref={box}>
        {words.length === 0 && <span className="talk-strip__empty">{talk.strip_empty}</span>}
        {words.map((word, at) => (
          <span key={at} className="talk-strip__word" lang={word.textLanguage} data-saying={saying === at || undefined}>
            <WordPicture word={word} />
            <span>{word.spoken}</span>
          </span>
        ))}
      </button>
      <p className="only-heard" role="status">
        {strip.isFull ? talk.full : words.map(({ spoken }) => spoken).join(' ') || talk.strip_empty}
      </p>
      {strip.isFull && <span className="talk-strip__full">{talk.full}</span>}
      {strip.cleared ? (
        <button type="button" className="talk-tool" title={talk.restore} onClick={onRestore} data-scan-stop="">
          <Icon name="repeat" />
        </button>
      ) : (
        <button type="button" className="talk-tool" title={talk.clear} onClick={onClear} data-scan-stop="">
          <Icon name="close" />
        </button>
      )}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its title names it, and as a label too would be heard twice */}
      <button
        type="button"
        className="talk-tool"
        title={talk.take_back}
        data-scan-stop=""
        onPointerDown={() => {
          held.current = false
          timer.current = setTimeout(() => {
            held.current = true
            onClear()
          }, holdToClearMs)
        }}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onClick={() => !held.current && onTakeBack()}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 5h12v14H9l-6-7zm3.500 4.500 5 5m0-5-5 5" />
        </svg>
      </button>
      <button type="button" className="talk-speak" onClick={onSpeak} data-scan-stop="" aria-label={talk.speak}>
        {isSpoken ? (
          <Icon name="listen" />
        ) : (
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2 6h11M7.500 6v14M11 20l5.500-13L22 20m-9.300-4h7.600" />
          </svg>
        )}
        <span className="talk-speak__text">{talk.speak}</span>
      </button>
    </section>
  )
}
