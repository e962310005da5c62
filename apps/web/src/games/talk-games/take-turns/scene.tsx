import type { ReactNode } from 'react'
import type { Face as FaceOf } from '@ankur/games/face'
import { piecesIn, type Place, type Round } from '@ankur/games/round'
import { CatShape, DuckShape } from '../../../ui/drawings/animals.tsx'
import { ownWords } from '../../own-words.ts'
import type { GameScene } from '../../scenes/game-scene.ts'
import { RabbitShape } from '../same-different/rabbit.tsx'
import { LaidPiece } from './turn-pictures.tsx'

/** Two banks with a pond between them; what people lay in turn reaches from one to the other. */
export const bankScene: GameScene = {
  words: ownWords.take_turns,
  layout: { line: 0, piece: { width: 1, height: 1 }, place: () => ({ width: 1, height: 1 }) },
  Piece,
  PlaceFrame: ({ inside }: { inside: ReactNode }) => <>{inside}</>,
  Friend: Way,
}

function Piece({ face }: { face: FaceOf }) {
  return face.kind === 'thing' ? <LaidPiece {...face} className="laid" /> : null
}

/** The placed parts, from the near bank on, and at the end the characters on them. */
function Way({ round, isFinished }: { round: Round; isFinished: boolean }) {
  const isStopped = round.turns?.isStopped === true
  return (
    <div className="way decoration" aria-hidden="true">
      <div className={`way__pieces way__pieces--${round.turns?.making ?? 'bridge'}`}>
        {round.places.map((place) => (
          <Laid key={`${round.seed} ${place.id}`} round={round} place={place} />
        ))}
        {isFinished && <Friends isResting={isStopped} hasThird={round.turns?.order.includes('side') === true} />}
      </div>
    </div>
  )
}

function Laid({ round, place }: { round: Round; place: Place }) {
  const [piece] = piecesIn(round, place.id)
  const nth = round.places.indexOf(place)
  const isNext = !piece && round.placed.length === nth
  const order = round.turns?.order ?? []
  return (
    <span
      className={
        piece ? `way__place way__place--${order[nth % order.length]} lying--placed` : `way__place slot${isNext ? ' is-next' : ''}`
      }
      data-shown={place.id}
    >
      {piece && <Piece face={piece.face} />}
    </span>
  )
}

/** On what they made; where somebody stopped, at rest on the near bank. */
function Friends({ hasThird, isResting }: { hasThird: boolean; isResting: boolean }) {
  return (
    <svg
      className={isResting ? 'way__friends way__friends--resting grows' : 'way__friends grows'}
      viewBox={hasThird ? '0 0 330 120' : '0 0 240 120'}
      focusable="false"
    >
      <CatShape />
      <g transform="translate(236 0) scale(-1 1)">
        <DuckShape />
      </g>
      {hasThird && (
        <g transform="translate(238 8)">
          <RabbitShape />
        </g>
      )}
    </svg>
  )
}
