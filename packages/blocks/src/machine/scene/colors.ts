/**
 * Colour sensing under a sprite, as in Scratch: every stage pixel that the sprite covers is composited from the backdrop
 * and the other sprites with their effects. Bubbles have no colour. Needs the pixels of the pictures (`World.shapeOf`), and
 * is loaded only for games that use it.
 */
import type { Value } from '../../project.ts'
import { toNumber } from '../../values.ts'
import { around, overlapCandidates, onStage, pointsIn } from './overlap.ts'
import { type Sampler, samplerOf } from './sampling.ts'
import type { Actor, ColorSense } from '../state.ts'
import { countPixels } from '../time.ts'
import type { PenLayer } from '../values.ts'
import type { Box } from './pose.ts'

export const colorSense: ColorSense = {
  isTouching: (actor, color) => someUnder(actor, ({ isOpaque }) => isOpaque, color),
  isColorTouching(actor, own, color) {
    const wanted = colorFrom(own)
    // Its ghost effect does not matter.
    return someUnder(actor, (sampler) => hasColor(sampler, wanted), color)
  },
  stepOver(actor, others) {
    return stepThrough(overlapCandidates(actor, others).map(({ box }) => box))
  },
}

/** The maximum number of pixels looked up for one query. */
const maxSamples = 400_000

/** The sampling step for these boxes: every pixel, or every second or third in each direction if there are too many. */
function stepThrough(boxes: readonly Box[]): number {
  const points = boxes.reduce((sum, box) => sum + pointsIn(box), 0)
  return Math.max(1, Math.ceil(Math.sqrt(points / maxSamples)))
}

interface Layer {
  readonly pointAt: (x: number, y: number) => number
  readonly colorAt: (point: number) => number
  /** The remaining opacity after the ghost effect. */
  readonly share: number
}

type Counts = (x: number, y: number) => boolean

function hasColor({ pointAt, shape: { colorAt } }: Sampler, wanted: readonly number[]): Counts {
  return (x, y) => {
    const point = pointAt(x, y)
    return point >= 0 && colorAt !== undefined && isOwn(colorAt(point), wanted)
  }
}

function someUnder(actor: Actor, countsFor: (sampler: Sampler) => Counts, color: Value): boolean {
  const sampler = samplerOf(actor)
  const box = onStage(actor)
  if (!sampler || !box) return false
  const counts = countsFor(sampler)
  const wanted = colorFrom(color)
  const { stage, layers, warp } = actor.machine
  const behind = [stage, ...layers].toReversed().filter((other) => other !== actor && other.visible)
  const found = overlapCandidates(actor, behind)
  // The white background is everywhere.
  const isWhite = isLike(white, wanted)
  const { penLayer } = actor.machine
  if (found.length === 0 && !penLayer && !isWhite) return false
  const within = isWhite || penLayer ? box : around(found)
  const under = found.flatMap(({ actor: other }) => {
    const layer = layerOf(other)
    // Pen drawings are directly in front of the backdrop.
    const isBackdrop = other.isStage && penLayer
    return [...(isBackdrop ? [layerOfPens(penLayer)] : []), ...(layer ? [layer] : [])]
  })
  if (penLayer && !found.some(({ actor: other }) => other.isStage)) under.push(layerOfPens(penLayer))
  const step = stepThrough([within, ...found.map((each) => each.box)])
  countPixels(warp, pointsIn(within) / step ** 2)
  const seen = new Uint8ClampedArray(3)
  for (let y = within.bottom; y <= within.top; y += step) {
    for (let x = within.left; x <= within.right; x += step) {
      if (counts(x, y) && isLike(mix(seen, under, x, y), wanted)) return true
    }
  }
  return false
}

function layerOf(actor: Actor): Layer | null {
  const sampler = samplerOf(actor)
  const colorAt = sampler?.shape.colorAt
  if (!sampler || !colorAt) return null
  const share = 1 - Math.min(100, Math.max(0, actor.effects.get('ghost') ?? 0)) / 100
  return { pointAt: sampler.pointAt, colorAt, share }
}

function layerOfPens({ points }: PenLayer): Layer {
  return {
    pointAt: (x, y) => Math.floor(((180 - y) / 360) * 359) * 480 + Math.floor(((x + 240) / 480) * 479),
    colorAt(point) {
      const at = point * 4
      const alpha = points[at + 3] ?? 0
      if (alpha === 0) return 0
      const full = (part: number) => Math.min(255, Math.round(((points[at + part] ?? 0) * 255) / alpha))
      return ((alpha << 24) | (full(2) << 16) | (full(1) << 8) | full(0)) >>> 0
    },
    share: 1,
  }
}

const white: Rgb = [255, 255, 255]
type Rgb = ArrayLike<number>

/** Blended front to back, rounded at each layer as in Scratch; the background of the stage is white. */
function mix(seen: Uint8ClampedArray, layers: readonly Layer[], x: number, y: number): Rgb {
  seen.fill(0)
  let left = 1
  for (const { pointAt, colorAt, share } of layers) {
    const point = pointAt(x, y)
    if (point < 0) continue
    const color = colorAt(point)
    const full = color >>> 24
    for (let part = 0; part < 3; part++) add(seen, part, shared(faint((color >> (8 * part)) & 255, full), share) * left)
    left *= 1 - shared(full, share) / 255
    if (left === 0) return seen
  }
  for (let part = 0; part < 3; part++) add(seen, part, 255 * left)
  return seen
}

function add(seen: Uint8ClampedArray, part: number, by: number): void {
  seen[part] = (seen[part] ?? 0) + by
}

function shared(part: number, share: number): number {
  return share === 1 ? part : faint(part, 255 * share)
}

/** As in Scratch, colours are equal if their upper bits are: five, five and four bits. */
function isLike(seen: Rgb, wanted: Rgb): boolean {
  const isPartLike = (part: number, bits: number) => (((seen[part] ?? 0) ^ (wanted[part] ?? 0)) & bits) === 0
  return isPartLike(0, 0b11111000) && isPartLike(1, 0b11111000) && isPartLike(2, 0b11110000)
}

/** Compares the upper six bits with the sprite's own colour, premultiplied by its alpha. */
function isOwn(color: number, [red = 0, green = 0, blue = 0]: readonly number[]): boolean {
  const alpha = color >>> 24
  if (alpha === 0) return false
  const isPartLike = (part: number, wanted: number) => ((faint((color >> part) & 255, alpha) ^ wanted) & 0b11111100) === 0
  return isPartLike(0, red) && isPartLike(8, green) && isPartLike(16, blue)
}

/** Rounds like a byte array: half to even. */
function faint(part: number, alpha: number): number {
  byte[0] = (part * alpha) / 255
  return byte[0] ?? 0
}

const byte = new Uint8ClampedArray(1)

/** Red, green and blue of `#rrggbb`, or of a packed number. An invalid colour text is black. */
export function colorFrom(value: Value): number[] {
  const hex = typeof value === 'string' && value.startsWith('#') ? (/^#([\da-f]{6})$/i.exec(value)?.[1] ?? '0') : null
  const number = hex === null ? toNumber(value) : Number.parseInt(hex, 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}
