import { dealChooseAndAsk } from '@ankur/games/choose-and-ask/deal'
import type { Level } from '@ankur/games/levels'
import { BoardGame } from '../../board/board-game.tsx'
import { ownWords } from '../../own-words.ts'
import { SceneOfGame, type GameScene } from '../../scenes/game-scene.ts'
import type { RoundDeal } from '../../round/use-round.ts'
import { ownCards, OwnCard, ownPhoto, PictureCard } from '../cards.tsx'
import type { ReactNode } from 'react'
import type { Face as FaceOf, OwnFace, ThingName } from '@ankur/games/face'
import { isBoardFull, type Round } from '@ankur/games/round'
import { askPictures } from './ask-pictures.tsx'
import { Parrot } from './parrot.tsx'

const deal = ({ level, seed }: RoundDeal) =>
  dealChooseAndAsk(level, seed, { liked: ownCards('liked'), people: ownCards('person') })

export function ChooseAndAskPage() {
  return (
    <SceneOfGame value={perch}>
      <BoardGame game="choose_and_ask" deal={deal} tool={somethingElseAt} />
    </SceneOfGame>
  )
}

const somethingElseAt = (level: Level) => level === 8 && <SomethingElse />

/** Words without a card are on the talk board; the round is kept until the child returns. */
function SomethingElse() {
  const { something_else } = ownWords.choose_and_ask.use()
  return (
    <a className="bar-button" href="/talk" data-stop="look" aria-label={something_else}>
      <svg viewBox="0 0 36 28" width="34" height="27" strokeWidth="2" aria-hidden="true" focusable="false">
        <path d="M1 1h15v11H1z" fill="#FFF6DE" stroke="#8A6A14" />
        <path d="M20 1h15v11H20z" fill="#E4EDF6" stroke="#33507C" />
        <path d="M1 16h15v11H1z" fill="#F7E3EC" stroke="#8F2F5F" />
        <path d="M20 16h15v11H20z" fill="#DCEBE0" stroke="#1D6350" />
        <path d="M24 6.5h.1M27.5 6.5h.1M31 6.5h.1" stroke="#33507C" strokeWidth="3" strokeLinecap="round" />
      </svg>
    </a>
  )
}

/** Mithu on his perch, and the child's plate beside him. */
const perch: GameScene = {
  words: ownWords.choose_and_ask,
  layout: {
    line: 190,
    isOneRow: true,
    piece: { width: 1, height: 1.25 },
    place: () => ({ width: 1, height: 1.25 }),
  },
  Piece,
  PlaceFrame: ({ inside }: { inside: ReactNode }) => <span className="ask-place">{inside}</span>,
  Friend,
}

function Piece({ face }: { face: FaceOf }) {
  if (face.kind === 'own') return <OwnCard face={face} look="ask-card" />
  if (face.kind !== 'thing') return null
  return (
    <PictureCard name="ask-card" thing={face.thing} size={64}>
      {askPictures[face.thing]}
    </PictureCard>
  )
}

/** Once requested, the thing is on the plate; a no removes what was offered, and the jar opens. */
function Friend({ round }: { round: Round }) {
  const given = isBoardFull(round) ? thingsIn(round) : []
  const ownGiven = isBoardFull(round) ? ownIn(round) : undefined
  return (
    <div className="mithu decoration" aria-hidden="true">
      <svg viewBox="0 0 300 170" focusable="false">
        <path d="M34 160V2000M266 160V2000" stroke="#7A5232" strokeWidth="14" />
        <rect x="4" y="150" width="292" height="18" rx="7" fill="#A9774A" stroke="#7A5232" strokeWidth="3" />
        <Parrot />
        <ellipse cx="226" cy="147" rx="62" ry="9" fill="#BFC8CB" />
        <ellipse cx="226" cy="142" rx="60" ry="11" fill="#E7EDF0" stroke="#8F9BA0" strokeWidth="3" />
        <g
          key={`${round.series?.nth} ${given.join(' ')} ${ownGiven?.id}`}
          className={given.length > 0 || ownGiven ? 'grows' : undefined}
        >
          {ownGiven ? <OwnOnPlate face={ownGiven} /> : <OnPlate round={round} given={given} />}
        </g>
        {given.length > 0 && <GivenCards key={`said ${round.series?.nth}`} given={given} />}
      </svg>
    </div>
  )
}

/** The parrot repeats the card; a no is visible as well. */
function GivenCards({ given }: { given: readonly ThingName[] }) {
  const wide = 20 + given.length * 46
  return (
    <g className="grows" transform={`translate(${Math.min(134, 296 - wide)} -8)`}>
      <path
        d={`M14 0h${wide - 28}a14 14 0 0 1 14 14v30a14 14 0 0 1-14 14H26L2 70 8 56Q0 52 0 44V14A14 14 0 0 1 14 0z`}
        fill="#FFFDF6"
        stroke="#42534B"
        strokeWidth="3"
      />
      {given.map((thing, nth) => (
        <g key={thing} transform={`translate(${12 + nth * 46} 8) scale(.66)`}>
          {askPictures[thing]}
        </g>
      ))}
    </g>
  )
}

function thingsIn(round: Round): ThingName[] {
  const inside = round.placed.map(({ piece }) => piece)
  return round.pieces.flatMap(({ id, face }) => (inside.includes(id) && face.kind === 'thing' ? [face.thing] : []))
}

/** The requested thing of the family's own. A requested person is not on a plate. */
function ownIn(round: Round): OwnFace | undefined {
  const inside = round.placed.map(({ piece }) => piece)
  const liked = ownCards('liked').map(({ id }) => id)
  const faces = round.pieces.flatMap(({ id, face }) => (inside.includes(id) && face.kind === 'own' ? [face] : []))
  return faces.find(({ id }) => liked.includes(id))
}

function OwnOnPlate({ face: { id, name } }: { face: OwnFace }) {
  const photo = ownPhoto(id)
  if (photo) return <image href={photo} x="186" y="62" width="80" height="80" />
  return (
    <text x="226" y="118" textAnchor="middle" fontSize="26" fontWeight="700" fill="#1A2923">
      {name}
    </text>
  )
}

const words: readonly ThingName[] = ['want', 'mummy', 'no', 'more', 'finished', 'help', 'open']

function OnPlate({ round: { level }, given }: { round: Round; given: readonly ThingName[] }) {
  const photoWord = given.find((each) => !words.includes(each))
  if (level === 7) return <Jar isOpen={given.length > 0} />
  if (level === 6) {
    const bubbles = given.includes('finished') ? 0 : given.includes('more') ? 2 : 1
    return Array.from({ length: bubbles }, (_, nth) => <On key={nth} x={bubbles === 1 ? 190 : 160 + nth * 66} thing="bubbles" />)
  }
  if (photoWord) return <On x={190} thing={photoWord} />
  // A disliked thing is held out, until a no removes it.
  return level === 3 && !given.includes('no') ? <On x={190} thing="tomato" /> : null
}

function On({ x, thing }: { x: number; thing: ThingName }) {
  return <g transform={`translate(${x} 72) scale(1.1)`}>{askPictures[thing]}</g>
}

function Jar({ isOpen }: { isOpen: boolean }) {
  return (
    <g transform="translate(186 52)">
      <rect x="6" y="26" width="68" height="62" rx="12" fill="#DCEBF6" stroke="#5B7F9C" strokeWidth="4" />
      <g fill="#E39A3B">
        <circle cx="26" cy="68" r="11" />
        <circle cx="50" cy="70" r="11" />
        <circle cx="38" cy="52" r="11" />
      </g>
      <rect
        x={isOpen ? 6 : 2}
        y={isOpen ? -14 : 12}
        width="76"
        height="16"
        rx="6"
        fill="#B9682F"
        transform={isOpen ? 'rotate(-14 40 0)' : undefined}
      />
    </g>
  )
}
