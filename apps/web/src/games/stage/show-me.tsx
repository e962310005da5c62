import { useLayoutEffect, useRef, useState } from 'react'
import type { Step } from '@ankur/games/round'
import type { StimulusLevel } from '../scenes/movement.ts'
import type { Stage } from './fit.ts'

interface Props {
  step: Step
  /** 0 for the still hand at the start of a round; each press of Show me counts one up. */
  presses: number
  sensory: StimulusLevel
  /** Measured again when it changes. */
  size: Stage
}

interface Line {
  readonly from: Point
  readonly to: Point
}

interface Point {
  readonly x: number
  readonly y: number
}

const SHOW_MS = 1600
const HAND = { width: 48, height: 58 }
const FINGERTIP = { x: 12, y: 4 }

/** A hand on the piece, with a dotted line to its place. On a press it moves there once and back. */
export function ShowMe({ step, presses, sensory, size }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const hand = useRef<SVGSVGElement>(null)
  const { piece, place } = step
  const [line, setLine] = useState<Line | null>(null)
  useLayoutEffect(() => {
    // Its parent is the stage; a ref of the parent would not be set yet when this is first drawn.
    setLine(lineOf(root.current?.parentElement ?? null, { piece, place }))
  }, [piece, place, size])
  useLayoutEffect(() => {
    if (presses === 0 || sensory === 'quiet' || !line) return
    const away = `${line.to.x - line.from.x}px ${line.to.y - line.from.y}px`
    const moves = hand.current?.animate?.([{ translate: '0 0' }, { translate: away, offset: 0.6 }, { translate: '0 0' }], {
      duration: SHOW_MS,
      easing: 'ease-in-out',
    })
    return () => moves?.cancel()
  }, [presses, sensory, line])
  if (!line) return <div ref={root} className="show-me" aria-hidden="true" />
  const { from, to } = line
  const at = sensory === 'quiet' ? between(from, to, stillAt(presses)) : from
  const bend = { x: (from.x + to.x) / 2 + (to.y - from.y) * 0.12, y: (from.y + to.y) / 2 - (to.x - from.x) * 0.12 }
  return (
    <div ref={root} className="show-me" aria-hidden="true">
      <svg className="show-me__line">
        <path d={`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`} />
      </svg>
      <svg
        ref={hand}
        className="show-me__hand"
        viewBox="10 4 56 66"
        style={{ left: at.x - FINGERTIP.x, top: at.y - FINGERTIP.y, ...HAND }}
      >
        <HandShape />
      </svg>
    </div>
  )
}

export function HandShape() {
  return (
    <>
      <path
        d="M22 44V14a6 6 0 0 1 12 0v18l3 .4a6 6 0 0 1 9 1.6 6 6 0 0 1 8.6 2.8 6 6 0 0 1 7.4 5.8v8c0 12-7 21-20 21-9 0-14-4-18-11l-9-15c-3-5 4-10 8-6z"
        fill="#D8A277"
        stroke="#6B4026"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M46 36v8m8-5v6" stroke="#6B4026" strokeWidth="2.4" strokeLinecap="round" />
    </>
  )
}

/** Three still pictures, one at each press: on the piece, half way, on the place. */
function stillAt(presses: number): number {
  return presses === 0 ? 0 : ((presses - 1) % 3) / 2
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

function lineOf(stage: HTMLElement | null, { piece, place }: Step): Line | null {
  const [from, to] = [stage?.querySelector(`[data-shown="${piece}"]`), stage?.querySelector(`[data-shown="${place}"]`)]
  if (!stage || !from || !to) return null
  const { left, top, width, height } = stage.getBoundingClientRect()
  const pointIn = (element: Element, across: number, down: number): Point => {
    const box = element.getBoundingClientRect()
    return { x: box.left + box.width * across - left, y: box.top + box.height * down - top }
  }
  // Beside the face of the piece, and never over the edge of the screen.
  const { x, y } = pointIn(from, 0.68, 0.64)
  return {
    from: { x: Math.min(x, width - HAND.width + FINGERTIP.x), y: Math.min(y, height - HAND.height + FINGERTIP.y) },
    to: pointIn(to, 0.5, 0.5),
  }
}
