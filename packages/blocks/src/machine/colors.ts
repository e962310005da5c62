/**
 * What colours lie under a sprite, as Scratch finds them: every whole point of the stage that the sprite covers is mixed anew
 * from the backdrop and the other sprites, each with its effects. Bubbles have no colour. Only for worlds that know the points
 * of their pictures (`World.shapeOf`), and fetched by games that ask.
 */
import type { Value } from '../project.ts'
import { toNumber } from '../values.ts'
import { common, onStage, pointsOf, shapeOf } from './geometry.ts'
import type { Actor, Box, ColorSense } from './state.ts'

export const colorSense: ColorSense = {
  isTouching: (actor, color) => someUnder(actor, shapeOf(actor)?.isOpaque, color),
  isColorTouching(actor, own, color) {
    const wanted = colorFrom(own)
    const colorAt = shapeOf(actor)?.colorAt
    // How much of a ghost it is does not matter.
    return someUnder(actor, colorAt && ((point) => isOwn(colorAt(point), wanted)), color)
  },
  stepOver(actor, others) {
    const own = onStage(actor)
    return stepThrough(others.map((other) => common(own, onStage(other))))
  },
}

/** Points looked up by one question, at most. */
const mostLooks = 400_000

/** Every point of these boxes, or of too many every second or third each way. */
function stepThrough(boxes: readonly Box[]): number {
  const points = boxes.reduce(
    (sum, { left, right, top, bottom }) => sum + Math.max(0, right - left + 1) * Math.max(0, top - bottom + 1),
    0,
  )
  return Math.max(1, Math.ceil(Math.sqrt(points / mostLooks)))
}

interface Layer {
  readonly box: Box
  readonly pointAt: (x: number, y: number) => number
  readonly colorAt: (point: number) => number
  /** What its ghost leaves of it. */
  readonly share: number
}

function someUnder(actor: Actor, counts: ((point: number) => boolean) | undefined, color: Value): boolean {
  const shape = shapeOf(actor)
  if (!shape || !counts) return false
  const wanted = colorFrom(color)
  const box = onStage(actor)
  const under = layersUnder(actor, box)
  if (under.length === 0 && !isLike(white, wanted)) return false
  const pointAt = pointsOf(actor, shape)
  const step = stepThrough([box, ...under.map((each) => each.box)])
  const seen = new Uint8ClampedArray(3)
  for (let y = box.bottom; y <= box.top; y += step) {
    for (let x = box.left; x <= box.right; x += step) {
      const point = pointAt(x, y)
      if (point >= 0 && counts(point) && isLike(mix(seen, under, x, y), wanted)) return true
    }
  }
  return false
}

/** From the front; the backdrop last. */
function layersUnder(actor: Actor, box: Box): Layer[] {
  const { stage, layers } = actor.machine
  return [stage, ...layers].toReversed().flatMap((other) => {
    if (other === actor || !other.visible) return []
    const shape = shapeOf(other)
    const colorAt = shape?.colorAt
    const shared = common(box, onStage(other))
    if (!colorAt || shared.left > shared.right || shared.bottom > shared.top) return []
    const share = 1 - Math.min(100, Math.max(0, other.effects.get('ghost') ?? 0)) / 100
    return { box: shared, pointAt: pointsOf(other, shape), colorAt, share }
  })
}

const white: Rgb = [255, 255, 255]
type Rgb = ArrayLike<number>

/** Blended from the front, rounded at each layer as Scratch rounds; behind everything the stage is white. */
function mix(seen: Uint8ClampedArray, layers: readonly Layer[], x: number, y: number): Rgb {
  seen.fill(0)
  let left = 1
  for (const { box, pointAt, colorAt, share } of layers) {
    if (x < box.left || x > box.right || y < box.bottom || y > box.top) continue
    const point = pointAt(x, y)
    if (point < 0) continue
    const color = colorAt(point)
    const alpha = ((color >>> 24) / 255) * share
    add(seen, color, alpha * left)
    left *= 1 - alpha
    if (left === 0) return seen
  }
  add(seen, 0xffffff, left)
  return seen
}

function add(seen: Uint8ClampedArray, color: number, share: number): void {
  for (let part = 0; part < 3; part++) seen[part] = (seen[part] ?? 0) + ((color >> (8 * part)) & 255) * share
}

/** Colours count as equal when their upper bits are, as in Scratch: five, five and four of what is seen. */
function isLike(seen: Rgb, wanted: Rgb): boolean {
  const isPartLike = (part: number, bits: number) => (((seen[part] ?? 0) ^ (wanted[part] ?? 0)) & bits) === 0
  return isPartLike(0, 0b11111000) && isPartLike(1, 0b11111000) && isPartLike(2, 0b11110000)
}

/** Six of each for what of the sprite itself has a colour, if anything is there. */
function isOwn(color: number, [red = 0, green = 0, blue = 0]: readonly number[]): boolean {
  return color >>> 24 > 0 && ((color ^ (red | (green << 8) | (blue << 16))) & 0xfcfcfc) === 0
}

/** Red, green and blue of `#rrggbb`, or of a number that holds the three. A text that begins like a colour and is none is black. */
export function colorFrom(value: Value): number[] {
  const hex = typeof value === 'string' && value.startsWith('#') ? (/^#([\da-f]{6})$/i.exec(value)?.[1] ?? '0') : null
  const number = hex === null ? toNumber(value) : Number.parseInt(hex, 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}
