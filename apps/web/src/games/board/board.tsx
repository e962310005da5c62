import type { MouseEvent, ReactNode } from 'react'
import { writeNumber } from '@ankur/games/deal-options'
import { pictures } from '@ankur/games/pictures'
import { isOpen, piecesIn, type Place, type Round } from '@ankur/games/round'
import { placeLabel } from '@ankur/games/sayings/names'
import { say } from '@ankur/games/sayings/saying'
import { classNames } from '../../ui/class-names.ts'
import { Duck } from '../../ui/drawings/animals.tsx'
import { Face } from './face.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { useGameScene, useGameWords } from '../scenes/game-scene.ts'
import { PieceFace } from './piece-face.tsx'
import { PlaceSign } from './place-sign.tsx'
import { Roof } from '../scenes/cat-rise.tsx'
import { LilyPad } from '../scenes/pond.tsx'
import { Engine, WagonBody } from '../scenes/train.tsx'

const gamesWords = messagesOf('sets', 'gamePages')

interface Props {
  round: Round
  hasRoomForFriend: boolean
  isHolding: boolean
  /** At the end the board is a picture. */
  isStill: boolean
  onChoose: (place: string, byKey: boolean) => void
}

// The same element each time: a placement need not render these drawings again.
const engine = <Engine />
const duck = <Duck />
const lilyPad = <LilyPad />

/** The places of a round in order; floors are stacked, the first at the bottom. */
export function Board(props: Props) {
  const { gamePage } = gamesWords.use()
  const { round, isStill, hasRoomForFriend } = props
  const kind = round.places[0]?.sign.kind ?? 'seat'
  return (
    <div
      className={classNames('board', `board--${round.game}`, `board--${kind}`, round.spokenTask.task === 'stack_on' && 'is-high')}
      role="group"
      aria-label={gamePage.board}
    >
      {round.game === 'letter_sorting' && engine}
      {round.places.map((place, nth) => (
        <PlaceOnBoard key={`${round.seed} ${place.id}`} place={place} nth={nth} {...props} />
      ))}
      {round.game === 'number_sorting' && (
        <span className={classNames('duck-friend', !hasRoomForFriend && 'duck-friend--small')}>{duck}</span>
      )}
      {round.game === 'number_stacking' && isStill && <Roof />}
    </div>
  )
}

function PlaceOnBoard({
  round,
  place,
  nth,
  isHolding,
  isStill,
  onChoose,
}: Omit<Props, 'hasRoomForFriend'> & { place: Place; nth: number }) {
  const words = useGameWords()
  const label = say(placeLabel(round, place), words)
  const isFree = isOpen(round, place)
  const className = classNames(
    'place',
    `place--${place.sign.kind}`,
    place.room > 1 && 'place--long',
    place.room === 0 && 'place--standing',
    isFree && 'is-free',
    isFree && isHolding && 'is-open',
    round.guide?.place === place.id && 'is-shown',
  )
  const content = <PlaceContent round={round} place={place} nth={nth} />
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
      aria-label={label}
      data-stop="place"
      data-stop-now={isHolding && isFree}
      data-drop={place.id}
      data-shown={place.id}
      onClick={(event: MouseEvent) => onChoose(place.id, event.detail === 0)}
    >
      <span className="place__seen" aria-hidden="true">
        {content}
      </span>
    </button>
  )
}

function PlaceContent({ round, place, nth }: { round: Round; place: Place; nth: number }): ReactNode {
  const scene = useGameScene()
  const inside = <Inside round={round} place={place} />
  if (scene) return <scene.PlaceFrame round={round} place={place} inside={inside} />
  if (round.game === 'number_stacking') return inside
  if (round.game === 'letter_sorting')
    return (
      <>
        {inside}
        <span className="wagon">
          <WagonBody isLong={place.room > 1} isLit={piecesIn(round, place.id).length > 0} nth={nth} />
          <span className="wagon__panel">
            <PlaceSign place={place} />
            <Word round={round} place={place} />
          </span>
        </span>
      </>
    )
  return (
    <>
      <PlaceSign place={place} />
      <span className="pad-with">
        {lilyPad}
        {inside}
      </span>
    </>
  )
}

/** The word of a picture appears once both have found each other. */
function Word({ round, place }: { round: Round; place: Place }) {
  const [placed] = piecesIn(round, place.id)
  if (!placed) return null
  const face = [place.sign.kind === 'match' ? place.sign.face : null, placed.face].find((each) => each?.kind === 'picture')
  if (face?.kind !== 'picture') return null
  return (
    <span className="wagon__word grows" lang={face.language}>
      {pictures[face.picture].names[face.language]}
    </span>
  )
}

/** The pieces in it, and the free space. */
function Inside({ round, place }: { round: Round; place: Place }) {
  const placed = piecesIn(round, place.id)
  const free = place.room - placed.length
  return (
    <span className="place__inside">
      {place.standing.map((face, index) => (
        <span key={`standing ${index}`} className="lying lying--standing">
          <PieceFace round={round} face={face} isHome isStanding />
        </span>
      ))}
      {placed.map(({ id, face }) => (
        <span key={id} className="lying lying--placed">
          <PieceFace round={round} face={face} isHome />
        </span>
      ))}
      {Array.from({ length: free }, (_, index) => (
        <span key={`free ${index}`} className={`slot slot--${ghostOf(place)}`}>
          <Ghost place={place} />
        </span>
      ))}
    </span>
  )
}

function Ghost({ place: { sign } }: { place: Place }) {
  if (sign.kind !== 'floor' || sign.ghost !== 'numeral') return null
  return sign.face.kind === 'numeral' ? (
    <span className="slot__number">{writeNumber(sign.face.value, sign.face.script)}</span>
  ) : (
    <Face face={sign.face} />
  )
}

function ghostOf({ sign }: Place): string {
  return sign.kind === 'floor' ? sign.ghost : 'outline'
}
