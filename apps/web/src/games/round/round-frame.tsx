import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import type { MemoryRound } from '@ankur/games/memory/round'
import { recordOf } from '@ankur/games/level-offer'
import type { Round, Step } from '@ankur/games/round'
import {
  type Progress,
  factSaying,
  instructionSaying,
  progress,
  shortWords,
  hintSaying,
} from '@ankur/games/sayings/round-sayings'
import type { Saying } from '@ankur/games/sayings/saying'
import { ListenHere } from '../../listen/index.ts'
import { useLanguage } from '../../platform/language.tsx'
import { isBeingDrawn } from '../../platform/drawn.ts'
import { classNames } from '../../ui/class-names.ts'
import { EndOfRound } from './end-of-round.tsx'
import { GameFrame, useSay } from './game-frame.tsx'
import type { FaceText } from '../voice/family-voice.ts'
import type { PlayedGame } from '../played-games.ts'
import { progressStore } from '../progress.ts'
import { Backdrop } from '../scenes/backdrop.tsx'
import { useFriendMoves, useSensory } from '../scenes/movement.ts'
import { Sliders } from './sliders-dialog.tsx'
import { noteFit } from '../stage/drawn-board.ts'
import type { Fit, Stage } from '../stage/fit.ts'
import { ShowMe } from '../stage/show-me.tsx'
import { useStage } from '../stage/use-fit.ts'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useDrag } from './use-drag.ts'
import type { OpenRound } from './use-round.ts'
import { useScanning } from './use-scanning.ts'

interface Props<Each> {
  game: PlayedGame
  open: OpenRound<Each>
  onHelp: () => void
  /** The next right move, for the showing hand. */
  next: Step | null
  fit: (stage: Stage) => Fit
  /** A piece or a card was dragged onto a place or another card. */
  onDrop: (dragged: string, onto: string) => void
  onEscape?: () => void
  /** Announced instead of the last move: the piece in hand. */
  inHand?: Saying | null
  /** The name of the last piece, where it was to be heard and could not be. */
  unheard?: FaceText | null
  tool?: ReactNode
  friend?: ReactNode
  renderBoard: (fit: Fit) => ReactNode
  /** The choices; undefined at the end. */
  renderTray?: (fit: Fit) => ReactNode
}

/** A round as every game shows it: the scene with the board, the shelf, the hand that shows, the end. */
export function RoundFrame<Each extends Round | MemoryRound>(props: Props<Each>) {
  const { game, open, onHelp, inHand, renderTray, next } = props
  const { round, isOver, isFinished } = open
  const stage = useRef<HTMLDivElement>(null)
  const scene = useRef<HTMLDivElement>(null)
  const size = useStage(isFinished ? scene : stage)
  const fit = props.fit(size)
  noteFit(game, fit)
  const arrows = useArrowKeys(stage)
  const hand = useShowingHand(open, next)
  const sensory = useSensory()
  useDrag(stage, props.onDrop)
  useTrayHint(stage)
  useFriendMoves(scene, { moves: recordOf(round).moves, isOver, sensory })
  useScanning(inHand ?? round)
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') props.onEscape?.()
    else arrows(event)
  }
  const sayings = isOver ? open.sayings.slice(0, 1) : inHand ? [inHand] : (hand.sayings ?? open.sayings)
  // No style attribute is allowed in the HTML: there `first-board.ts` sets the same two.
  const style = isBeingDrawn ? undefined : ({ '--u': `${fit.u}px`, '--columns': fit.columns } as CSSProperties)
  return (
    <GameFrame
      game={game}
      dots={<LeafDots progress={progress(round)} />}
      tool={props.tool}
      sliders={<Sliders game={game} open={open} onHelp={isFinished ? null : onHelp} />}
      onShow={isFinished || next === null ? null : hand.show}
      onHelp={isFinished ? null : onHelp}
    >
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Arrow keys between the buttons inside. */}
      <div
        className={classNames('game__stage', `game__stage--${game}`, isFinished && 'is-evening', inHand && 'is-holding')}
        style={style}
        data-level={open.level}
        ref={stage}
        onKeyDown={press}
      >
        <div className="scene" ref={scene}>
          <Backdrop game={game} />
          {!isFinished && <TaskText round={round} unheard={recordOf(round).moves > 0 && props.unheard} />}
          {props.friend}
          {props.renderBoard(fit)}
        </div>
        <Announcement sayings={sayings} />
        {isFinished ? <EndOfRound open={open} fact={factSaying(round)} round={round} /> : renderTray?.(fit)}
        {!isFinished && !inHand && next && hand.isShown && (
          <ShowMe
            step={next}
            presses={hand.presses}
            sensory={sensory}
            size={size}
            key={`${next.piece} ${next.place} ${turnIn(round)}`}
          />
        )}
      </div>
    </GameFrame>
  )
}

/** With several people, the hand is with the one whose turn it is. */
function turnIn(round: Round | MemoryRound): string {
  return 'turns' in round ? (round.turns?.now ?? '') : ''
}

/** The hand rests on the first piece of a new level, and moves on request. */
function useShowingHand<Each extends Round | MemoryRound>({ round, level }: OpenRound<Each>, next: Step | null) {
  const done = recordOf(round).moves
  const [isNew] = useState(() => !progressStore.load().games[round.game].days.some((day) => day.level === level))
  const [shown, setShown] = useState({ at: '', presses: 0 })
  const at = `${round.seed} ${done}`
  const isShown = shown.at === at
  // How help fades from level to level: on every piece, on the first, only on the first visit. The parrot waits: nobody is
  // led before there was time to choose.
  const isLate = useLate(at)
  const isModel = round.game === 'choose_and_ask' ? isLate : level === 1 || (done === 0 && (level === 2 || isNew))
  return {
    isShown: isShown || isModel,
    presses: isShown ? shown.presses : 0,
    sayings: isShown && next ? [hintSaying(round, next)] : null,
    show: () => setShown({ at, presses: isShown ? shown.presses + 1 : 1 }),
  }
}

const WAITS_MS = 10_000

/** Whether nothing was placed for a while. */
function useLate(at: string): boolean {
  const [lateAt, setLateAt] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setLateAt(at), WAITS_MS)
    return () => clearTimeout(timer)
  }, [at])
  return lateAt === at
}

/** The short text with its speaker; the full sentence is for screen readers. */
function TaskText({ round, unheard }: { round: Round | MemoryRound; unheard: Props<unknown>['unheard'] | false }) {
  const { language } = useLanguage()
  const { settings } = progressStore.use()
  const say = useSay()
  return (
    <div className="asked">
      <p className="only-heard">{say(instructionSaying(round))}</p>
      <ListenHere reads={['asked']} language={language} subject={round.seed} />
      <p id="asked" className={settings.words && !unheard ? 'asked__words' : 'only-heard'}>
        {say(shortWords(round))}
      </p>
      {unheard && (
        <p className="asked__words asked__name" lang={unheard.language} aria-hidden="true">
          {unheard.text}
        </p>
      )}
    </div>
  )
}

/** A live region for screen readers; it changes only after an event. */
function Announcement({ sayings }: { sayings: readonly Saying[] }) {
  const say = useSay()
  return (
    <p className="only-heard" role="status">
      {sayings.map(say).join(' ')}
    </p>
  )
}

/** One leaf for each thing to do, so that the end can be seen from the start. */
function LeafDots({ progress: { done, all, saying } }: { progress: Progress }) {
  const say = useSay()
  return (
    <div className="leaf-dots" role="img" aria-label={say(saying)}>
      {Array.from({ length: all }, (_, index) => (
        <svg key={index} className={index < done ? 'leaf-dot leaf-dot--done' : 'leaf-dot'} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 20C3 9 9 3 21 3c0 12-6 18-17 17zm0 0 8-8" />
        </svg>
      ))}
    </div>
  )
}

/**
 * First a piece, then its place: while a place is pressed without a piece in hand, the tray is highlighted. By a class,
 * because with `:has(:active)` every press of a place computes the style of the whole stage twice more.
 */
function useTrayHint(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = stage.current
    if (!place) return
    const watching = new AbortController()
    const hint = (isShown: boolean) => place.querySelector('.tray')?.classList.toggle('is-asked-for', isShown)
    const begin = ({ target }: Event) => {
      const isPlace = (target as Element).closest('button.place') !== null
      if (isPlace && !place.classList.contains('is-holding')) hint(true)
    }
    place.addEventListener('pointerdown', begin, { signal: watching.signal })
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => hint(false), { signal: watching.signal })
    return () => watching.abort()
  }, [stage])
}
