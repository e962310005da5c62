/**
 * Smooths a stroke: each curve goes from the midpoint between two points to the midpoint between the next two, so that the
 * corners of a finger stroke become round. A curve depends on three points only, so the drawn part never changes while a
 * stroke grows.
 */
export interface Curve {
  readonly fromX: number
  readonly fromY: number
  readonly viaX: number
  readonly viaY: number
  readonly toX: number
  readonly toY: number
}

/** The number of points in a list of alternating x and y. */
export function countPoints(points: readonly number[]): number {
  return points.length >> 1
}

/** The curve that ends between this point and the previous one; `index` from 1. */
export function curveTo(points: readonly number[], index: number): Curve {
  const [x, y] = at(points, index)
  const [viaX, viaY] = at(points, index - 1)
  const [beforeX, beforeY] = at(points, Math.max(0, index - 2))
  const isFirst = index === 1
  return {
    fromX: isFirst ? viaX : (beforeX + viaX) / 2,
    fromY: isFirst ? viaY : (beforeY + viaY) / 2,
    viaX,
    viaY,
    toX: (viaX + x) / 2,
    toY: (viaY + y) / 2,
  }
}

/** From the end of the last curve to the last point. */
export function lastStretch(points: readonly number[]): Curve {
  const count = countPoints(points)
  const [x, y] = at(points, count - 1)
  const [beforeX, beforeY] = at(points, Math.max(0, count - 2))
  const [middleX, middleY] = [(beforeX + x) / 2, (beforeY + y) / 2]
  return { fromX: middleX, fromY: middleY, viaX: middleX, viaY: middleY, toX: x, toY: y }
}

/** A smaller distance would show the trembling of a finger, and make the list long. In units. */
const minDistance = 0.75

/** Whether a point is far enough from the last one to be added. */
export function isFurther(points: readonly number[], x: number, y: number): boolean {
  const [lastX, lastY] = at(points, countPoints(points) - 1)
  return Math.hypot(x - lastX, y - lastY) >= minDistance
}

function at(points: readonly number[], index: number): readonly [number, number] {
  return [points[index * 2] ?? 0, points[index * 2 + 1] ?? 0]
}
