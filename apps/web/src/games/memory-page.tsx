import { dealMemory } from '@ankur/games/memory/deal'
import { helpMemory, lookAtAll, moveCard, openCard, turnBack, type Turned } from '@ankur/games/memory/play'
import { isShown, type MemoryRound } from '@ankur/games/memory/round'
import { announceTurn } from '@ankur/games/sayings/round-sayings'
import { Button } from '../ui/button/button.tsx'
import { gamesWords } from './games-words.ts'
import { MemoryCard } from './memory-card.tsx'
import { progressStore } from './progress.ts'
import { RoundFrame } from './round-frame.tsx'
import { playTone } from './tones.ts'
import { useRound, type Dealt } from './use-round.ts'
import './memory.css'

const deal = ({ level, options, seed }: Dealt) => dealMemory(level, options, seed)

/** Cards that were opened stay open until they are turned back; nothing here goes by the clock. */
export function MemoryPage() {
  const page = gamesWords.use().gamePage
  const open = useRound({ game: 'memory', deal })
  const { round, isFinished } = open
  const turn = (turned: Turned) => {
    open.play(turned.round, announceTurn(turned))
    const { sound, volume } = progressStore.load().settings
    if (turned.kind === 'joined' && sound) playTone('placed', volume)
  }
  return (
    <RoundFrame
      game="memory"
      open={open}
      onHelp={() => turn(helpMemory(round))}
      onDrop={(card, onto) => turn(moveCard(round, card, onto))}
      board={
        <>
          <div className={`cards cards--${round.columns}`} role="group" aria-label={page.board}>
            {round.cards.map((card) => (
              <MemoryCard
                key={`${round.seed} ${card.id}`}
                round={round}
                card={card}
                isStill={isFinished}
                onOpen={() => turn(openCard(round, card.id))}
              />
            ))}
          </div>
          {!round.isFaceUp && !isFinished && <TurnButtons round={round} onTurn={turn} />}
        </>
      }
    />
  )
}

function TurnButtons({ round, onTurn }: { round: MemoryRound; onTurn: (turned: Turned) => void }) {
  const words = gamesWords.use().games
  const canTurnBack = round.isLooking || round.chosen.length > 0
  return (
    <div className="cards__turn">
      <Button kind="second" data-stop="turn" data-stop-now={canTurnBack} onClick={() => onTurn(turnBack(round))}>
        {words.turn_back}
      </Button>
      <Button
        kind="second"
        data-stop="look"
        data-stop-now={!isShown(round)}
        aria-pressed={round.isLooking}
        onClick={() => onTurn(round.isLooking ? turnBack(round) : lookAtAll(round))}
      >
        {words.look_at_all}
      </Button>
    </div>
  )
}
