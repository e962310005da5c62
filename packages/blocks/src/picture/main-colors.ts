/** The most frequent colours of some pictures: nobody can pick one of them by hand exactly enough for colour sensing. */
import type { Shape } from '../machine/scene/shape.ts'

/** About this many pixels of each picture are sampled. */
const pointsOfEach = 10_000
/** Edges are full of intermediate colours. */
const minShare = 0.02

/** Each as `#rrggbb`, the most frequent first. Colours that are equal for a block are merged. */
export function mainColors(shapes: readonly Shape[], most: number): string[] {
  const found = new Map<number, ColorShare>()
  for (const shape of shapes) {
    for (const [key, { color, share }] of sharesOf(shape)) {
      if (share >= minShare && share > (found.get(key)?.share ?? 0)) found.set(key, { color, share })
    }
  }
  return [...found.values()]
    .toSorted((one, other) => other.share - one.share)
    .slice(0, most)
    .map(({ color }) => hexOf(color))
}

interface ColorShare {
  readonly color: number
  share: number
}

/** Of the opaque pixels. */
function sharesOf({ columns, rows, colorAt }: Shape): Map<number, ColorShare> {
  const shares = new Map<number, ColorShare>()
  if (!colorAt) return shares
  const step = Math.max(1, Math.round(Math.sqrt((columns * rows) / pointsOfEach)))
  let seen = 0
  for (let row = 0; row < rows; row += step) {
    for (let column = 0; column < columns; column += step) {
      const color = colorAt(row * columns + column)
      if (color >>> 24 < 255) continue
      seen++
      const key = color & 0xf0f8f8
      const known = shares.get(key)
      if (known) known.share++
      else shares.set(key, { color, share: 1 })
    }
  }
  for (const each of shares.values()) each.share /= seen
  return shares
}

function hexOf(color: number): string {
  return `#${[color, color >> 8, color >> 16].map((part) => (part & 255).toString(16).padStart(2, '0')).join('')}`
}
