/**
 * Flood fill: the region of similar colour around a pixel. Small gaps in a line count as closed, and the fill reaches a
 * little under the soft edge of the lines around it.
 */
import type { Pixels } from '../picture/effects.ts'

export interface FillOptions {
  /** In pixels. */
  readonly x: number
  readonly y: number
  /** `#rrggbb`. */
  readonly color: string
  /** The tolerance for each colour channel, 0..255. */
  readonly tolerance: number
  /** The widest gap that counts as closed, in pixels. */
  readonly gap: number
  /** How far the fill reaches under the lines around it, in pixels. */
  readonly grow: number
}

/** Writes into `pixels`; false when nothing changes. */
export function fillAt(pixels: Pixels, options: FillOptions): boolean {
  const { width, height, data } = pixels
  const [x, y] = [Math.floor(options.x), Math.floor(options.y)]
  if (x < 0 || y < 0 || x >= width || y >= height) return false
  const start = y * width + x
  const color = rgbOf(options.color)
  if (isColor(data, start, color)) return false
  const like = likePoints(pixels, start, options.tolerance)
  const region = regionAround(start, like, { width, height, reach: Math.ceil(options.gap / 2) })
  paint(pixels, region, color)
  paintEdges(pixels, region, { color, grow: options.grow })
  return true
}

function rgbOf(color: string): readonly [number, number, number] {
  const number = Number.parseInt(color.slice(1), 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}

function isColor(data: Uint8ClampedArray, point: number, [red, green, blue]: readonly [number, number, number]): boolean {
  const at = point * 4
  return data[at] === red && data[at + 1] === green && data[at + 2] === blue && data[at + 3] === 255
}

/** 1 for each pixel similar to the tapped one. Transparent pixels have no colour. */
function likePoints({ width, height, data }: Pixels, start: number, tolerance: number): Uint8Array {
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(start * 4, start * 4 + 4)
  const like = new Uint8Array(width * height)
  for (let point = 0, at = 0; point < like.length; point++, at += 4) {
    const seen = data[at + 3] ?? 0
    if (Math.abs(seen - alpha) > tolerance) continue
    const isLike =
      (seen <= tolerance && alpha <= tolerance) ||
      (Math.abs((data[at] ?? 0) - red) <= tolerance &&
        Math.abs((data[at + 1] ?? 0) - green) <= tolerance &&
        Math.abs((data[at + 2] ?? 0) - blue) <= tolerance)
    if (isLike) like[point] = 1
  }
  return like
}

interface Room {
  readonly width: number
  readonly height: number
  /** Half of the widest gap. */
  readonly reach: number
}

/**
 * Wide areas, where no line is nearer than half a gap, are labelled first. Then all grow at the same speed over similar
 * pixels: two that are connected only by a gap meet in its middle, and a narrow corner joins its own area.
 */
function regionAround(start: number, like: Uint8Array, room: Room): Uint8Array {
  const open = wideOpen(like, room)
  const label = new Int32Array(like.length)
  const queue = new Int32Array(like.length)
  let regions = 0
  let end = 0
  for (let point = 0; point < like.length; point++) {
    if (open[point] !== 1 || label[point] !== 0) continue
    end = spread({ within: open, label, queue, room, from: end, to: seed(label, queue, { point, at: end, as: ++regions }) })
  }
  spread({ within: like, label, queue, room, from: 0, to: end })
  // An area without any wide part is filled by itself.
  if (label[start] === 0)
    spread({ within: like, label, queue, room, from: 0, to: seed(label, queue, { point: start, at: 0, as: ++regions }) })
  const wanted = label[start]
  return Uint8Array.from(label, (found) => (found === wanted ? 1 : 0))
}

function seed(label: Int32Array, queue: Int32Array, { point, at, as }: { point: number; at: number; as: number }): number {
  label[point] = as
  queue[at] = point
  return at + 1
}

interface Spreading {
  readonly within: Uint8Array
  readonly label: Int32Array
  readonly queue: Int32Array
  readonly room: Room
  readonly from: number
  readonly to: number
}

/** Gives each pixel the label of its neighbour, nearest first; returns the new end of the queue. */
function spread({ within, label, queue, room: { width, height }, from, to }: Spreading): number {
  let end = to
  const last = width * (height - 1)
  for (let next = from; next < end; next++) {
    const point = queue[next] ?? 0
    const column = point % width
    const name = label[point] ?? 0
    if (column > 0) end = take(point - 1, name, end)
    if (column < width - 1) end = take(point + 1, name, end)
    if (point >= width) end = take(point - width, name, end)
    if (point < last) end = take(point + width, name, end)
  }
  return end

  function take(point: number, name: number, at: number): number {
    if (within[point] !== 1 || label[point] !== 0) return at
    label[point] = name
    queue[at] = point
    return at + 1
  }
}

/** Pixels with nothing else within `reach` in any direction. The edge of the page is not a line. */
function wideOpen(like: Uint8Array, { width, height, reach }: Room): Uint8Array {
  if (reach < 1) return like
  const across = new Uint8Array(like.length)
  for (let row = 0; row < height; row++) open(like, across, { first: row * width, count: width, by: 1, reach })
  const both = new Uint8Array(like.length)
  for (let column = 0; column < width; column++) open(across, both, { first: column, count: height, by: width, reach })
  return both
}

/** Along one row or column: 1 where all pixels within reach are 1. */
function open(
  from: Uint8Array,
  to: Uint8Array,
  { first, count, by, reach }: { first: number; count: number; by: number; reach: number },
): void {
  let lastLine = -reach - 1
  for (let index = 0; index < count + reach; index++) {
    if (index < count && from[first + index * by] !== 1) lastLine = index
    const middle = index - reach
    if (middle >= 0 && middle < count && lastLine < middle - reach) to[first + middle * by] = 1
  }
}

function paint({ data }: Pixels, region: Uint8Array, [red, green, blue]: readonly [number, number, number]): void {
  for (let point = 0, at = 0; point < region.length; point++, at += 4) {
    if (region[point] !== 1) continue
    data[at] = red
    data[at + 1] = green
    data[at + 2] = blue
    data[at + 3] = 255
  }
}

/** The soft edges of lines are semi-transparent: the fill goes under them, so that no pale seam remains. */
function paintEdges(
  { width, height, data }: Pixels,
  region: Uint8Array,
  { color, grow }: { color: readonly [number, number, number]; grow: number },
): void {
  const last = width * (height - 1)
  let next: number[] = []
  if (grow > 0) for (let point = 0; point < region.length; point++) if (region[point] === 1) lookAround(point)
  for (let round = 1; next.length > 0; round++) {
    const edge = next
    next = []
    for (const point of edge) {
      paintUnder(point)
      if (round < grow) lookAround(point)
    }
  }

  function lookAround(point: number): void {
    const column = point % width
    if (column > 0) take(point - 1)
    if (column < width - 1) take(point + 1)
    if (point >= width) take(point - width)
    if (point < last) take(point + width)
  }
  function take(point: number): void {
    if (region[point] !== 0) return
    region[point] = 2
    next.push(point)
  }
  function paintUnder(point: number): void {
    const at = point * 4
    const seen = (data[at + 3] ?? 0) / 255
    for (let part = 0; part < 3; part++) data[at + part] = (data[at + part] ?? 0) * seen + (color[part] ?? 0) * (1 - seen)
    data[at + 3] = 255
  }
}
