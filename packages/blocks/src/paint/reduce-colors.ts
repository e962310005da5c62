/**
 * Reduces the colours of a picture that is too large: median cut, which repeatedly halves the group of colours with the
 * largest spread.
 */
import type { Pixels } from '../picture/effects.ts'

/** The colour index of each pixel. */
export interface IndexedPicture {
  readonly width: number
  readonly height: number
  /** RGBA, one after the other. */
  readonly colors: Uint8Array
  readonly points: Uint8Array
}

interface Shade {
  readonly parts: readonly [number, number, number, number]
  readonly key: number
  readonly count: number
}

/** At most `most` colours, never more than 256. Fully transparent pixels stay so. */
export function reduceColors({ width, height, data }: Pixels, most: number): IndexedPicture {
  const groups = grouped(shadesOf(data), Math.min(most, 256))
  const colors = new Uint8Array(groups.length * 4)
  const numbers = new Map<number, number>()
  for (const [number, group] of groups.entries()) {
    colors.set(meanOf(group), number * 4)
    for (const { key } of group) numbers.set(key, number)
  }
  const points = new Uint8Array(width * height)
  for (let point = 0, at = 0; point < points.length; point++, at += 4) points[point] = numbers.get(keyAt(data, at)) ?? 0
  return { width, height, colors, points }
}

const unseen = -1

/** Five bits for each colour channel and three for alpha: similar colours are merged from the start. */
function keyAt(data: Uint8ClampedArray, at: number): number {
  const seen = data[at + 3] ?? 0
  if (seen === 0) return unseen
  return (((data[at] ?? 0) >> 3) << 13) | (((data[at + 1] ?? 0) >> 3) << 8) | (((data[at + 2] ?? 0) >> 3) << 3) | (seen >> 5)
}

function shadesOf(data: Uint8ClampedArray): Shade[] {
  const sums = new Map<number, [number, number, number, number, number]>()
  for (let at = 0; at < data.length; at += 4) {
    const key = keyAt(data, at)
    let sum = sums.get(key)
    if (!sum) sums.set(key, (sum = [0, 0, 0, 0, 0]))
    for (let part = 0; part < 4; part++) sum[part] = (sum[part] ?? 0) + (data[at + part] ?? 0)
    sum[4]++
  }
  return [...sums].map(([key, [red, green, blue, seen, count]]) => ({
    key,
    count,
    parts: key === unseen ? [0, 0, 0, 0] : [red / count, green / count, blue / count, seen / count],
  }))
}

function grouped(shades: readonly Shade[], most: number): Shade[][] {
  const groups = [shades.filter(({ key }) => key === unseen), shades.filter(({ key }) => key !== unseen)].filter(
    ({ length }) => length > 0,
  )
  while (groups.length < most) {
    const widest = widestOf(groups)
    if (!widest) break
    const { group, part } = widest
    const sorted = group.toSorted((one, other) => one.parts[part] - other.parts[part])
    const cut = middleOf(sorted)
    groups.splice(groups.indexOf(group), 1, sorted.slice(0, cut), sorted.slice(cut))
  }
  return groups
}

/** The group with the largest spread, and the channel of that spread. */
function widestOf(groups: readonly Shade[][]): { group: Shade[]; part: 0 | 1 | 2 | 3 } | null {
  let found: { group: Shade[]; part: 0 | 1 | 2 | 3; by: number } | null = null
  for (const group of groups) {
    if (group.length < 2) continue
    const weight = Math.sqrt(group.reduce((sum, { count }) => sum + count, 0))
    for (const part of [0, 1, 2, 3] as const) {
      const by =
        (Math.max(...group.map(({ parts }) => parts[part])) - Math.min(...group.map(({ parts }) => parts[part]))) * weight
      if (!found || by > found.by) found = { group, part, by }
    }
  }
  return found
}

/** Both halves get about the same number of pixels, and neither is empty. */
function middleOf(sorted: readonly Shade[]): number {
  const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2
  let sum = 0
  const cut = sorted.findIndex(({ count }) => (sum += count) >= half)
  return Math.min(Math.max(cut, 1), sorted.length - 1)
}

function meanOf(group: readonly Shade[]): number[] {
  const all = group.reduce((sum, { count }) => sum + count, 0)
  return [0, 1, 2, 3].map((part) =>
    Math.round(group.reduce((sum, { parts, count }) => sum + (parts[part] ?? 0) * count, 0) / all),
  )
}
