import type { Costume } from '../../project.ts'

/** The opaque part of a costume. */
export interface Shape {
  /**
   * Corners of the convex hull of the opaque pixels, as Scratch computes it at integer units; in units from the upper left.
   */
  readonly hull: readonly { readonly x: number; readonly y: number }[]
  /** The picture's own pixels, numbered row by row from the upper left. */
  readonly columns: number
  readonly rows: number
  readonly isOpaque: (point: number) => boolean
  /** When the page has the pixels: red in the lowest byte, then green, blue and alpha; not premultiplied. */
  readonly colorAt?: (point: number) => number
  /** A bitmap is always sampled at one pixel; a vector drawing that is rotated or scaled, at the four neighbours. */
  readonly isPhoto?: boolean
  /** Where an effect moves a sample point. */
  readonly move?: ((place: Place) => void) | undefined
  /** A vector drawing that is shown larger has a higher resolution: two, four times as many pixels in each direction. */
  readonly at?: (level: number) => Shape
}

/** As fractions of the picture's size, from its upper left corner. */
export interface Place {
  u: number
  v: number
}

/** Names of vector drawings do not have the file extension of a bitmap. */
export function isPhoto({ picture }: Costume): boolean {
  return /\.(?:png|jpe?g|gif|bmp)$/.test(picture)
}

/** The resolution of a picture in Scratch: one pixel per unit for a vector drawing, two for a bitmap. */
export function pointsAlong(length: number, costume: Costume, level = 1): number {
  if (!isPhoto(costume)) return Math.max(1, Math.floor(length * level))
  return Math.max(1, Math.round(length * Math.max(2, costume.resolution)))
}

const rectangles = new WeakMap<Costume, Shape>()

/** A picture without holes or soft edges. Cached, because every bounce needs it. */
export function rectangle(costume: Costume): Shape {
  const known = rectangles.get(costume)
  if (known) return known
  const { width, height } = costume
  // Scratch counts integer units from the left, from the top and from the right.
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
