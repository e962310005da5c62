import type { MouseEvent, ReactNode } from 'react'
import { isOpen, piecesIn, type Place, type Round, type Sign } from '@ankur/games/round'
import { placeLabel, placeName } from '@ankur/games/sayings/names'
import { say, sayValue } from '@ankur/games/sayings/saying'
import { classNames } from '../ui/class-names.ts'
import { Face } from './face.tsx'
import { gamesWords } from './games-words.ts'

interface Props {
  round: Round
  isHolding: boolean
  /** At the end the board is a picture. */
  isStill: boolean
  onChoose: (place: string, byKey: boolean) => void
}

/** The places of a round in their order; floors stand on each other, the first at the bottom. */
export function Board(props: Props) {
  const { gamePage } = gamesWords.use()
  const { round } = props
  const kind = round.places[0]?.sign.kind ?? 'seat'
  return (
    <div className={`board board--${kind}`} role="group" aria-label={gamePage.board}>
      {round.places.map((place) => (
        <PlaceOnBoard key={`${round.seed} ${place.id}`} place={place} {...props} />
      ))}
    </div>
  )
}

function PlaceOnBoard({ round, place, isHolding, isStill, onChoose }: Props & { place: Place }) {
  const words = gamesWords.use().games
  const label = say(placeLabel(round, place), words)
  const className = classNames(
    'place',
    `place--${place.sign.kind}`,
    place.room === 0 && 'place--standing',
    round.guide?.place === place.id && 'is-shown',
  )
  const content = (
    <>
      <Shown sign={place.sign} caption={sayValue(placeName(round, place.id), words)} />
      <Inside round={round} place={place} />
    </>
  )
  if (isStill || place.room === 0)
    return (
      <div className={className} role="img" aria-label={label}>
        {content}
      </div>
    )
  return (
    <button
      type="button"
      className={className}
      data-stop="place"
      data-stop-now={isHolding && isOpen(round, place)}
      data-drop={place.id}
      onClick={(event: MouseEvent) => onChoose(place.id, event.detail === 0)}
    >
      <span className="only-heard">{label}</span>
      <span className="place__seen" aria-hidden="true">
        {content}
      </span>
    </button>
  )
}

/** How a place shows what belongs there. */
function Shown({ sign, caption }: { sign: Sign; caption: string }): ReactNode {
  switch (sign.kind) {
    case 'match':
      return (
        <span className="place__sign">
          <Face face={sign.face} />
        </span>
      )
    case 'tray':
    case 'more_by_one':
    case 'less_by_one':
      return <span className="place__caption">{caption}</span>
    case 'floor':
    case 'seat':
      return null
  }
}

/** What lies there, and free room for the rest. */
function Inside({ round, place }: { round: Round; place: Place }) {
  const placed = piecesIn(round, place.id)
  const free = place.room - placed.length
  return (
    <span className="place__inside">
      {place.standing.map((face, index) => (
        <span key={`standing ${index}`} className="lying lying--standing">
          <Face face={face} />
        </span>
      ))}
      {placed.map(({ id, face }) => (
        <span key={id} className="lying">
          <Face face={face} />
        </span>
      ))}
      {Array.from({ length: free }, (_, index) => (
        <span key={`free ${index}`} className={`slot slot--${ghostOf(place.sign)}`}>
          {place.sign.kind === 'floor' && place.sign.ghost === 'numeral' && <Face face={place.sign.face} />}
        </span>
      ))}
    </span>
  )
}

function ghostOf(sign: Sign): string {
  return sign.kind === 'floor' ? sign.ghost : 'outline'
}
