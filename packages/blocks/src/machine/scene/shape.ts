import type { Costume } from '../../project.ts'

/** What of a costume is opaque. */
export interface Shape {
  /** Corners of the hull around opaque points, as Scratch finds it: looked for at whole units; in units from the upper left. */
  readonly hull: readonly { readonly x: number; readonly y: number }[]
  /** The picture's own points, numbered row by row from the upper left. */
  readonly columns: number
  readonly rows: number
  readonly isOpaque: (point: number) => boolean
  /** Where the page knows the picture: red in the lowest byte, then green, blue and alpha; not premultiplied. */
  readonly colorAt?: (point: number) => number
  /** A photo is always looked up at one point; a drawing that is turned or scaled, at the four around. */
  readonly isPhoto?: boolean
  /** What an effect does to a place before it is looked up. */
  readonly move?: ((place: Place) => void) | undefined
  /** A drawing that is shown larger has finer points: twice, four times as many each way. */
  readonly at?: (level: number) => Shape
}

/** In parts of the picture, from its upper left corner. */
export interface Place {
  u: number
  v: number
}

/** Drawings have names without the ending of a photo. */
export function isPhoto({ picture }: Costume): boolean {
  return /\.(?:png|jpe?g|gif|bmp)$/.test(picture)
}

/** How many points across or down Scratch has of a picture: of a drawing one for each whole unit, of a photo two. */
export function pointsAlong(length: number, costume: Costume, level = 1): number {
  if (!isPhoto(costume)) return Math.max(1, Math.floor(length * level))
  return Math.max(1, Math.round(length * Math.max(2, costume.resolution)))
}

const rectangles = new WeakMap<Costume, Shape>()

/** A picture without holes or soft edges: the same each time, as every bounce asks. */
export function rectangle(costume: Costume): Shape {
  const known = rectangles.get(costume)
  if (known) return known
  const { width, height } = costume
  // Scratch goes by whole units from the left, from above and from the right.
  const [right, bottom] = [Math.max(width, 1) - 0.5, Math.ceil(height) - 0.5]
  const shape = {
    hull:
      width > 0 && height > 0
        ? [
            { x: 0.5, y: 0.5 },
            { x: right, y: 0.5 },
            { x: 0.5, y: bottom },
            { x: right, y: bottom },
          ]
        : [],
    columns: pointsAlong(width, costume),
    rows: pointsAlong(height, costume),
    isOpaque: () => width > 0 && height > 0,
    isPhoto: isPhoto(costume),
  }
  rectangles.set(costume, shape)
  return shape
}
