import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { BoardWord, Strip } from '@ankur/talk'
import { Icon } from '../ui/icon/icon.tsx'
import { talkWordsGroup } from './talk-words-group.ts'
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

interface StripPages {
  readonly box: RefObject<HTMLButtonElement | null>
  /** `whole`: every word is visible, so there is nothing to page through. */
  readonly place: 'whole' | 'start' | 'further'
  /** Pages back by as many words as fit; from the first words to the last ones. */
  readonly turn: () => void
}

/**
 * Pages through a sentence that is wider than its box. A new word, and the word that is being spoken, are scrolled into
 * view.
 */
function useStripPages(count: number, saying: number | null): StripPages {
  const box = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState<StripPages['place']>('whole')

  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setPlace(placeOf(element))
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      watch.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])

  useEffect(() => {
    // In the next frame, so that the press itself causes no layout.
    const frame = requestAnimationFrame(() => {
      const element = box.current
      if (!element) return
      element.scrollLeft = element.scrollWidth
      setPlace(placeOf(element))
    })
    return () => cancelAnimationFrame(frame)
  }, [count])

  const isWhole = place === 'whole'
  useLayoutEffect(() => {
    // The button for the earlier words has just appeared, and would push the last word out of view.
    const element = box.current
    if (element && !isWhole) element.scrollLeft = element.scrollWidth
  }, [isWhole])

  useEffect(() => {
    if (saying === null) return
    const frame = requestAnimationFrame(() =>
      box.current?.children[saying]?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [saying])

  const turn = () => {
    const element = box.current
    if (element) element.scrollLeft = placeOf(element) === 'start' ? element.scrollWidth : pageBefore(element)
  }
  return { box, place, turn }
}

function placeOf({ scrollWidth, clientWidth, scrollLeft }: HTMLElement): StripPages['place'] {
  if (scrollWidth <= clientWidth + 1) return 'whole'
  return scrollLeft <= 1 ? 'start' : 'further'
}

/** The word that is cut at the left edge becomes the last one; a word wider than the box is shown in parts. */
function pageBefore(box: HTMLElement): number {
  const { left, right, width } = box.getBoundingClientRect()
  const cut = [...box.children].map((word) => word.getBoundingClientRect()).findLast((word) => word.left < left - 1)
  const back = cut && cut.right < right - 1 ? right - cut.right : width * 0.75
  return Math.max(0, box.scrollLeft - back)
}
