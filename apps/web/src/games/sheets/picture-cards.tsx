import type { ReactNode } from 'react'
import type { ThingName } from '@ankur/games/face'
import { ownWords, takeTurnsWords, type OwnWords } from '../own-words.ts'
import { Mat } from './mat.tsx'
import { sheetsWords } from './sheets-words.ts'
import { askPictures } from '../talk-games/choose-and-ask/ask-pictures.tsx'
import { pressPictures } from '../talk-games/take-turns/turn-pictures.tsx'
import { dayPictures } from '../talk-games/what-comes-next/day-pictures.tsx'

type Pictures = Readonly<Partial<Record<ThingName, ReactNode>>>

/** To cut out: a day in pictures, to hang up in order, to put on the first-then board or on a strip: each has its own page. */
export function DayCards() {
  const { first_box, then_box } = sheetsWords.use()
  return (
    <>
      <Cards cards={things(dayPictures, ownWords.what_comes_next.use())} size={100} />
      <div className="sheet__mats">
        <Mat signs={[first_box, then_box]} />
      </div>
      <div className="sheet__mats">
        {[3, 5, 7].map((places) => (
          <DayStrip key={places} places={places} />
        ))}
      </div>
    </>
  )
}

/** Places for cards, in order, and a last one for what is done: in rows that fit the page. */
function DayStrip({ places }: { places: number }) {
  const { done_box } = sheetsWords.use()
  return (
    <ol className={places === 5 ? 'day-strip day-strip--three' : 'day-strip'}>
      {Array.from({ length: places }, (_, at) => (
        <li key={at} className="day-strip__place">
          {at + 1}
        </li>
      ))}
      <li className="day-strip__place day-strip__place--done">{done_box}</li>
    </ol>
  )
}

/** To cut out: things that a child likes, and the cards to ask and to refuse. */
export function AskCards() {
  return <Cards cards={things(askPictures, ownWords.choose_and_ask.use())} size={64} />
}

/** To cut out: the words for turns, with the pictures that the buttons of the game have. */
export function TurnCards() {
  const { my_turn, your_turn, wait, together, no, stop } = takeTurnsWords.use()
  const cards: readonly Card[] = [
    [my_turn, pressPictures.ask],
    [your_turn, pressPictures.pass],
    [wait, pressPictures.wait],
    [together, pressPictures.agree],
    [no, pressPictures.refuse],
    [stop, pressPictures.stop],
  ]
  return <Cards cards={cards} size={64} />
}

type Card = readonly [word: string | undefined, picture: ReactNode]

function things(pictures: Pictures, words: OwnWords): readonly Card[] {
  return (Object.keys(pictures) as ThingName[]).map((thing) => [words[`thing_${thing}`], pictures[thing]])
}

/** Each picture on a square of this size, with its word. */
function Cards({ cards, size }: { cards: readonly Card[]; size: number }) {
  return (
    <ul className="sheet__cards">
      {cards.map(([word, picture]) => (
        <li key={word} className="sheet__card sheet__card--picture">
          <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
            {picture}
          </svg>
          <span className="face--word">{word}</span>
        </li>
      ))}
    </ul>
  )
}
