/** The four games in one file: after playing one of them, all can be played offline. */
import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { dealLetterSorting } from '@ankur/games/letter-sorting'
import { dealMemory } from '@ankur/games/memory/deal'
import { helpMemory, showAllCards, moveCard, openCard, showMemory, turnBack, type TurnResult } from '@ankur/games/memory/play'
import { cardById, type MemoryRound } from '@ankur/games/memory/round'
import { dealNumberSorting } from '@ankur/games/number-sorting'
import { dealNumberStacking, stackingParts } from '@ankur/games/number-stacking'
import { announceTurn } from '@ankur/games/sayings/round-sayings'
import { Icon } from '../../ui/icon/icon.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { BoardGame } from '../board/board-game.tsx'
import { MemoryCard } from '../board/memory-card.tsx'
import { useFaceVoice } from '../board/use-face-voice.ts'
import { RoundFrame } from '../round/round-frame.tsx'
import { Seedling } from '../scenes/seedling.tsx'
import { noteCards } from '../stage/drawn-board.ts'
import { fitCards, fitCardsEnd } from '../stage/fit.ts'
import { playTone } from '../round/tones.ts'
import { useRound, type RoundDeal } from '../round/use-round.ts'
import { pondDrop, trainPuff } from './scene-sounds.ts'

const gamesWords = messagesOf('sets', 'gamePages')
const dealTower = ({ level, options, part, seed }: RoundDeal) => dealNumberStacking(level, { ...options, part }, seed)
const dealNumbers = ({ level, options, seed }: RoundDeal) => dealNumberSorting(level, options, seed)
const dealLetters = ({ level, options, seed }: RoundDeal) => dealLetterSorting(level, options, seed)

export function NumberStackingPage() {
  return <BoardGame game="number_stacking" deal={dealTower} parts={stackingParts} />
}

export function NumberSortingPage() {
  return <BoardGame game="number_sorting" deal={dealNumbers} sound={pondDrop} />
}

export function LetterSortingPage() {
  return <BoardGame game="letter_sorting" deal={dealLetters} sound={trainPuff} />
}

const dealCards = ({ level, options, seed }: RoundDeal) => dealMemory(level, options, seed)

/** Two different cards stay open until the next one is chosen; nothing here depends on time. */
export function MemoryPage() {
  const page = gamesWords.use().gamePage
  const open = useRound({ game: 'memory', deal: dealCards })
  const { round, isFinished } = open
  const voice = useFaceVoice()
  noteCards(round)
  const turn = (turned: TurnResult) => {
    open.play(turned.round, announceTurn(turned))
    if (turned.kind !== 'joined') return
    const face = cardById(turned.round, turned.cards[0])?.face
    if (face) voice.say(face, () => playTone('placed', turned.round.joined.length))
  }
  return (
    <RoundFrame
      game="memory"
      open={open}
      unheard={voice.unheard}
      onHelp={() => turn(helpMemory(round))}
      onDrop={(card, onto) => turn(moveCard(round, card, onto))}
      next={showMemory(round)}
      fit={(stage) => (isFinished ? fitCardsEnd(round, stage) : fitCards(round, stage))}
      tool={!round.isFaceUp && !isFinished && <LookButton round={round} onTurn={turn} />}
      friend={<Seedling leaves={round.joined.length} isInFlower={isFinished} />}
      renderBoard={({ columns }) => (
        <div className="cards" role="group" aria-label={page.board}>
          {round.cards.map((card) => (
            <MemoryCard
              key={`${round.seed} ${card.id}`}
              round={{ ...round, columns }}
              card={card}
              isStill={isFinished}
              onOpen={() => turn(openCard(round, card.id))}
            />
          ))}
        </div>
      )}
    />
  )
}

/** Longer than a tap. */
const HOLD_MS = 500

/** The eye of the bar: all cards are seen until it is pressed again, or for as long as it is held. */
function LookButton({ round, onTurn }: { round: MemoryRound; onTurn: (turned: TurnResult) => void }) {
  const words = gamesWords.use().games
  /** When the pointer that opened the cards was pressed; the click of that press is ignored. */
  const opened = useRef<number | null>(null)
  const press = ({ button, timeStamp }: PointerEvent) => {
    opened.current = null
    if (button !== 0 || round.isLooking) return
    opened.current = timeStamp
    onTurn(showAllCards(round))
  }
  const release = ({ timeStamp }: PointerEvent) => {
    if (opened.current !== null && timeStamp - opened.current > HOLD_MS) onTurn(turnBack(round))
  }
  const toggle = ({ detail }: MouseEvent) => {
    if (detail > 0 && opened.current !== null) return
    onTurn(round.isLooking ? turnBack(round) : showAllCards(round))
  }
  return (
    <button
      type="button"
      className="bar-button"
      data-stop="look"
      aria-label={words.look_at_all}
      aria-pressed={round.isLooking}
      onPointerDown={press}
      onPointerUp={release}
      onPointerCancel={release}
      onClick={toggle}
    >
      <Icon name="eye" />
    </button>
  )
}
