/**
 * What colours lie under a sprite. Known where the page knows the points of the pictures (`Shape.colorAt`); a game that
 * runs without pictures touches no colour. Of the graphic effects only ghost counts; bubbles have no colour.
 */
import type { Value } from '../project.ts'
import { toNumber } from '../values.ts'
import { onStage, type Sample, sampleAt } from './geometry.ts'
import type { Color } from './shape.ts'
import type { Actor } from './state.ts'

/** Whether an opaque point of the sprite lies on a colour. */
export function isTouchingColor(actor: Actor, color: Value): boolean {
  return someUnder(actor, (sample) => sample.isOpaque, colorFrom(color))
}

/** The same for the points of the sprite that have a colour of their own; how much of a ghost it is does not matter. */
export function isColorTouchingColor(actor: Actor, own: Value, color: Value): boolean {
  const wanted = colorFrom(own)
  return someUnder(actor, ({ color: found }) => found !== null && areAlike(found, wanted, ownBits), colorFrom(color))
}

function someUnder(actor: Actor, counts: (sample: Sample) => boolean, color: Color): boolean {
  if (actor.isStage) return false
  const { stage, layers } = actor.machine
  // Front to back, so that what covers all ends the look.
  const others = [...layers.filter((each) => each !== actor && each.visible).toReversed(), stage]
  if (!others.some((other) => sampleAt(other, 0, 0).isKnown)) return false
  const { left, right, top, bottom } = onStage(actor)
  for (let y = bottom; y <= top; y++) {
    for (let x = left; x <= right; x++) {
      if (counts(sampleAt(actor, x, y)) && areAlike(colorUnder(others, x, y), color, seenBits)) return true
    }
  }
  return false
}

/** Blended from the front; behind everything the stage is white. */
function colorUnder(actors: readonly Actor[], x: number, y: number): Color {
  const seen = { red: 0, green: 0, blue: 0, alpha: 255 }
  let share = 1
  for (const actor of actors) {
    const { color } = sampleAt(actor, x, y)
    if (!color) continue
    const alpha = (color.alpha / 255) * (1 - (actor.effects.get('ghost') ?? 0) / 100)
    seen.red += color.red * alpha * share
    seen.green += color.green * alpha * share
    seen.blue += color.blue * alpha * share
    share *= 1 - alpha
    if (share === 0) return seen
  }
  seen.red += 255 * share
  seen.green += 255 * share
  seen.blue += 255 * share
  return seen
}

/** Colours count as equal when their upper bits are, as in Scratch: five, five and four of what is seen. */
const seenBits = [0b11111000, 0b11111000, 0b11110000] as const
const ownBits = [0b11111100, 0b11111100, 0b11111100] as const

function areAlike(one: Color, other: Color, [red, green, blue]: typeof seenBits | typeof ownBits): boolean {
  return (
    (one.red & red) === (other.red & red) &&
    (one.green & green) === (other.green & green) &&
    (one.blue & blue) === (other.blue & blue)
  )
}

/** `#rrggbb`, or a number that holds the three parts. A text that begins like a colour and is none is black. */
export function colorFrom(value: Value): Color {
  const hex = typeof value === 'string' && value.startsWith('#') ? (/^#([\da-f]{6})$/i.exec(value)?.[1] ?? '0') : null
  const number = hex === null ? toNumber(value) : Number.parseInt(hex, 16)
  return { red: (number >> 16) & 255, green: (number >> 8) & 255, blue: number & 255, alpha: 255 }
}
