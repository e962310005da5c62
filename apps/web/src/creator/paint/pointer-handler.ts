/** Pointer handling on the page: one finger draws, two move and zoom the page. */
import type { Part, Spot, Stroke } from '@ankur/blocks/paint/drawing'
import { countPoints, isFurther } from '@ankur/blocks/paint/smooth'
import type { Grip } from './use-zoom.ts'

export type Tool = 'brush' | 'fill' | 'shapes' | 'rub'

export interface DrawingTools {
  readonly tool: Tool
  readonly color: string
  readonly width: number
  /** A shape between two corners. */
  readonly partBetween: (from: Spot, to: Spot) => Part
  /** A photo that is not placed yet: the finger moves it. */
  readonly movesPhoto: boolean
}

export interface DrawingActions {
  readonly grow: (stroke: Stroke, from: number) => void
  readonly endStroke: (stroke: Stroke) => void
  /** The page before a stroke that is cancelled. */
  readonly takeBack: () => void
  readonly fill: (at: Spot) => void
  /** Null when there is none any more. */
  readonly preview: (part: Part | null) => void
  readonly add: (part: Part) => void
  readonly movePhoto: (by: Spot) => void
  readonly pinch: (from: Grip, to: Grip) => void
}

type Doing =
  | { readonly is: 'stroke'; readonly stroke: Stroke & { readonly points: number[] } }
  | { readonly is: 'shape'; readonly from: Spot; to: Spot }
  | { readonly is: 'photo'; last: Spot }
  | { readonly is: 'pinch'; grip: Grip }
  | { readonly is: 'nothing' }

export interface PointerHandler {
  readonly down: (event: PointerEvent) => void
  readonly move: (event: PointerEvent) => void
  /** `isDone` is false when the browser cancels the pointer; what was drawn until then stays. */
  readonly up: (event: PointerEvent) => void
  /** The page has moved: what was drawn until then stays, and fingers draw again once they are put down again. */
  readonly rest: () => void
}

const maxPoints = 8000

/** `toUnits` is evaluated for each event, because the page may have been rotated or moved meanwhile. */
export function createHand(
  tools: () => DrawingTools,
  acts: () => DrawingActions,
  toUnits: (event: PointerEvent) => Spot,
): PointerHandler {
  const fingers = new Map<number, Spot>()
  let doing: Doing = { is: 'nothing' }

  return {
    down(event) {
      if (event.button !== 0 && event.pointerType === 'mouse') return
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (fingers.size === 1) doing = begun(toUnits(event))
      else if (fingers.size === 2) {
        // The first of two fingers comes a little earlier: its dot is not a stroke.
        if (doing.is === 'stroke') acts().takeBack()
        if (doing.is === 'shape') acts().preview(null)
        doing = { is: 'pinch', grip: gripOf(fingers) }
      }
    },
    move(event) {
      if (!fingers.has(event.pointerId)) return
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (doing.is === 'stroke') growWith(doing.stroke, event)
      else if (doing.is === 'shape') {
        doing.to = toUnits(event)
        acts().preview(tools().partBetween(doing.from, doing.to))
      } else if (doing.is === 'photo') {
        const now = toUnits(event)
        acts().movePhoto({ x: now.x - doing.last.x, y: now.y - doing.last.y })
        doing.last = now
      } else if (doing.is === 'pinch' && fingers.size >= 2) {
        const grip = gripOf(fingers)
        acts().pinch(doing.grip, grip)
        doing.grip = grip
      }
    },
    up(event) {
      if (!fingers.delete(event.pointerId) || fingers.size > 0) return
      const done = doing
      doing = { is: 'nothing' }
      if (done.is === 'stroke') acts().endStroke(done.stroke)
      else if (done.is === 'shape') {
        acts().preview(null)
        acts().add(tools().partBetween(done.from, done.to))
      }
    },
    rest() {
      const done = doing
      doing = { is: 'nothing' }
      if (done.is === 'stroke') acts().endStroke(done.stroke)
      else if (done.is === 'shape') acts().preview(null)
    },
  }

  function begun(at: Spot): Doing {
    const { tool, color, width, movesPhoto } = tools()
    if (movesPhoto) return { is: 'photo', last: at }
    if (tool === 'fill') {
      acts().fill(at)
      return { is: 'nothing' }
    }
    if (tool === 'shapes') return { is: 'shape', from: at, to: at }
    const stroke = { tool: 'stroke' as const, color: tool === 'rub' ? null : color, width, points: [at.x, at.y] }
    acts().grow(stroke, 0)
    return { is: 'stroke', stroke }
  }

  /** For a fast finger several positions are reported together. */
  function growWith(stroke: Stroke & { readonly points: number[] }, event: PointerEvent): void {
    const first = countPoints(stroke.points)
    const all = event.getCoalescedEvents?.() ?? []
    for (const each of all.length > 0 ? all : [event]) {
      const { x, y } = toUnits(each)
      if (first < maxPoints && isFurther(stroke.points, x, y)) stroke.points.push(x, y)
    }
    if (countPoints(stroke.points) > first) acts().grow(stroke, first)
  }
}

function gripOf(fingers: ReadonlyMap<number, Spot>): Grip {
  const [one = { x: 0, y: 0 }, other = one] = [...fingers.values()]
  return {
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    distance: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
  }
}
