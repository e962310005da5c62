import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { fill } from '@ankur/content'
import { fromPixels, toPixels } from '@ankur/blocks/coordinates'
import { changeSprite } from '@ankur/blocks/edit-sprites'
import { movePointer, pressKey } from '@ankur/blocks/machine/events'
import type { Sprite } from '@ankur/blocks/project'
import { StageBackdrop } from './backdrop.tsx'
import { Bubble } from './bubble.tsx'
import { creatorWords } from './creator-words.ts'
import { KeysOfGame } from './keys-of-game.tsx'
import { shownBackdrop, shownSprites, type ShownSprite } from './shown-sprites.ts'
import { SpeedTools } from './speed-tools.tsx'
import { SpritePicture } from './sprite-picture.tsx'
import { useCreator } from './use-creator.ts'
import { useFrame, useRunner } from './use-runner.ts'

/** 480 by 360 units, scaled to fit. While nothing runs sprites are chosen and moved here; while it runs the game is played. */
export function Stage() {
  const words = creatorWords.use()
  const runner = useRunner()
  const { project, sprite } = useCreator()
  useFrame()
  const shown = shownSprites(project, runner)
  const stage = useRef<SVGSVGElement>(null)
  const place = usePlacing(stage)
  const isRunning = runner.status() === 'running'

  const keyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.key === 'Tab' || event.key === 'Escape') return
    const machine = runner.machine()
    if (isRunning && machine) {
      if (!event.repeat || event.key.startsWith('Arrow')) pressKey(machine, event.key, true)
      if (event.key === ' ' || event.key.startsWith('Arrow')) event.preventDefault()
    } else if (sprite && place.byKey(sprite, event.key)) event.preventDefault()
  }
  const keyUp = (event: KeyboardEvent) => {
    const machine = runner.machine()
    if (machine) pressKey(machine, event.key, false)
  }
  const point = (event: PointerEvent, down?: boolean) => {
    const machine = runner.machine()
    if (isRunning && machine && stage.current)
      movePointer(machine, { ...fromPixels(pointIn(stage.current, event)), ...(down === undefined ? {} : { down }) })
  }
  return (
    <section className="panel stage" aria-labelledby="stage-title">
      <div className="stage__head">
        <h2 className="panel__title" id="stage-title">
          {words.stage}
        </h2>
        <SpeedTools />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-tabindex -- a running game takes keys here */}
      <div className="stage__frame" tabIndex={isRunning ? 0 : undefined} onKeyDown={keyDown} onKeyUp={keyUp}>
        <svg
          className="stage__picture"
          viewBox="0 0 480 360"
          ref={stage}
          role="group"
          aria-label={shown.map((each) => described(each, words)).join('. ')}
          onPointerMove={(event) => point(event)}
          onPointerDown={(event) => point(event, true)}
          onPointerUp={(event) => point(event, false)}
          onPointerCancel={(event) => point(event, false)}
        >
          <StageBackdrop costume={shownBackdrop(project, runner)} />
          {shown.map((each) => (
            <StageSprite
              key={each.key}
              shown={each}
              isChosen={!isRunning && each.sprite === sprite?.id}
              place={place}
              isRunning={isRunning}
            />
          ))}
          {shown.map(
            (each) =>
              each.bubble && each.visible && <Bubble key={each.key} at={each} text={each.bubble.text} kind={each.bubble.kind} />,
          )}
        </svg>
      </div>
      <KeysOfGame />
    </section>
  )
}

type Words = ReturnType<typeof creatorWords.use>

function described({ name, x, y, visible, bubble }: ShownSprite, words: Words): string {
  if (!visible) return fill(words.sprite_hidden, { name })
  const at = toPixels({ x, y })
  const where = fill(words.sprite_at, { name, x: Math.round(at.x), y: Math.round(at.y) })
  return bubble ? `${where}. ${fill(words.sprite_says, { name, words: bubble.text })}` : where
}

interface StageSpriteProps {
  shown: ShownSprite
  isChosen: boolean
  isRunning: boolean
  place: ReturnType<typeof usePlacing>
}

function StageSprite({ shown, isChosen, isRunning, place }: StageSpriteProps) {
  const words = creatorWords.use()
  const { choose } = useCreator()
  if (!shown.visible && isRunning) return null
  const at = toPixels(shown)
  if (isRunning) return <SpritePicture shown={shown} />
  const pick = () => choose({ sprite: shown.sprite, said: fill(words.sprite_chosen, { name: shown.name }) })
  return (
    <g
      className={shown.visible ? 'stage__sprite' : 'stage__sprite stage__sprite--hidden'}
      role="button"
      tabIndex={0}
      aria-pressed={isChosen}
      aria-label={described(shown, words)}
      onFocus={pick}
      onClick={pick}
      onPointerDown={(event) => place.byPointer(event, shown)}
    >
      {isChosen && (
        <ellipse className="stage__ring" cx={at.x} cy={at.y + 42 * (shown.size / 100)} rx={46 * (shown.size / 100)} ry={10} />
      )}
      <SpritePicture shown={shown} />
    </g>
  )
}

/** Puts a sprite somewhere else by hand: one change for each drag, or each press of an arrow. */
function usePlacing(stage: RefObject<SVGSVGElement | null>) {
  const words = creatorWords.use()
  const runner = useRunner()
  const { project, edit } = useCreator()
  const keep = (sprite: Pick<Sprite, 'id' | 'name'>, to: { x: number; y: number }) => {
    const at = fromPixels({ x: Math.min(Math.max(Math.round(to.x), 0), 480), y: Math.min(Math.max(Math.round(to.y), 0), 360) })
    const actor = runner.actorOf(sprite.id)
    if (actor) Object.assign(actor, at)
    const shown = toPixels(at)
    edit(changeSprite(project, sprite.id, at), {
      said: fill(words.sprite_moved, { name: sprite.name, ...shown }),
      sprite: sprite.id,
    })
  }
  return {
    byKey(sprite: Sprite, key: string): boolean {
      const by = { ArrowLeft: [-10, 0], ArrowRight: [10, 0], ArrowUp: [0, -10], ArrowDown: [0, 10] }[key]
      const at = toPixels(runner.actorOf(sprite.id) ?? sprite)
      if (by) keep(sprite, { x: at.x + (by[0] ?? 0), y: at.y + (by[1] ?? 0) })
      return by !== undefined
    },
    byPointer(event: PointerEvent<SVGGElement>, shown: ShownSprite): void {
      const svg = stage.current
      if (!svg || event.button !== 0) return
      const element = event.currentTarget
      const from = pointIn(svg, event)
      const at = toPixels(shown)
      let to = at
      const leave = new AbortController()
      const move = (moved: globalThis.PointerEvent) => {
        const now = pointIn(svg, moved)
        if (to === at && Math.hypot(now.x - from.x, now.y - from.y) < 6) return
        to = { x: at.x + now.x - from.x, y: at.y + now.y - from.y }
        element.setAttribute('transform', `translate(${to.x - at.x} ${to.y - at.y})`)
      }
      const end = (isDone: boolean) => {
        leave.abort()
        element.removeAttribute('transform')
        if (isDone && to !== at) keep({ id: shown.sprite, name: shown.name }, to)
      }
      const { signal } = leave
      addEventListener('pointermove', move, { signal })
      addEventListener('pointerup', () => end(true), { signal })
      addEventListener('pointercancel', () => end(false), { signal })
      addEventListener('keydown', (key) => key.key === 'Escape' && end(false), { signal })
    },
  }
}

function pointIn(svg: SVGSVGElement, { clientX, clientY }: { clientX: number; clientY: number }): { x: number; y: number } {
  const { left, top, width, height } = svg.getBoundingClientRect()
  return { x: ((clientX - left) / width) * 480, y: ((clientY - top) / height) * 360 }
}
