import { dealWhatComesNext } from '@ankur/games/what-comes-next/deal'
import { BoardGame } from '../../board/board-game.tsx'
import { SceneOfGame, type GameScene } from '../../scenes/game-scene.ts'
import type { RoundDeal } from '../../round/use-round.ts'
import { ownCards, OwnCard, PictureCard } from '../cards.tsx'
import type { ReactNode } from 'react'
import type { Face as FaceOf } from '@ankur/games/face'
import { piecesIn, type Place, type Round } from '@ankur/games/round'
import { ownWords } from '../../own-words.ts'
import { dayPictures } from './day-pictures.tsx'
import { ElephantShape } from './elephant.tsx'

const deal = ({ level, options, seed }: RoundDeal) => dealWhatComesNext(level, options, seed, ownCards('day'))

export function WhatComesNextPage() {
  return (
    <SceneOfGame value={washingLine}>
      <BoardGame game="what_comes_next" deal={deal} />
    </SceneOfGame>
  )
}

/** Pictures of the day on a washing line; the elephant does what was hung up last. */
const washingLine: GameScene = {
  words: ownWords.what_comes_next,
  layout: {
    line: 150,
    lineAtEnd: 140,
    isOneRow: true,
    piece: { width: 1, height: 1.25 },
    place: () => ({ width: 1, height: 1.25 }),
  },
  Piece,
  PlaceFrame,
  Friend,
}

function Piece({ face }: { face: FaceOf }) {
  if (face.kind === 'own') return <OwnCard face={face} look="day-card" />
  if (face.kind !== 'thing') return null
  return (
    <PictureCard name="day-card" thing={face.thing} size={100}>
      {dayPictures[face.thing]}
    </PictureCard>
  )
}

function PlaceFrame({ round, place, inside }: { round: Round; place: Place; inside: ReactNode }) {
  const { sign } = place
  return (
    <span className="peg">
      {inside}
      {sign.kind === 'changed' && piecesIn(round, place.id).length === 0 && (
        <span className="peg__was">
          <Piece face={sign.face} />
        </span>
      )}
      <svg className="peg__clip" viewBox="0 0 12 30" aria-hidden="true" focusable="false">
        <rect x="1" y="1" width="10" height="28" rx="4" fill="#E0B04A" stroke="#8A6A14" strokeWidth="2" />
      </svg>
    </span>
  )
}

/** It holds the thing of the picture that was hung last; without one it waits. */
function Friend({ round }: { round: Round }) {
  const last = round.placed.at(-1)
  const face = round.pieces.find(({ id }) => id === last?.piece)?.face
  return (
    <>
      <svg className="line decoration" viewBox="0 0 360 60" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d="M0 8C90 44 270 44 360 8" fill="none" stroke="#6B4526" strokeWidth="3.5" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="elephant-friend decoration" aria-hidden="true">
        <svg viewBox="0 0 180 124" focusable="false">
          <ellipse cx="78" cy="116" rx="62" ry="8" fill="#14201B" opacity=".14" />
          <g transform="translate(18 2)">
            <ElephantShape />
          </g>
          {face?.kind === 'thing' && (
            <g key={`${round.series?.nth} ${last?.piece}`} className="grows" transform="translate(112 58) scale(.6)">
              {dayPictures[face.thing]}
            </g>
          )}
        </svg>
      </div>
    </>
  )
}
