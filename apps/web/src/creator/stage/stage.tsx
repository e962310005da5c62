import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { fromPixels } from '@ankur/blocks/coordinates'
import { movePointer, pressKey } from '@ankur/blocks/machine/events'
import { spriteNear } from '@ankur/blocks/sprite-near'
import { StageBackdrop } from './backdrop.tsx'
import { Bubble } from './bubble.tsx'
import { creatorWords } from '../creator-words.ts'
import { useExtensions } from '../extensions/extensions.ts'
import { useEffects } from '../effects/use-effects.ts'
import { useCalmFrame } from '../flashes/use-calm-frame.ts'
import { KeysOfGame } from './keys-of-game.tsx'
import { usePreview } from '../preview/shown-preview.ts'
import { shownBackdrop, shownBackdropEffects, shownSprites } from './shown-sprites.ts'
import { SpeedTools } from './speed-tools.tsx'
import { describedReadout, describedSprite } from './described.ts'
import { LookBack, LookBackTool, useRecorder } from './look-back-tool.tsx'
import { PartsOfGame } from './parts-of-game.tsx'
import { pointIn } from './point-in.ts'
import { ReadoutBoxes } from './readout-boxes.tsx'
import { shownReadouts } from './readouts.ts'
import { StageSprite } from './stage-sprite.tsx'
import { useFullScreen } from './use-full-screen.ts'
import { usePlacing } from './use-placing.ts'
import { RunTools, Tool } from '../toolbar.tsx'
import { useCreator } from '../use-creator.ts'
import { useNumbers } from '../use-numbers.ts'
import { useFrame, useRunner } from './use-runner.ts'

/** 480 by 360 units, scaled to fit. While nothing runs sprites are chosen and moved here; while it runs the game is played. */
export function Stage() {
  const words = creatorWords.use()
  useRecorder()
  const panel = useRef<HTMLElement>(null)
  const full = useFullScreen(panel)
  return (
    <section className={full.isFull ? 'panel stage stage--full' : 'panel stage'} aria-labelledby="stage-title" ref={panel}>
      <div className="stage__head">
        <h2 className="panel__title" id="stage-title">
          {words.stage}
        </h2>
        <Tool
          icon={full.isFull ? 'narrow' : 'wide'}
          label={full.isFull ? words.leave_full_screen : words.full_screen}
          act={full.isFull ? full.leave : full.enter}
          isShort
          isSmall
        />
      </div>
      <StagePicture />
      <div className="stage__tools">
        {full.isFull && <RunTools />}
        <SpeedTools />
        <LookBackTool />
      </div>
      <LookBack />
      <PartsOfGame />
      <KeysOfGame />
    </section>
  )
}

/** Drawn anew with every frame, and nothing around it. A game that is only played is not changed by hand. */
export function StagePicture({ isPlayed = false }: { isPlayed?: boolean }) {
  const words = creatorWords.use()
  const runner = useRunner()
  const { project, sprite } = useCreator()
  useFrame()
  const numbers = useNumbers()
  useExtensions(project)
  const preview = usePreview()
  const stage = useRef<SVGSVGElement>(null)
  const place = usePlacing(stage)
  const isRunning = runner.status() === 'running'
  const isStill = !isPlayed && !isRunning && !runner.lookedAt()
  const effects = useEffects(stage, {
    shown: shownSprites(project, runner),
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
    } else if (isStill && sprite && place.byKey(sprite, event.key)) event.preventDefault()
  }
  const keyUp = (event: KeyboardEvent) => {
    const machine = runner.machine()
    if (machine) pressKey(machine, event.key, false)
  }
  const point = (event: PointerEvent, down?: boolean) => {
    const machine = runner.machine()
    if (!isRunning || !machine || !stage.current) return
    const at = fromPixels(pointIn(stage.current, event))
    const on = event.pointerType === 'mouse' || down === undefined ? {} : { on: spriteNear(machine, at.x, at.y) }
    movePointer(machine, { ...at, ...(down === undefined ? {} : { down }), ...on })
  }
  const described = [
    ...shown.map((each) => describedSprite(each, words, numbers)),
    ...readouts.map((each) => describedReadout(each, words)),
  ]
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-tabindex -- a running game takes keys here
    <div className="stage__frame" tabIndex={isRunning ? 0 : undefined} onKeyDown={keyDown} onKeyUp={keyUp}>
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
        {!Under && <StageBackdrop costume={backdrop} />}
        {shown.map((each) => (
          <StageSprite
            key={each.key}
            shown={each}
            isChosen={isStill && each.sprite === sprite?.id}
            place={place}
            isStill={isStill}
            isUnder={Under !== undefined}
          />
        ))}
        <ReadoutBoxes readouts={readouts} />
        {shown.map(
          (each) =>
            each.bubble && each.visible && <Bubble key={each.key} at={each} text={each.bubble.text} kind={each.bubble.kind} />,
        )}
        {preview && isStill && <preview.parts.PreviewGhost shown={preview} />}
      </svg>
      {holdsBack && <p className="stage__held">{words.flashes_held}</p>}
    </div>
  )
}
