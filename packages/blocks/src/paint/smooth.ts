/**
 * A stroke as curves: each passes from the middle between two points to the middle between the next two, so that a finger's
 * corners become round. A curve depends on three points alone: while a stroke grows, what is drawn of it stays as it is.
 */
export interface Curve {
  readonly fromX: number
  readonly fromY: number
  readonly viaX: number
  readonly viaY: number
  readonly toX: number
  readonly toY: number
}

/** How many points a list of x and y in turn has. */
export function countPoints(points: readonly number[]): number {
  return points.length >> 1
}

/** The curve that ends between this point and the one before; `index` from 1. */
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

/** From where the last curve ended to the last point. */
export function lastStretch(points: readonly number[]): Curve {
  const count = countPoints(points)
  const [x, y] = at(points, count - 1)
  const [beforeX, beforeY] = at(points, Math.max(0, count - 2))
  const [middleX, middleY] = [(beforeX + x) / 2, (beforeY + y) / 2]
  return { fromX: middleX, fromY: middleY, viaX: middleX, viaY: middleY, toX: x, toY: y }
}

/** Nearer ones make a finger's trembling seen, and the list long. In units. */
const leastDistance = 0.75

/** Whether a point is far enough from the last one to count. */
export function isFurther(points: readonly number[], x: number, y: number): boolean {
  const [lastX, lastY] = at(points, countPoints(points) - 1)
  return Math.hypot(x - lastX, y - lastY) >= leastDistance
}

function at(points: readonly number[], index: number): readonly [number, number] {
  return [points[index * 2] ?? 0, points[index * 2 + 1] ?? 0]
}
