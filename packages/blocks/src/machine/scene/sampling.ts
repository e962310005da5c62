/** Maps stage points to pixels of a picture, with Scratch's rounding: integer points, rounded down. */
import { costumeOf, modelOf, shapeOf } from './geometry.ts'
import type { Place, Shape } from './shape.ts'
import type { Actor } from '../state.ts'

export interface Sampler {
  readonly shape: Shape
  /** Whether a stage point is on an opaque pixel of the picture. */
  readonly isOpaque: (x: number, y: number) => boolean
  /** The index of the single pixel that gives the colour there; -1 outside the picture. */
  readonly pointAt: (x: number, y: number) => number
  /** The index of the pixel that is drawn there; -1 outside the picture. */
  readonly pointIn: (x: number, y: number) => number
}

/** The opaque part of an actor at its current pose: set up once, then cheap for each point. */
export function samplerOf(actor: Actor): Sampler | null {
  const shape = shapeOf(actor)
  if (!shape) return null
  const { columns, rows } = shape
  const place = placeFinder(actor, shape)
  const isOne = looksAtOne(actor, shape)
  const opaqueAt = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < columns && row < rows && shape.isOpaque(row * columns + column)
  return {
    shape,
    isOpaque(x, y) {
      const { u, v } = place(x, y)
      const column = Math.floor(u * (columns - 1))
      const row = Math.floor(v * (rows - 1))
      if (opaqueAt(column, row)) return true
      if (isOne) return false
      return opaqueAt(column + 1, row) || opaqueAt(column, row + 1) || opaqueAt(column + 1, row + 1)
    },
    pointAt(x, y) {
      const { u, v } = place(x, y)
      if (!(u >= 0 && v >= 0 && u <= 1 && v <= 1)) return -1
      return Math.floor(v * (rows - 1)) * columns + Math.floor(u * (columns - 1))
    },
    pointIn(x, y) {
      const { u, v } = place(x, y)
      return u >= 0 && v >= 0 && u < 1 && v < 1 ? Math.floor(v * rows) * columns + Math.floor(u * columns) : -1
    },
  }
}

/**
 * A picture that is not rotated or scaled is sampled at one pixel; others at four, because they are drawn with smoothing.
 */
function looksAtOne({ direction, rotationStyle, size }: Actor, { isPhoto, move }: Shape): boolean {
  if (isPhoto) return true
  const isStraight = rotationStyle !== 'all around' || direction % 90 === 0
  return isStraight && size > 99 && size < 101 && !move
}

/** Values this close to 0 count as 0. */
const tiny = 1e-6

/** Returns the same object each time. Rounded where Scratch uses single precision. */
function placeFinder(actor: Actor, { move }: Shape): (x: number, y: number) => Readonly<Place> {
  const place: Place = { u: 0, v: 0 }
  const { a, b, c, d, x: middleX, y: middleY } = modelOf(actor)
  const area = 1 / (a * d - c * b)
  const [uX, uY, u0] = [area * d, -area * c, area * (c * middleY - middleX * d)].map(Math.fround) as [number, number, number]
  const [vX, vY, v0] = [-area * b, area * a, area * (middleX * b - a * middleY)].map(Math.fround) as [number, number, number]
  return (x, y) => {
    let u = Math.fround(0.5 - (x * uX + y * uY + u0))
    let v = Math.fround(x * vX + y * vY + v0 + 0.5)
    if (Math.abs(u) < tiny) u = 0
    if (Math.abs(v) < tiny) v = 0
    place.u = u
    place.v = v
    if (move && u >= 0 && u < 1 && v >= 0 && v < 1) move(place)
    return place
  }
}

/** Whether an opaque pixel of the picture is at x, y of the stage. */
export function isOpaqueAt(actor: Actor, x: number, y: number): boolean {
  return costumeOf(actor) !== undefined && (samplerOf(actor)?.isOpaque(Math.floor(x), Math.ceil(y)) ?? false)
}
