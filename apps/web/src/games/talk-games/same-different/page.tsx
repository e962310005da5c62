import { dealSameDifferent } from '@ankur/games/same-different/deal'
import { BoardGame } from '../../board/board-game.tsx'
import { SceneOfGame, type GameScene } from '../../scenes/game-scene.ts'
import type { RoundDeal } from '../../round/use-round.ts'
import type { ReactNode } from 'react'
import type { Face as FaceOf } from '@ankur/games/face'
import { isBoardFull, piecesIn, type BasketGroup, type Place, type Round } from '@ankur/games/round'
import { recordOf } from '@ankur/games/level-offer'
import { ownWords } from '../../own-words.ts'
import { Sign } from './basket-sign.tsx'
import { RabbitShape } from './rabbit.tsx'
import { Thing } from './things.tsx'

const deal = ({ level, seed }: RoundDeal) => dealSameDifferent(level, seed)

export function SameDifferentPage() {
  return (
    <SceneOfGame value={basketScene}>
      <BoardGame game="same_different" deal={deal} />
    </SceneOfGame>
  )
}

/** The rabbit with its baskets on a meadow; each thing in its basket opens a flower. */
const basketScene: GameScene = {
  words: ownWords.same_different,
  layout: {
    line: 128,
    piece: { width: 1, height: 1 },
    place: ({ standing, room }) => ({ width: standing.length + room > 1 ? 2.3 : 1.7, height: 1.9 }),
  },
  Piece,
  PlaceFrame,
  Friend,
}

function Piece({ face }: { face: FaceOf }) {
  return face.kind === 'thing' ? <Thing {...face} /> : null
}

function PlaceFrame({ round, place, inside }: { round: Round; place: Place; inside: ReactNode }) {
  return (
    <span className="basket">
      {inside}
      <svg className="basket__front" viewBox="0 0 230 108" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d="M8 8h214l-20 92c-1 4-4 6-8 6H36c-4 0-7-2-8-6z" fill="#C99A5E" stroke="#8A5A33" strokeWidth="4" />
        <path
          d="M18 40q97 18 194 0M24 66q91 16 182 0M30 90q85 12 170 0"
          fill="none"
          stroke="#A4743A"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <rect x="2" y="2" width="226" height="18" rx="9" fill="#E0B779" stroke="#8A5A33" strokeWidth="4" />
      </svg>
      <span className="basket__sign">
        <Sign group={groupOf(place)} face={place.sign.kind === 'basket' ? place.sign.face : undefined} />
      </span>
      {piecesIn(round, place.id).length === place.room && <Ribbon />}
    </span>
  )
}

function groupOf({ sign }: Place): BasketGroup {
  return sign.kind === 'basket' ? sign.group : 'same'
}

/** A full basket has a ribbon. */
function Ribbon() {
  return (
    <svg className="basket__ribbon grows" viewBox="0 0 40 24" aria-hidden="true" focusable="false">
      <path
        d="M20 12C12-2 0 2 4 12s12 10 16 0zm0 0c8-14 20-10 16 0s-12 10-16 0z"
        fill="#E59A2B"
        stroke="#8A5A12"
        strokeWidth="2"
      />
      <circle cx="20" cy="12" r="4" fill="#F7D27E" stroke="#8A5A12" strokeWidth="2" />
    </svg>
  )
}

/** The rabbit, with one flower for each thing; where the rule changes it holds the card with the rule of now, below its face. */
function Friend({ round, isFinished }: { round: Round; isFinished: boolean }) {
  const flowers = recordOf(round).moves
  const rule = round.level === 8 ? (isFinished || round.series?.nth === 2 ? 'size' : 'kind') : null
  return (
    <div className="rabbit-friend decoration" aria-hidden="true">
      <svg viewBox="0 0 220 120" focusable="false">
        <ellipse cx="110" cy="106" rx="72" ry="12" fill="#2E6B4A" opacity=".25" />
        {flowerSpots.slice(0, flowers).map(([x, y], nth) => (
          <g key={nth} className={nth === flowers - 1 ? 'grows' : undefined} transform={`translate(${x} ${y})`}>
            <path d="M0 0v22" stroke="#3F8A58" strokeWidth="4" strokeLinecap="round" />
            <circle r="9" fill="#F2D3DC" stroke="#A85672" strokeWidth="2" />
            <circle r="4" fill="#F0C24B" />
          </g>
        ))}
        <g transform="translate(66 0)">
          <RabbitShape />
        </g>
        {rule && <RuleCard rule={rule} isNew={rule === 'size' && !isBoardFull(round)} />}
      </svg>
    </div>
  )
}

const flowerSpots = [
  [46, 84],
  [174, 84],
  [22, 78],
  [198, 78],
  [60, 70],
  [160, 70],
  [34, 60],
  [186, 60],
] as const

function RuleCard({ rule, isNew }: { rule: 'kind' | 'size'; isNew: boolean }) {
  return (
    <g transform="translate(85 80) scale(.9)" className={isNew ? 'grows' : undefined}>
      <rect width="56" height="42" rx="8" fill="#FFFDF6" stroke="#8A6242" strokeWidth="3" />
      {rule === 'size' ? (
        <g fill="#42534B">
          <circle cx="20" cy="21" r="13" />
          <circle cx="43" cy="27" r="6" />
        </g>
      ) : (
        <>
          <path d="M10 12 4 17l3 6 3-1v12h14V22l3 1 3-6-6-5c-2 3-12 3-14 0z" fill="#4A7FB5" />
          <circle cx="42" cy="23" r="9" fill="#C8503C" />
        </>
      )}
    </g>
  )
}
