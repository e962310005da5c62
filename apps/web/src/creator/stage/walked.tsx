import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { toPixels } from '@ankur/blocks/picture/coordinates'
import { movesLess } from '../../platform/comfort/comfort.ts'
import type { ShownSprite } from './shown-sprites.ts'
import { SpritePicture } from './sprites/sprite-picture.tsx'
import { createTracker, type Tracker } from './trail.ts'
import { useRunner } from './runner.ts'

/** The traces of walking until the next Run: paw prints, and a pale picture of each sprite at its start. */
export function Walked({ shown }: { shown: readonly ShownSprite[] }) {
  const runner = useRunner()
  const trackers = useRef(new WeakMap<object, Tracker>())
  const machine = runner.machine()
  if (!machine || runner.status() === 'at start' || runner.lookedAt()) return null
  const tracker = trackers.current.get(machine) ?? createTracker()
  trackers.current.set(machine, tracker)
  tracker.follow(machine.actors)
  const { starts, prints } = tracker.trail()
  return (
    <g className="walked" aria-hidden="true">
      {[...starts].map(([id, at]) => {
        const sprite = runner.game()?.sprites[id]
        const picture = shown.find((each) => each.sprite === sprite?.id)
        return (
          picture && (
            <g key={id} opacity="0.3">
              <SpritePicture shown={{ ...picture, ...at, ghost: 0 }} />
            </g>
          )
        )
      })}
      {prints.map((print, index) => {
        const { x, y } = toPixels(print)
        // Just below the feet: the first print of a walk is not hidden by the sprite.
        return <PawPrint key={index} x={x} y={y + 53} />
      })}
    </g>
  )
}

const walkMs = 500

/**
 * The first programs end within one frame: their moves are animated, so that they are visible. The game's state is
 * unchanged.
 */
export function Walk({ at, isOn, children }: { at: ShownSprite; isOn: boolean; children: ReactNode }) {
  const group = useRef<SVGGElement>(null)
  const last = useRef({ x: at.x, y: at.y })
  const { x, y } = at
  useLayoutEffect(() => {
    const before = toPixels(last.current)
    const now = toPixels({ x, y })
    last.current = { x, y }
    const [across, down] = [before.x - now.x, before.y - now.y]
    const length = Math.hypot(across, down)
    if (!isOn || length === 0 || movesLess()) return
    const from = { transform: `translate(${across}px, ${down}px)` }
    group.current?.animate([from, { transform: 'none' }], {
      duration: Math.min((length / 10) * walkMs, 3 * walkMs),
      easing: 'ease-in-out',
    })
  }, [x, y, isOn])
  return <g ref={group}>{children}</g>
}

/** Ten units wide; a footprint of a sprite. */
export function PawPrint({ x, y }: { x: number; y: number }) {
  return (
    <g className="paw-print" transform={`translate(${x} ${y})`}>
      <ellipse cx="0" cy="2" rx="3.4" ry="2.8" />
      <circle cx="-4.2" cy="-1.2" r="1.5" />
      <circle cx="-1.6" cy="-3.6" r="1.6" />
      <circle cx="1.6" cy="-3.6" r="1.6" />
      <circle cx="4.2" cy="-1.2" r="1.5" />
    </g>
  )
}
