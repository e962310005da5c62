import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Level } from '@ankur/games/levels'
import { startNextBoard, help, move, type MoveResult } from '@ankur/games/move'
import { isBoardFull, nextStep, offeredPieces, type BoardGame as BoardGameName, type Round } from '@ankur/games/round'
import { announceMove, pickedUpSaying, putBackSaying } from '@ankur/games/sayings/round-sayings'
import { Board } from './board.tsx'
import { progressStore } from '../progress.ts'
import { RoundFrame } from '../round/round-frame.tsx'
import { CatRise } from '../scenes/cat-rise.tsx'
import { useGameScene } from '../scenes/game-scene.ts'
import { noteBoard } from '../stage/drawn-board.ts'
import { fitEnd, fitRound } from '../stage/fit.ts'
import { playTone, type SceneSound } from '../round/tones.ts'
import { NextBoard, Tray } from './tray.tsx'
import { useFaceVoice } from './use-face-voice.ts'
import { useRound, type RoundDeal } from '../round/use-round.ts'
import { useSensory } from '../scenes/movement.ts'

interface Props {
  game: BoardGameName
  deal: (dealt: RoundDeal) => Round
  parts?: (level: Level) => 1 | 2
  /** Played after the tone of a placed piece. */
  sound?: SceneSound
  /** A tool of one level in the bar. */
  tool?: (level: Level) => ReactNode
}

/** The games in which pieces are moved to places: choose a piece, then its place. Or drag it there. */
export function BoardGame({ game, deal, parts, sound: sceneSound, tool }: Props) {
  const open = useRound<Round>({ game, deal, ...(parts && { parts }) })
  const { round, isFinished, play } = open
  const [inHand, setInHand] = useState<string | null>(null)
  const { pieceSize } = progressStore.use().settings
  const leadFocus = useLeadingFocus(round, inHand)
  const scene = useGameScene()
  const voice = useFaceVoice()
  const layout = scene?.layout ?? null

  const show = (moved: MoveResult) => {
    setInHand(null)
    play(moved.round, announceMove(moved))
    if (moved.kind !== 'placed') return
    const face = moved.round.pieces.find(({ id }) => id === moved.step.piece)?.face
    if (face) voice.say(face, () => playTone('placed', moved.round.placed.length, sceneSound))
  }
  noteBoard({ round, layout })
  const letGo = (piece: string) => {
    setInHand(null)
    play(round, [putBackSaying(round, piece)])
  }
  const take = (piece: string) => (inHand === piece ? letGo(piece) : setInHand(piece))
  const choosePlace = (place: string, byKey: boolean) => {
    if (inHand === null) return play(round, [{ key: 'take_first' }])
    if (byKey) leadFocus(inHand)
    show(move(round, inHand, place))
  }
  const turnBoard = (byKey: boolean) => {
    if (byKey) leadFocus('')
    show(startNextBoard(round))
  }
  const held = inHand !== null && offeredPieces(round).some(({ id }) => id === inHand) ? inHand : null
  return (
    <RoundFrame
      game={game}
      open={open}
      unheard={voice.unheard}
      inHand={held === null ? null : pickedUpSaying(round, held)}
      onHelp={() => show(help(round))}
      onDrop={(piece, place) => show(move(round, piece, place))}
      onEscape={() => held !== null && letGo(held)}
      tool={!isFinished && tool?.(open.level)}
      next={round.guide ?? nextStep(round)}
      fit={(stage) => (isFinished ? fitEnd({ round, layout }, stage) : fitRound({ round, layout }, stage, pieceSize === 'large'))}
      friend={<Friend round={round} isFinished={isFinished} />}
      renderBoard={({ hasRoomForFriend }) => (
        <Board {...{ round, hasRoomForFriend }} isHolding={held !== null} isStill={isFinished} onChoose={choosePlace} />
      )}
      renderTray={({ offer }) =>
        isBoardFull(round) && !open.isOver ? (
          <NextBoard onPress={turnBoard} />
        ) : (
          <Tray round={round} offer={offer} inHand={held} onTake={take} />
        )
      }
    />
  )
}

/** Who is there with the child. The duck and the unicorn are on the board itself. */
function Friend({ round, isFinished }: { round: Round; isFinished: boolean }) {
  const sensory = useSensory()
  const scene = useGameScene()
  if (scene) return <scene.Friend round={round} isFinished={isFinished} />
  if (round.game !== 'number_stacking' || isFinished) return null
  const part = round.placed.length / round.pieces.length
  return <CatRise height={round.spokenTask.task === 'stack_down' ? 1 - part : part} sensory={sensory} />
}

/** With the keyboard, the focus moves to the next choice: the piece that went back, otherwise the first in the tray. */
function useLeadingFocus(round: Round, inHand: string | null): (piece: string) => void {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current === null || inHand !== null) return
    const pieces = [...document.querySelectorAll<HTMLElement>('[data-stop="piece"]')]
    const next = pieces.find(({ dataset }) => dataset.drag === wanted.current) ?? pieces[0]
    wanted.current = null
    next?.focus()
  }, [round, inHand])
  return (piece) => {
    wanted.current = piece
  }
}
