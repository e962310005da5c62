import type { ReactNode } from 'react'
import { sayValue } from '@ankur/games/sayings/saying'
import { nextStep } from '@ankur/games/round'
import { type Press, type TurnsRound, sidesBefore, looksOf, pieceOf } from '@ankur/games/take-turns/play'
import { waitSaying } from '@ankur/games/take-turns/sayings'
import { buildKinds, type Side } from '@ankur/games/take-turns/turns'
import { CatShape, DuckShape } from '../../../ui/drawings/animals.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { takeTurnsWords } from '../../own-words.ts'
import { progressStore } from '../../progress.ts'
import { useGameWords } from '../../scenes/game-scene.ts'
import { RabbitShape } from '../same-different/rabbit.tsx'
import { LaidPiece, pressPictures, turnPictures } from './turn-pictures.tsx'

interface Props {
  round: TurnsRound
  side: Side
  /** Pressed out of turn: the open hand is plain to see. */
  isHeld: boolean
  onPress: (pressed: Press, byKey: boolean) => void
}

const friends: Readonly<Record<Side, ReactNode>> = { near: <CatShape />, far: <DuckShape />, side: <RabbitShape /> }

/** One person's half of the phone: a character, and one button. Rotated to face that person. */
export function Half({ round, side, isHeld, onPress }: Props) {
  const words = takeTurnsWords.use()
  const isNow = round.turns.now === side
  return (
    <section className={classNames('half', `half--${side}`, isNow && 'is-now')} aria-label={words[`half_${side}`]}>
      <svg className="half__friend decoration" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        {friends[side]}
      </svg>
      <div className="half__presses">
        {isNow ? <Presses {...{ round, side, onPress }} /> : <Wait {...{ round, side, isHeld, onPress }} />}
      </div>
    </section>
  )
}

function Presses({ round, side, onPress }: Omit<Props, 'isHeld'>) {
  const words = takeTurnsWords.use()
  const shown = nextStep(round)?.piece
  const { waits, hasLooks, making } = round.turns
  const press = (key: string, pressed: Press, name: string, picture: ReactNode) => (
    <PressButton
      key={key}
      {...{ side, name }}
      hasWord={!(hasLooks && waits === 'lay')}
      shown={key === 'one' ? shown : undefined}
      isGuided={round.guide !== null}
      onPress={(byKey) => onPress(pressed, byKey)}
    >
      {picture}
    </PressButton>
  )
  const simple = (does: 'ask' | 'pass' | 'agree' | 'refuse', name: string) =>
    press(does === 'refuse' ? 'refuse' : 'one', { does }, name, square(pressPictures[does]))
  switch (waits) {
    case 'ask':
      return simple('ask', words.my_turn)
    case 'pass':
      return simple('pass', words.your_turn)
    case 'agree':
      return (
        <>
          {simple('agree', words.together)}
          {simple('refuse', words.no)}
        </>
      )
    case 'choose':
      return buildKinds.map((each, nth) =>
        press(nth === 0 ? 'one' : each, { does: 'choose', making: each }, words[`make_${each}`], square(pressPictures[each])),
      )
    case 'lay':
      return looksOf(round.turns, side).map((look, nth) => {
        const { thing } = pieceOf(making, look)
        const isPlank = thing.startsWith('plank')
        // Three beside each other: upright, a plank has more room.
        const isUpright = isPlank && hasLooks
        const picture = (
          <svg
            className={isUpright ? 'is-upright' : undefined}
            viewBox={isUpright ? '0 0 36 152' : isPlank ? '0 0 152 36' : '0 0 64 40'}
            aria-hidden="true"
            focusable="false"
          >
            {isUpright ? <g transform="rotate(90) translate(0 -36)">{turnPictures[thing]}</g> : turnPictures[thing]}
          </svg>
        )
        const name = hasLooks ? words[`thing_${thing as 'plank'}`] : words.my_turn
        return press(nth === 0 ? 'one' : look, { does: 'lay', look }, name, picture)
      })
  }
}

interface PressProps {
  side: Side
  name: string
  shown: string | undefined
  /** When pictures are enough, the name is only for screen readers. */
  hasWord: boolean
  isGuided: boolean
  onPress: (byKey: boolean) => void
  children: ReactNode
}

function PressButton({ side, name, hasWord, shown, isGuided, onPress, children }: PressProps) {
  const { settings } = progressStore.use()
  return (
    <button
      type="button"
      className={classNames('piece', 'turn-press', isGuided && shown !== undefined && 'is-shown')}
      aria-label={name}
      data-stop={stopOf(side, settings.scanSeconds)}
      data-side={side}
      data-shown={shown}
      onClick={(event) => onPress(event.detail === 0)}
    >
      {children}
      {settings.words && hasWord && <span className="turn-press__word">{name}</span>}
    </button>
  )
}

function Wait({ round, side, isHeld, onPress }: Props) {
  const own = takeTurnsWords.use()
  const words = useGameWords()
  const { settings } = progressStore.use()
  const before = sidesBefore(round, side)
  return (
    <button
      type="button"
      className={classNames('piece', 'turn-press', 'turn-press--wait', isHeld && 'is-held')}
      aria-label={sayValue(waitSaying(round, side), words)}
      aria-disabled="true"
      data-stop={stopOf(side, settings.scanSeconds)}
      data-stop-now="false"
      data-side={side}
      onClick={(event) => onPress({ does: 'wait' }, event.detail === 0)}
    >
      {square(pressPictures.wait)}
      <span className="turn-press__until">
        {before.map((each) => (
          <LaidPiece key={each} {...pieceOf(round.turns.making, looksOf(round.turns, each)[0])} />
        ))}
      </span>
      {settings.words && <span className="turn-press__word">{own.wait}</span>}
    </button>
  )
}

/** Anybody can ask to stop, also out of turn. */
export function StopButton({ side, onPress }: Pick<Props, 'side' | 'onPress'>) {
  const words = takeTurnsWords.use()
  const { settings } = progressStore.use()
  return (
    <button
      type="button"
      className={`turn-stop turn-stop--${side}`}
      aria-label={words.stop}
      data-stop="end"
      onClick={(event) => onPress({ does: 'stop' }, event.detail === 0)}
    >
      {square(pressPictures.stop)}
      {settings.words && <span className="turn-stop__word">{words.stop}</span>}
    </button>
  )
}

/** One switch belongs to the near end; Enter is the second switch, for the other person whose turn it is. */
function stopOf(side: Side, scanSeconds: number): 'piece' | undefined {
  return side === 'near' || scanSeconds === 0 ? 'piece' : undefined
}

function square(picture: ReactNode) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      {picture}
    </svg>
  )
}
