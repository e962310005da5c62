/**
 * The opaque part and the pixel colours of a real picture, for worlds with pixel data (`World.shapeOf`). As in Scratch,
 * everything that is not fully transparent is opaque, and a vector drawing has one pixel per unit.
 */
import { pixelEffects, type Pixels, throughEffects } from './effects.ts'
import { isPhoto, type Place, pointsAlong, type Shape } from '../machine/scene/shape.ts'
import type { Costume } from '../project.ts'

/** Small drawings get more pixels than units, because they may be shown large. */
const pointsOfSmall = 65_536
const finest = 8

/** The resolution at which a picture is rendered. `maxPoints` limits the memory for one. */
export function shapeSize(costume: Costume, maxPoints: number): { width: number; height: number } {
  const { width, height, resolution } = costume
  const own = width * height * resolution ** 2
  const finer = isPhoto(costume) ? 1 : 2 ** Math.floor(Math.log2(Math.max(1, Math.min(finest, Math.sqrt(pointsOfSmall / own)))))
  const scale = resolution * Math.min(finer, Math.sqrt(maxPoints / own))
  const along = (length: number) => Math.max(1, isPhoto(costume) ? Math.round(length * scale) : Math.floor(length * scale))
  return { width: along(width), height: along(height) }
}

/** From a picture rendered at any resolution. The pixels must not change later. */
export function pictureShape({ width, height, data }: Pixels, costume: Costume): Shape {
  // All browsers run on little-endian machines.
  const drawn: Points = { columns: width, rows: height, colors: new Uint32Array(data.buffer, data.byteOffset, width * height) }
  const levels = new Map<number, Shape>()
  const at = (level: number): Shape => {
    const known = levels.get(level)
    if (known) return known
    const made = shapeFrom(pointsFor(drawn, costume, level), costume, at)
    levels.set(level, made)
    return made
  }
  return at(1)
}

/** Row by row, each as returned by `colorAt`. */
interface Points {
  readonly columns: number
  readonly rows: number
  readonly colors: Uint32Array
}

function shapeFrom({ columns, rows, colors }: Points, costume: Costume, at: (level: number) => Shape): Shape {
  return withHull(costume, {
    columns,
    rows,
    isOpaque: (point) => (colors[point] ?? 0) >>> 24 > 0,
    colorAt: (point) => colors[point] ?? 0,
    ...(isPhoto(costume) ? { isPhoto: true } : { at }),
  })
}

/** The pixels at Scratch's resolution; the rendered ones if their number is equal or too small. */
function pointsFor(drawn: Points, costume: Costume, level: number): Points {
  const columns = pointsAlong(costume.width, costume, level)
  const rows = pointsAlong(costume.height, costume, level)
  const finer = isPhoto(costume) ? Math.max(2, costume.resolution) : level
  const [across, down] = [drawn.columns / (costume.width * finer), drawn.rows / (costume.height * finer)]
  const isSame = Math.abs(drawn.columns - costume.width * finer) < 1 && Math.abs(drawn.rows - costume.height * finer) < 1
  if (isSame || !Number.isFinite(across * down) || (across < 1 && !isPhoto(costume)) || columns * rows > maxMadePoints)
    return drawn
  const colors = new Uint32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    const [top, bottom] = rangeOf(row, down, drawn.rows)
    for (let column = 0; column < columns; column++) {
      const [left, right] = rangeOf(column, across, drawn.columns)
      colors[row * columns + column] = mean(drawn, { left, right, top, bottom })
    }
  }
  return { columns, rows, colors }
}

const maxMadePoints = 4_000_000

/** The rendered pixels that one of ours covers: the one at its centre if it covers less than one. */
function rangeOf(at: number, by: number, count: number): [from: number, to: number] {
  const from = by < 1 ? Math.floor((at + 0.5) * by) : Math.floor(at * by + 1e-6)
  const to = by < 1 ? from + 1 : Math.ceil((at + 1) * by - 1e-6)
  return [Math.min(from, count - 1), Math.min(Math.max(to, from + 1), count)]
}

interface Range {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The average of several pixels; never fully transparent if one of them is not. */
function mean({ columns, colors }: Points, { left, right, top, bottom }: Range): number {
  const first = colors[top * columns + left] ?? 0
  if (right - left === 1 && bottom - top === 1) return first
  let [red, green, blue, alpha] = [0, 0, 0, 0]
  let isOne = true
  for (let row = top; row < bottom; row++) {
    for (let at = row * columns + left; at < row * columns + right; at++) {
      const color = colors[at] ?? 0
      isOne &&= color === first
      const share = color >>> 24
      red += (color & 255) * share
      green += ((color >> 8) & 255) * share
      blue += ((color >> 16) & 255) * share
      alpha += share
    }
  }
  if (isOne) return first
  if (alpha === 0) return 0
  const seen = Math.max(1, Math.round(alpha / ((right - left) * (bottom - top))))
  return ((seen << 24) | (Math.round(blue / alpha) << 16) | (Math.round(green / alpha) << 8) | Math.round(red / alpha)) >>> 0
}

/** The same picture with effects; null if they change nothing. Each set of effects has its own key. */
export function shapeWithEffects(
  shape: Shape,
  costume: Costume,
  values: ReadonlyMap<string, number>,
): { readonly key: string; readonly make: () => Shape } | null {
  const effects = pixelEffects(values, costume)
  if (!effects) return null
  const { move, recolored } = throughEffects(effects)
  const changed = (before: Shape): Shape => {
    const { columns, rows, isOpaque, colorAt, at, isPhoto: isOfPhoto } = before
    const after: Omit<Shape, 'hull'> = {
      columns,
      rows,
      isOpaque,
      ...(colorAt && { colorAt: (point) => recolored(colorAt(point)) }),
      ...(at && { at: (level) => changed(at(level)) }),
      ...(isOfPhoto ? { isPhoto: true } : {}),
      ...(move && { move }),
    }
    if (move) return withHull(costume, after)
    // A colour moves no pixel: a sprite that changes it with every frame keeps the hull of its costume.
    return {
      ...after,
      get hull() {
        return before.hull
      },
    }
  }
  return { key: effects.key, make: () => changed(shape) }
}

/** The hull is needed only at the edges, and reads every pixel. */
function withHull(costume: Costume, shape: Omit<Shape, 'hull'>): Shape {
  let hull: Shape['hull'] | null = null
  return {
    ...shape,
    get hull() {
      return (hull ??= hullOf(costume, shape))
    },
  }
}

/** Enough for the largest picture that Scratch renders unit by unit. */
const maxSampledPoints = 2048 ** 2

/**
 * Sampled at integer units, with the four pixels around each, and placed at the centre of the unit; a drawing of many
 * thousand units at every second or third.
 */
function hullOf({ width, height }: Costume, shape: Omit<Shape, 'hull'>): Shape['hull'] {
  const isOpaque = looker(shape, { width, height })
  const step = Math.max(1, Math.ceil(Math.sqrt((width * height) / maxSampledPoints)))
  const left: Corner[] = []
  const right: Corner[] = []
  for (let y = 0; y < height; y += step) {
    const ends = endsOf(y, { width, step }, isOpaque)
    if (!ends) continue
    const [first, last] = ends
    put(left, { x: first + 0.5, y: y + 0.5 }, 1)
    put(right, { x: last + 0.5, y: y + 0.5 }, -1)
  }
  return [...left, ...right]
}

type IsOpaque = (x: number, y: number) => boolean

function looker(
  { columns, rows, isOpaque, move }: Omit<Shape, 'hull'>,
  { width, height }: Pick<Costume, 'width' | 'height'>,
): IsOpaque {
  const place: Place = { u: 0, v: 0 }
  const isAt = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < columns && row < rows && isOpaque(row * columns + column)
  return (x, y) => {
    place.u = x / width
    place.v = y / height
    move?.(place)
    const column = Math.floor(place.u * (columns - 1))
    const row = Math.floor(place.v * (rows - 1))
    return isAt(column, row) || isAt(column + 1, row) || isAt(column, row + 1) || isAt(column + 1, row + 1)
  }
}

interface Corner {
  readonly x: number
  readonly y: number
}

/** The first opaque unit of a row from the left, and from the right, where it may be fractional. */
function endsOf(
  y: number,
  { width, step }: { readonly width: number; readonly step: number },
  isOpaque: IsOpaque,
): [number, number] | null {
  let first = 0
  while (first < width && !isOpaque(first, y)) first += step
  if (first >= width) return null
  let last = width - 1
  while (last >= 0 && !isOpaque(last, y)) last -= step
  return [first, last >= 0 ? last : first]
}

/** Adds a corner to one side of the hull, from the top; corners inside the new edge are removed. */
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
