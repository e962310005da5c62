/** The pen layer between backdrop and sprites: one pixel for each unit of the stage, blended as in Scratch. */
import { samplerOf } from '../machine/scene/sampling.ts'
import { onStage } from '../machine/scene/overlap.ts'
import type { Actor } from '../machine/state.ts'
import type { PenLayer } from '../machine/values.ts'
import { stageHeight, stageWidth } from '../project.ts'

export type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

export interface Line {
  readonly fromX: number
  readonly fromY: number
  readonly toX: number
  readonly toY: number
}

export interface PenTip {
  /** Each from 0 to 1. */
  readonly color: Rgba
  readonly diameter: number
}

export function newPenLayer(): PenLayer {
  return { points: new Uint8ClampedArray(stageWidth * stageHeight * 4), version: 0 }
}

export function clearLayer(layer: PenLayer): void {
  layer.points.fill(0)
  layer.version++
}

/** Returns the number of processed pixels. */
export function drawLine(layer: PenLayer, tip: PenTip, { fromX, fromY, toX, toY }: Line): number {
  const { diameter, color } = tip
  // As in Scratch 2, thin lines are aligned to whole pixels.
  const shift = diameter === 1 || diameter === 3 ? 0.5 : 0
  const [x, y] = [fromX + shift + stageWidth / 2, stageHeight / 2 - fromY - shift]
  const [alongX, alongY] = [toX - fromX, fromY - toY]
  if (![x, y, alongX, alongY].every(Number.isFinite)) return 0
  const length = alongX * alongX + alongY * alongY
  const reach = diameter / 2 + 0.5
  const left = Math.max(0, Math.floor(Math.min(x, x + alongX) - reach))
  const right = Math.min(stageWidth - 1, Math.ceil(Math.max(x, x + alongX) + reach))
  const top = Math.max(0, Math.floor(Math.min(y, y + alongY) - reach))
  const bottom = Math.min(stageHeight - 1, Math.ceil(Math.max(y, y + alongY) + reach))
  layer.version++
  let looks = 0
  for (let row = top; row <= bottom; row++) {
    const [first, last] = spanOf(row + 0.5, { x, y, alongX, alongY, reach, left, right })
    looks += Math.max(0, last - first + 1) + 1
    for (let column = first; column <= last; column++) {
      const dx = column + 0.5 - x
      const dy = row + 0.5 - y
      const share = length === 0 ? 0 : Math.min(1, Math.max(0, (dx * alongX + dy * alongY) / length))
      const far = Math.hypot(dx - share * alongX, dy - share * alongY)
      const covered = Math.min(1, reach - far)
      if (covered > 0) blend(layer.points, (row * stageWidth + column) * 4, color, covered)
    }
  }
  return looks
}

interface Span {
  readonly x: number
  readonly y: number
  readonly alongX: number
  readonly alongY: number
  readonly reach: number
  readonly left: number
  readonly right: number
}

/** The part of a long slanted line in one row. */
function spanOf(middle: number, { x, y, alongX, alongY, reach, left, right }: Span): [first: number, last: number] {
  if (Math.abs(alongY) < 1) return [left, right]
  const slope = alongX / alongY
  const at = x + (middle - y) * slope
  const wide = reach * Math.sqrt(1 + slope * slope) + 1
  const ends = [x, x + alongX].map((end) => [end - reach - 1, end + reach + 1] as const)
  const low = Math.min(...ends.map(([from]) => from))
  const high = Math.max(...ends.map(([, to]) => to))
  return [Math.max(left, Math.floor(Math.max(at - wide, low))), Math.min(right, Math.ceil(Math.min(at + wide, high)))]
}

/** Pixels have premultiplied alpha. */
function blend(points: Uint8ClampedArray, at: number, [red, green, blue, alpha]: Rgba, covered: number): void {
  const share = alpha * covered
  const left = 1 - share
  points[at] = (points[at] ?? 0) * left + red * share * 255
  points[at + 1] = (points[at + 1] ?? 0) * left + green * share * 255
  points[at + 2] = (points[at + 2] ?? 0) * left + blue * share * 255
  points[at + 3] = (points[at + 3] ?? 0) * left + share * 255
}

/** Draws the current picture of a sprite, hidden or not. Without picture data nothing is drawn. Returns the number of processed pixels. */
export function stamp(layer: PenLayer, actor: Actor): number {
  const sampler = samplerOf(actor)
  const box = onStage(actor)
  const colorAt = sampler?.shape.colorAt
  if (!sampler || !box || !colorAt) return 0
  const ghost = 1 - Math.min(100, Math.max(0, actor.effects.get('ghost') ?? 0)) / 100
  layer.version++
  for (let y = box.bottom; y < box.top; y++) {
    for (let x = box.left; x < box.right; x++) {
      const point = sampler.pointIn(x + 0.5, y + 0.5)
      const color = point < 0 ? 0 : colorAt(point)
      if (color >>> 24 === 0) continue
      const rgba: Rgba = [(color & 255) / 255, ((color >> 8) & 255) / 255, ((color >> 16) & 255) / 255, (color >>> 24) / 255]
      blend(layer.points, ((stageHeight / 2 - 1 - y) * stageWidth + x + stageWidth / 2) * 4, rgba, ghost)
    }
  }
  return (box.right - box.left) * (box.top - box.bottom)
}
