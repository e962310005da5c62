import { useEffect, useRef, useState } from 'react'
import type { Face } from '@ankur/games/face'
import { nextStep } from '@ankur/games/round'
import { dealTakeTurns } from '@ankur/games/take-turns/deal'
import { helpTurn, press, type Press, type TurnsRound, type TurnTaken } from '@ankur/games/take-turns/play'
import { turnSayings } from '@ankur/games/take-turns/sayings'
import { type Side, sides } from '@ankur/games/take-turns/turns'
import { classNames } from '../../../ui/class-names.ts'
import { useFaceVoice } from '../../board/use-face-voice.ts'
import { takeTurnsWords } from '../../own-words.ts'
import { progressStore } from '../../progress.ts'
import { RoundFrame } from '../../round/round-frame.tsx'
import { SceneOfGame } from '../../scenes/game-scene.ts'
import { playTone } from '../../round/tones.ts'
import { useRound, type RoundDeal } from '../../round/use-round.ts'
import { Half, StopButton } from './half.tsx'
import { bankScene } from './scene.tsx'

const deal = ({ level, seed }: RoundDeal) => dealTakeTurns(level, seed)

/** The sizes of this game follow from the screen alone. */
const fit = { u: 64, offer: 1, columns: 1, hasRoomForFriend: false } as const

export function TakeTurnsPage() {
  return (
    <SceneOfGame value={bankScene}>
      <TurnsGame />
    </SceneOfGame>
  )
}

/** The phone is between people. Each has one end of it, and the phone waits for each of them: it plays nobody. */
function TurnsGame() {
  const open = useRound<TurnsRound>({ game: 'take_turns', deal })
  const { round, isFinished } = open
  const [held, setHeld] = useState<Side | null>(null)
  const { seats } = progressStore.use().settings
  const leadFocus = useLeadingFocus(round)
  const words = takeTurnsWords.use()
  const voice = useFaceVoice()

  const take = (taken: TurnTaken) => {
    setHeld(taken.kind === 'waits' ? taken.side : null)
    open.play(taken.round, turnSayings(taken))
    const face = namedBy(taken, words)
    if (face) voice.say(face, () => taken.kind.startsWith('laid') && playTone('placed', taken.round.placed.length))
  }
  const pressed = (side: Side) => (what: Press, byKey: boolean) => {
    if (byKey && what.does !== 'wait') leadFocus()
    take(press(round, side, what))
  }
  useSecondSwitch(round.turns.now)
  return (
    <RoundFrame
      game="take_turns"
      open={open}
      unheard={voice.unheard}
      onHelp={() => take(helpTurn(round))}
      onDrop={() => {}}
      next={nextStep(round)}
      fit={() => fit}
      friend={<bankScene.Friend round={round} isFinished={isFinished} />}
      renderBoard={() =>
        !isFinished && (
          <div className={classNames('halves', `halves--${seats}`)}>
            {sides
              .filter((side) => round.turns.order.includes(side))
              .map((side) => (
                <Half key={side} {...{ round, side }} isHeld={held === side} onPress={pressed(side)} />
              ))}
            <StopButton side="near" onPress={pressed('near')} />
            <StopButton side="far" onPress={pressed('far')} />
          </div>
        )
      }
    />
  )
}

/**
 * What a press is about: the piece that lies, or the word that was pressed. Never "my turn" with a piece: at that moment the
 * turn is somebody else's.
 */
function namedBy({ kind, round }: TurnTaken, words: ReturnType<typeof takeTurnsWords.use>): Face | undefined {
  const word = (id: string, name: string): Face => ({ kind: 'own', id, name })
  const { making } = round.turns
  switch (kind) {
    case 'laid':
    case 'laid_by_help':
      return round.pieces.find(({ id }) => id === round.placed.at(-1)?.piece)?.face
    case 'asked':
      return word('my_turn', words.my_turn)
    case 'passed':
      return word('your_turn', words.your_turn)
    case 'chosen':
      return word(making, words[`make_${making}`])
    case 'agreed':
      return word('together', words.together)
    case 'refused':
      return word('no', words.no)
    case 'shown':
    case 'waits':
    case 'stopped':
    case 'unchanged':
      return undefined
  }
}

/** With the keyboard, the focus moves to the next turn. With one switch it stays at the near end. */
function useLeadingFocus(round: TurnsRound): () => void {
  const isWanted = useRef(false)
  useEffect(() => {
    if (!isWanted.current) return
    isWanted.current = false
    document.querySelector<HTMLElement>('[data-stop="piece"]:not([data-stop-now])')?.focus()
  }, [round])
  return () => {
    isWanted.current = true
  }
}

/** With one switch at the near end, Enter is the switch of the other person whose turn it is. */
function useSecondSwitch(now: Side): void {
  const { scanSeconds } = progressStore.use().settings
  useEffect(() => {
    if (scanSeconds === 0 || now === 'near') return
    const enter = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || document.querySelector('dialog[open]')) return
      event.preventDefault()
      document.querySelector<HTMLElement>(`.turn-press[data-side="${now}"]`)?.click()
    }
    addEventListener('keydown', enter)
    return () => removeEventListener('keydown', enter)
  }, [scanSeconds, now])
}
