/**
 * What of a real picture is opaque and what colour each point has, for worlds that know their pictures (`World.shapeOf`). As in
 * Scratch, whatever is not wholly transparent is opaque.
 */
import { pixelEffects, type Pixels, throughEffects } from './effects.ts'
import type { Shape } from './machine/shape.ts'
import type { Costume } from './project.ts'

/** Small drawings get more points than units, as they may be shown large. */
const pointsOfSmall = 65_536
const finest = 8

/** How many points across and down a picture is to be drawn with. `mostPoints` bounds the memory for one. */
export function shapeSize({ width, height, resolution }: Costume, mostPoints: number): { width: number; height: number } {
  const own = width * height * resolution ** 2
  const finer = Math.max(1, Math.min(finest, Math.floor(Math.sqrt(pointsOfSmall / own))))
  const scale = resolution * Math.min(finer, Math.sqrt(mostPoints / own))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Of a picture drawn with any number of points. The points must not change later. */
export function pictureShape({ width: columns, height: rows, data }: Pixels, costume: Costume): Shape {
  // Every machine with a browser keeps the lowest byte first.
  const points = new Uint32Array(data.buffer, data.byteOffset, columns * rows)
  return withHull(costume, {
    columns,
    rows,
    isOpaque: (point) => (points[point] ?? 0) >>> 24 > 0,
    colorAt: (point) => points[point] ?? 0,
  })
}

/** The same picture as its effects make it; null where they change nothing of it. Each effect set has a key of its own. */
export function shapeWithEffects(
  { columns, rows, isOpaque, colorAt }: Shape,
  costume: Costume,
  values: ReadonlyMap<string, number>,
): { readonly key: string; readonly make: () => Shape } | null {
  const effects = pixelEffects(values, costume)
  if (!effects) return null
  return {
    key: effects.key,
    make() {
      const { from, recolored } = throughEffects(effects, { width: columns, height: rows })
      return withHull(costume, {
        columns,
        rows,
        isOpaque: (point) => isOpaque(from(point)),
        ...(colorAt && { colorAt: (point) => recolored(colorAt(from(point))) }),
      })
    },
  }
}

/** The hull is asked for at the edges alone, and takes a look at every point. */
function withHull(costume: Costume, shape: Omit<Shape, 'hull'>): Shape {
  let hull: Shape['hull'] | null = null
  return {
    ...shape,
    get hull() {
      return (hull ??= hullOf(costume, shape))
    },
  }
}

/** Around the middles of the picture's own points, however many it was drawn with: a full one is the whole rectangle's. */
function hullOf({ width, height, resolution }: Costume, { columns, rows, isOpaque }: Omit<Shape, 'hull'>): Shape['hull'] {
  const across = Math.max(1, Math.round(columns / (width * resolution)))
  const down = Math.max(1, Math.round(rows / (height * resolution)))
  const middle = (at: number, by: number, unit: number) => (Math.floor(at / by) + 0.5) * by * unit
  const left: Corner[] = []
  const right: Corner[] = []
  for (let row = 0; row < rows; row++) {
    const y = middle(row, down, height / rows)
    const [first, last] = endsOf(row * columns, columns, isOpaque)
    if (last < 0) continue
    put(left, { x: middle(first, across, width / columns), y }, 1)
    put(right, { x: middle(last, across, width / columns), y }, -1)
  }
  return [...left, ...right]
}

interface Corner {
  readonly x: number
  readonly y: number
}

/** The first and the last opaque point of a row. */
function endsOf(from: number, columns: number, isOpaque: Shape['isOpaque']): [number, number] {
  let first = 0
  while (first < columns && !isOpaque(from + first)) first++
  if (first === columns) return [-1, -1]
  let last = columns - 1
  while (!isOpaque(from + last)) last--
  return [first, last]
}

/** Adds a corner to one side of the hull, from above; those behind the new line are none any more. */
function put(side: Corner[], next: Corner, outward: 1 | -1): void {
  for (;;) {
    const [last, before] = [side.at(-1), side.at(-2)]
    if (!last || !before) break
    const turn = (last.x - before.x) * (next.y - before.y) - (last.y - before.y) * (next.x - before.x)
    if (turn * outward < 0) break
    side.pop()
  }
  side.push(next)
}
