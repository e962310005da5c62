import { useState, type ReactNode } from 'react'
import type { Language } from '@ankur/content'
import type { ThingName } from '@ankur/games/face'
import type { BasketGroup } from '@ankur/games/round'
import { sortedThings, twoColoredThings } from '@ankur/games/same-different/things'
import { ownWords, takeTurnsWords, type OwnWords } from '../own-words.ts'
import { Mat, type MatBox } from './mat.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { askPictures } from '../talk-games/choose-and-ask/ask-pictures.tsx'
import { Sign } from '../talk-games/same-different/basket-sign.tsx'
import { Thing } from '../talk-games/same-different/things.tsx'
import { pressPictures } from '../talk-games/take-turns/turn-pictures.tsx'
import { dayPictures } from '../talk-games/what-comes-next/day-pictures.tsx'

const sheetsWords = messagesOf('games/sheets', 'gameSheets')

type Pictures = Readonly<Partial<Record<ThingName, ReactNode>>>

/** The language of the words on the cards, which may differ from that of the page. */
interface Props {
  language: Language
}

/** To cut out: a day in pictures, to hang up in order, to put on the first-then board or on a strip: each has its own page. */
export function DayCards({ language }: Props) {
  const { with_haircut } = sheetsWords.use()
  const { first_box, then_box } = sheetsWords.use(language)
  const [hasHaircut, setHaircut] = useState(true)
  const cards = things(dayPictures, ownWords.what_comes_next.use(language))
  const left = cards.map((card): Card => (card[0] === 'haircut' && !hasHaircut ? ['empty', '', null] : card))
  return (
    <>
      <label className="sheet__with">
        <input type="checkbox" checked={hasHaircut} onChange={({ target }) => setHaircut(target.checked)} /> {with_haircut}
      </label>
      <Cards cards={left} size={100} />
      <div className="sheet__mats">
        <Mat boxes={[first_box, then_box]} />
      </div>
      <div className="sheet__mats">
        {[3, 5, 7].map((places) => (
          <DayStrip key={places} {...{ places, language }} />
        ))}
      </div>
    </>
  )
}

/** Places for cards, in order, and a last one for what is done: in rows that fit the page. */
function DayStrip({ places, language }: Props & { places: number }) {
  const { done_box } = sheetsWords.use(language)
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

/** To cut out: things that a child likes, and the cards to ask and to refuse; boards to put two or four of them on. */
export function AskCards({ language }: Props) {
  const words = ownWords.choose_and_ask.use(language)
  const no: Card = ['no', words.thing_no, askPictures.no]
  const other: Card = ['something_else', words.something_else, somethingElse]
  return (
    <>
      <Cards cards={[...things(askPictures, words), other]} size={64} />
      <div className="sheet__mats">
        {[2, 4].map((places) => (
          <ul key={places} className="choice-board">
            {Array.from({ length: places }, (_, at) => (
              <li key={at} className="day-strip__place" />
            ))}
            {[no, other].map(([key, word, picture]) => (
              <li key={key} className="day-strip__place">
                <PictureWithWord word={word} picture={picture} size={64} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </>
  )
}

const somethingElse = (
  <>
    <path
      d="M14 42c-10 0-12-14-2-16 0-12 16-16 20-7 8-8 20 0 17 9 9 2 8 14-1 14z"
      fill="#E4EAF6"
      stroke="#33507C"
      strokeWidth="4"
    />
    <path d="M22 30h.1m10 0h.1m10 0h.1" stroke="#33507C" strokeWidth="6" strokeLinecap="round" />
    <circle cx="20" cy="50" r="4" fill="#E4EAF6" stroke="#33507C" strokeWidth="3" />
    <circle cx="12" cy="59" r="2.5" fill="#33507C" />
  </>
)

/** To cut out: each thing in two looks and two sizes, fruit, and mats for each way to sort them. */
export function SameCards({ language }: Props) {
  const words = ownWords.same_different.use(language)
  const { same_box, different_box } = sheetsWords.use(language)
  const drawn = sortedThings.flatMap((thing) =>
    twoColoredThings.includes(thing)
      ? (['red', 'blue'] as const).flatMap((look) => (['big', 'small'] as const).map((size) => ({ thing, look, size })))
      : [{ thing }],
  )
  const box = (group: BasketGroup, word?: string): MatBox => [
    word ?? words[`basket_${group}`] ?? '',
    <Sign key={group} group={group} />,
  ]
  const mats: readonly (readonly MatBox[])[] = [
    [[same_box, sameSign], box('different', different_box)],
    [box('fruit'), box('clothes'), box('toys')],
    [box('red'), box('blue')],
    [box('big'), box('small')],
    [box('eating'), box('wearing'), box('playing')],
  ]
  return (
    <>
      <ul className="sheet__cards">
        {drawn.map((face) => (
          <li key={Object.values(face).join(' ')} className="sheet__card sheet__card--picture">
            <Thing {...face} />
            <span className="face--word">{words[`thing_${face.thing}`]}</span>
          </li>
        ))}
      </ul>
      <div className="sheet__mats">
        {mats.map((boxes, nth) => (
          <Mat key={nth} boxes={boxes} />
        ))}
      </div>
    </>
  )
}

const sameSign = (
  <svg className="thing" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <circle cx="13" cy="32" r="11" fill="#7C9A8C" />
    <circle cx="51" cy="32" r="11" fill="#7C9A8C" />
    <path d="M27 28h10M27 37h10" stroke="#42534B" strokeWidth="4" strokeLinecap="round" />
  </svg>
)

/**
 * To cut out: the words for turns, with the pictures that the buttons of the game have; and one
 * card to fold, with a side for each of the two.
 */
export function TurnCards({ language }: Props) {
  const { my_turn, your_turn, wait, together, no, stop } = takeTurnsWords.use(language)
  const mine: Card = ['mine', my_turn, pressPictures.ask]
  const yours: Card = ['yours', your_turn, pressPictures.pass]
  const cards: readonly Card[] = [
    mine,
    yours,
    ['wait', wait, pressPictures.wait],
    ['together', together, pressPictures.agree],
    ['no', no, pressPictures.refuse],
    ['stop', stop, pressPictures.stop],
  ]
  return (
    <>
      <Cards cards={cards} size={64} />
      <ul className="turn-fold">
        {[yours, mine].map(([key, word, picture]) => (
          <li key={key} className="turn-fold__side">
            <PictureWithWord word={word} picture={picture} size={64} />
          </li>
        ))}
      </ul>
    </>
  )
}

type Card = readonly [key: string, word: string | undefined, picture: ReactNode]

function things(pictures: Pictures, words: OwnWords): readonly Card[] {
  return (Object.keys(pictures) as ThingName[]).map((thing) => [thing, words[`thing_${thing}`], pictures[thing]])
}

/** Each picture on a square of this size, with its word. */
function Cards({ cards, size }: { cards: readonly Card[]; size: number }) {
  return (
    <ul className="sheet__cards">
      {cards.map(([key, word, picture]) => (
        <li key={key} className="sheet__card sheet__card--picture">
          <PictureWithWord {...{ word, picture, size }} />
        </li>
      ))}
    </ul>
  )
}

function PictureWithWord({ word, picture, size }: { word: string | undefined; picture: ReactNode; size: number }) {
  return (
    <>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
        {picture}
      </svg>
      <span className="face--word">{word}</span>
    </>
  )
}
