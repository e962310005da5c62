import type { ReactNode } from 'react'
import type { ThingName } from '@ankur/games/face'
import { ownWords, type OwnWords } from './own-words.ts'
import { askPictures } from './talk-games/choose-and-ask/ask-pictures.tsx'
import { dayPictures } from './talk-games/what-comes-next/day-pictures.tsx'

type Pictures = Readonly<Partial<Record<ThingName, ReactNode>>>

/** To cut out: a day in pictures, to hang up in order or to lay on a first-then board. */
export function DayCards() {
  return <Cards pictures={dayPictures} size={100} words={ownWords.what_comes_next.use()} />
}

/** To cut out: what a child likes, and the cards to ask and to refuse with. */
export function AskCards() {
  return <Cards pictures={askPictures} size={64} words={ownWords.choose_and_ask.use()} />
}

/** Each picture on a square of this size, with its word. */
function Cards({ pictures, size, words }: { pictures: Pictures; size: number; words: OwnWords }) {
  return (
    <ul className="sheet__cards">
      {(Object.keys(pictures) as ThingName[]).map((thing) => (
        <li key={thing} className="sheet__card sheet__card--picture">
          <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
            {pictures[thing]}
          </svg>
          <span className="face--word">{words[`thing_${thing}`]}</span>
        </li>
      ))}
    </ul>
  )
}
