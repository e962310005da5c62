import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import type { MemoryRound } from '@ankur/games/memory/round'
import type { Round } from '@ankur/games/round'
import { fact, instruction, progress } from '@ankur/games/sayings/round-sayings'
import type { Saying } from '@ankur/games/sayings/saying'
import { useLanguage } from '../platform/language.tsx'
import { ListenHere } from '../listen/index.ts'
import { AdultCorner } from './adult-corner.tsx'
import { EndOfRound } from './end-of-round.tsx'
import { GameFrame, useSay } from './game-frame.tsx'
import { LeafDots } from './leaf-dots.tsx'
import type { PlayedGame } from './played-games.ts'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useDrag } from './use-drag.ts'
import { useScanning } from './use-scanning.ts'
import type { OpenRound } from './use-round.ts'

interface Props<Each> {
  game: PlayedGame
  open: OpenRound<Each>
  onHelp: () => void
  /** A piece or a card was dragged onto a place or another card. */
  onDrop: (dragged: string, onto: string) => void
  onEscape?: () => void
  /** Said instead of what the last move said: what is in hand. */
  inHand?: Saying | null
  board: ReactNode
  /** What is chosen from; gone at the end. */
  tray?: ReactNode
}

/** A round as every game shows it: what it asks, how long it is, the board, what just happened, the end. */
export function RoundFrame<Each extends Round | MemoryRound>(props: Props<Each>) {
  const { game, open, onHelp, inHand, board, tray } = props
  const { round, isFinished } = open
  const stage = useRef<HTMLDivElement>(null)
  const arrows = useArrowKeys(stage)
  useDrag(stage, props.onDrop)
  useScanning(inHand ?? round)
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') props.onEscape?.()
    else arrows(event)
  }
  const said = isFinished ? open.said.slice(0, 1) : inHand ? [inHand] : open.said
  return (
    <GameFrame game={game} onHelp={isFinished ? null : onHelp}>
      <Asked round={round} />
      <LeafDots progress={progress(round)} />
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Arrow keys between the buttons inside. */}
      <div className="game__stage" ref={stage} onKeyDown={press}>
        {board}
        <Said sayings={said} />
        {isFinished ? <EndOfRound open={open} fact={fact(round)} /> : tray}
      </div>
      <AdultCorner game={game} open={open} />
    </GameFrame>
  )
}

function Asked({ round }: { round: Round | MemoryRound }) {
  const { language } = useLanguage()
  const say = useSay()
  return (
    <div className="game__ask">
      <p id="asked" className="game__asked">
        {say(instruction(round))}
      </p>
      <ListenHere reads={['asked']} language={language} subject={round.seed} />
    </div>
  )
}

/** One line that is seen and spoken: it changes only when something happened. */
function Said({ sayings }: { sayings: readonly Saying[] }) {
  const say = useSay()
  return (
    <p className="game__said" role="status">
      {sayings.map(say).join(' ')}
    </p>
  )
}
