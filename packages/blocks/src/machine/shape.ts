import type { Costume } from '../project.ts'

/** What of a costume is opaque. */
export interface Shape {
  /** Corners of the hull around opaque points, taken at the points' centres; in stage units from the upper left corner. */
  readonly hull: readonly { readonly x: number; readonly y: number }[]
  /** The picture's own points, numbered row by row from the upper left. */
  readonly columns: number
  readonly rows: number
  readonly isOpaque: (point: number) => boolean
  /** Where the page knows the picture: red in the lowest byte, then green, blue and alpha; not premultiplied. */
  readonly colorAt?: (point: number) => number
}

const rectangles = new WeakMap<Costume, Shape>()

/** A picture without holes or soft edges: the same each time, as every bounce asks. */
export function rectangle(costume: Costume): Shape {
  const known = rectangles.get(costume)
  if (known) return known
  const { width, height, resolution } = costume
  const inset = 0.5 / resolution
  const shape = {
    hull: [
      { x: inset, y: inset },
      { x: width - inset, y: inset },
      { x: inset, y: height - inset },
      { x: width - inset, y: height - inset },
    ],
    columns: width * resolution,
    rows: height * resolution,
    isOpaque: () => true,
  }
  rectangles.set(costume, shape)
  return shape
}
