/** Which of a picture's points lies where on the stage, by the rules of Scratch: whole points, the lower one counts. */
import { costumeOf, modelOf, shapeOf } from './geometry.ts'
import type { Place, Shape } from './shape.ts'
import type { Actor } from '../state.ts'

export interface Sampler {
  readonly shape: Shape
  /** Whether a point of the stage lies on an opaque point of the picture. */
  readonly isOpaque: (x: number, y: number) => boolean
  /** The one point that gives the colour there, by its number; -1 beside the picture. */
  readonly pointAt: (x: number, y: number) => number
  /** The point that is drawn there, by its number; -1 beside the picture. */
  readonly pointIn: (x: number, y: number) => number
}

/** What is opaque of an actor and where, as it lies now: worked out once, cheap for each point. */
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

/** One that lies straight and in its own size is looked up at one point; others at four, as they are drawn softer. */
function looksAtOne({ direction, rotationStyle, size }: Actor, { isPhoto, move }: Shape): boolean {
  if (isPhoto) return true
  const isStraight = rotationStyle !== 'all around' || direction % 90 === 0
  return isStraight && size > 99 && size < 101 && !move
}

/** So near 0 counts as 0. */
const tiny = 1e-6

/** Gives the same object each time. Rounded where Scratch keeps single precision. */
function placeFinder(actor: Actor, { move }: Shape): (x: number, y: number) => Readonly<Place> {
  const place: Place = { u: 0, v: 0 }
  const { a, b, c, d, x: middleX, y: middleY } = modelOf(actor)
  const area = 1 / (a * d - c * b)
  const [uX, uY, u0] = [area * d, -area * c, area * (c * middleY - middleX * d)].map(Math.fround) as [number, number, number]
  const [vX, vY, v0] = [-area * b, area * a, area * (middleX * b - a * middleY)].map(Math.fround) as [number, number, number]
  return (x, y) => {
    let u = 0.5 - (x * uX + y * uY + u0)
    let v = x * vX + y * vY + v0 + 0.5
    if (Math.abs(u) < tiny) u = 0
    if (Math.abs(v) < tiny) v = 0
    place.u = u
    place.v = v
    if (move && u >= 0 && u < 1 && v >= 0 && v < 1) move(place)
    return place
  }
}

/** Whether an opaque point of the picture lies at x, y of the stage. */
export function isOpaqueAt(actor: Actor, x: number, y: number): boolean {
  return costumeOf(actor) !== undefined && (samplerOf(actor)?.isOpaque(Math.floor(x), Math.ceil(y)) ?? false)
}
