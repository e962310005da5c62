import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { fromPixels } from '@ankur/blocks/picture/coordinates'
import { beginDrag, dragTo, endDrag, minDrag, movePointer, pressKey, spriteAt, spriteNear } from '@ankur/blocks/machine/events'
import type { Actor } from '@ankur/blocks/machine/state'
import { StageBackdrop } from './backdrops/backdrop.tsx'
import { Bubble } from './bubble.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { useExtensions } from '../extensions/extensions.ts'
import { usePreset, soundSetting } from '../device-settings.ts'
import { useEffects } from '../effects/use-effects.ts'
import { useCalmFrame } from '../flashes/use-calm-frame.ts'
import { isFirstProgram, useGameOnStage } from './game-on-stage.ts'
import { KeysOfGame } from './keys-of-game.tsx'
import { usePreview } from '../preview/shown-preview.ts'
import { shownBackdrop, shownBackdropEffects, shownSprites } from './shown-sprites.ts'
import { SpeedTools } from './speed-tools.tsx'
import { describedReadout, describedSprite, StageSprite } from './sprites/stage-sprite.tsx'
import { LookBack, LookBackTool, useRecorder } from './look-back/look-back-tool.tsx'
import { PartsOfGame } from './parts-of-game.tsx'
import { pointIn, usePlacing } from './sprites/use-placing.ts'
import { ReadoutBoxes } from './readouts/readout-boxes.tsx'
import { shownReadouts } from './readouts/readouts.ts'
import type { FullScreen } from './use-full-screen.ts'
import { Walk, Walked } from './walked.tsx'
import { useLetterSize } from './use-letter-scale.ts'
import { useWave, waving } from './wave.ts'
import { openDialog } from '../shell/open-dialog.ts'
import { isPhoneShell } from '../shell/shell-layout.ts'
import { useIsLaptop, useShellLayout } from '../shell/use-shell-layout.ts'
import { RunTools, Tool } from '../toolbar.tsx'
import { useGame, useGamePart } from '../use-creator.ts'
import { useNumbers } from '../use-numbers.ts'
import { useFrame, useRunner } from './runner.ts'

const creatorWords = messagesOf('creator/creator', 'creator')

interface StageProps {
  panel: RefObject<HTMLElement | null>
  full: FullScreen
}

/**
 * 480 by 360 units, scaled to fit. While nothing runs sprites are selected and moved here; while it runs the game is
 * played.
 */
export function Stage({ panel, full }: StageProps) {
  const words = creatorWords.use()
  const isLaptop = useIsLaptop()
  useRecorder()
  return (
    <section className={full.isFull ? 'panel stage stage--full' : 'panel stage'} aria-labelledby="stage-title" ref={panel}>
      <h2 className="only-heard" id="stage-title">
        {words.stage}
      </h2>
      {(isLaptop || full.isFull) && (
        <div className="stage__head" role="group" aria-label={words.title}>
          <RunTools />
          <span className="bar__gap" />
          <SoundTool />
          <FullScreenTool full={full} />
        </div>
      )}
      <StagePicture />
      <div className="stage__extras">
        <KeysOfGame />
        <StageTools isFull={full.isFull} />
        <LookBack />
        <PartsOfGame />
      </div>
    </section>
  )
}

/** Shows whether games have sound; its sheet changes it. */
function SoundTool() {
  const words = creatorWords.use()
  const { gameSound } = soundSetting.use()
  return <Tool icon={gameSound ? 'hear' : 'silent'} label={words.sound_and_calm} act={() => openDialog('calm')} isShort isSmall />
}

export function FullScreenTool({ full, isByArrows = false }: { full: FullScreen; isByArrows?: boolean }) {
  const words = creatorWords.use()
  return (
    <Tool
      icon={full.isFull ? 'narrow' : 'wide'}
      label={full.isFull ? words.leave_full_screen : words.full_screen}
      act={full.isFull ? full.leave : full.enter}
      isShort
      isSmall
      isByArrows={isByArrows}
    />
  )
}

/**
 * Pause, step, slow and look back: once a game has run, so that no disabled tools are shown before. A phone has them in its
 * menu.
 */
function StageTools({ isFull }: { isFull: boolean }) {
  const runner = useRunner()
  const { kind } = useShellLayout()
  useFrame()
  const status = runner.status()
  const isSmall = isPhoneShell(kind) && !isFull
  const isHeld = status === 'paused' || runner.lookedAt() !== null
  const [hasRun, setHasRun] = useState(false)
  if (!hasRun && status !== 'at start') setHasRun(true)
  const isShown = isFull || isHeld || (!isSmall && (hasRun || runner.isSlow()))
  return (
    // While it is empty, a laptop keeps its room, so that nothing below it moves when the tools come.
    <div className="stage__tools">
      {isShown && (
        <>
          <SpeedTools />
          <LookBackTool />
        </>
      )}
    </div>
  )
}

/** Rendered with every frame, and nothing around it. A game that is only played cannot be changed by hand. */
export function StagePicture({ isPlayed = false }: { isPlayed?: boolean }) {
  const words = creatorWords.use()
  const runner = useRunner()
  const game = useGame()
  const project = useGameOnStage()
  const chosen = useGamePart(({ sprite }) => sprite?.id)
  useFrame()
  const numbers = useNumbers()
  useExtensions(project)
  const preview = usePreview()
  const stage = useRef<SVGSVGElement>(null)
  const placing = usePlacing(stage)
  const place = useRef(placing)
  place.current = placing
  const letters = useLetterSize(stage)
  const pressed = useRef<{ actor: Actor; x: number; y: number } | null>(null)
  const isRunning = runner.status() === 'running'
  const isStill = !isPlayed && !isRunning && !runner.lookedAt()
  const isWaving = useWave(isPlayed) && !runner.lookedAt()
  const sprites = shownSprites(project, runner)
  const effects = useEffects(stage, {
    shown: isWaving ? waving(sprites, project) : sprites,
    backdrop: shownBackdrop(project, runner),
    backdropEffects: shownBackdropEffects(runner),
    readouts: shownReadouts(project, runner),
    pen: runner.machine()?.penLayer,
  })
  const { holdsBack, ...frame } = useCalmFrame(stage, effects.frame)
  const { shown, backdrop, readouts } = frame
  const Under = frame.isOnCanvas ? effects.Layers : undefined

  const keyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.key === 'Tab' || event.key === 'Escape') return
    const machine = runner.machine()
    if (isRunning && machine) {
      if (!event.repeat || event.key.startsWith('Arrow')) pressKey(machine, event.key, true)
      if (event.key === ' ' || event.key.startsWith('Arrow')) event.preventDefault()
    } else if (isStill) {
      const { sprite } = game.now()
      if (sprite && placing.byKey(sprite, event.key)) event.preventDefault()
    }
  }
  const keyUp = (event: KeyboardEvent) => {
    const machine = runner.machine()
    if (machine) pressKey(machine, event.key, false)
  }
  const point = (event: PointerEvent, down?: boolean) => {
    const machine = runner.machine()
    if (!isRunning || !machine || !stage.current) return
    const at = fromPixels(pointIn(stage.current, event))
    if (down === true) {
      const actor = event.pointerType === 'mouse' ? spriteAt(machine, at.x, at.y) : spriteNear(machine, at.x, at.y)
      pressed.current = actor?.draggable ? { actor, ...at } : null
      if (actor?.draggable) stage.current.setPointerCapture(event.pointerId)
    } else if (pressed.current && Math.hypot(at.x - pressed.current.x, at.y - pressed.current.y) > minDrag) {
      if (!machine.dragged) beginDrag(machine, pressed.current.actor, pressed.current)
      dragTo(machine, at)
    }
    const wasDragged = down === false && machine.dragged !== null
    if (down === false) {
      pressed.current = null
      endDrag(machine)
    }
    // A dragged sprite was not clicked.
    if (wasDragged) return movePointer(machine, { ...at, down, on: null })
    const on = event.pointerType === 'mouse' || down === undefined ? {} : { on: spriteNear(machine, at.x, at.y) }
    movePointer(machine, { ...at, ...(down === undefined ? {} : { down }), ...on })
  }
  const isQuiet = usePreset() === 'quiet' && !isPlayed
  const isWalked = !isPlayed && !isQuiet && isFirstProgram(project)
  const hasBegun = runner.status() !== 'at start'
  const described = [
    ...shown.map((each) => describedSprite(each, words, numbers)),
    ...readouts.map((each) => describedReadout(each, words)),
  ]
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a running game takes keys here
    <div
      className={isQuiet ? 'stage__frame stage__frame--quiet' : 'stage__frame'}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
      tabIndex={isRunning ? 0 : undefined}
      onKeyDown={keyDown}
      onKeyUp={keyUp}
    >
      {Under && <Under frame={frame} />}
      <svg
        className="stage__picture"
        viewBox="0 0 480 360"
        ref={stage}
        role="group"
        aria-label={described.join('. ')}
        onPointerMove={(event) => point(event)}
        onPointerDown={(event) => point(event, true)}
        onPointerUp={(event) => point(event, false)}
        onPointerCancel={(event) => point(event, false)}
      >
        {/* Content beyond its edge is not visible, whatever the frame around it. */}
        <svg width="480" height="360" className="stage__clip">
          {!Under && <StageBackdrop costume={backdrop} />}
          {!isPlayed && !isQuiet && <Walked shown={shown} />}
          {shown.map((each) => {
            const drawn = (
              <StageSprite
                key={each.key}
                shown={each}
                isChosen={isStill && each.sprite === chosen}
                place={place}
                isStill={isStill}
                isUnder={Under !== undefined}
              />
            )
            return isWalked ? (
              <Walk key={each.key} at={each} isOn={hasBegun}>
                {drawn}
              </Walk>
            ) : (
              drawn
            )
          })}
          <ReadoutBoxes readouts={readouts} size={letters} />
          {shown.map(
            (each) =>
              each.bubble &&
              each.visible && <Bubble key={each.key} at={each} text={each.bubble.text} kind={each.bubble.kind} size={letters} />,
          )}
          {preview && isStill && <preview.parts.PreviewGhost shown={preview} size={letters} />}
        </svg>
      </svg>
      {holdsBack && <p className="stage__held">{words.flashes_held}</p>}
    </div>
  )
}
