/** The drawn area of a page. */
import type { Pixels } from '../picture/effects.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The bounding box of all visible pixels, in pixels; null for an empty page. */
export function drawnBox({ width, height, data }: Pixels): Box | null {
  const isEmptyRow = (row: number) => isEmpty(data, { first: row * width, count: width, by: 1 })
  let top = 0
  while (top < height && isEmptyRow(top)) top++
  if (top === height) return null
  let bottom = height - 1
  while (isEmptyRow(bottom)) bottom--
  const rows = bottom - top + 1
  const isEmptyColumn = (column: number) => isEmpty(data, { first: top * width + column, count: rows, by: width })
  let left = 0
  while (isEmptyColumn(left)) left++
  let right = width - 1
  while (isEmptyColumn(right)) right--
  return { x: left, y: top, width: right - left + 1, height: rows }
}

function isEmpty(data: Uint8ClampedArray, { first, count, by }: { first: number; count: number; by: number }): boolean {
  for (let index = 0, at = first * 4 + 3; index < count; index++, at += by * 4) if (data[at] !== 0) return false
  return true
}

/** The box extended to integer units, so that a picture's size in units is an integer as well. */
export function toWholeUnits({ x, y, width, height }: Box, points: number): Box {
  const [left, top] = [Math.floor(x / points) * points, Math.floor(y / points) * points]
  return {
    x: left,
    y: top,
    width: Math.ceil((x + width) / points) * points - left,
    height: Math.ceil((y + height) / points) * points - top,
  }
}
