import type { Project } from '@ankur/blocks/project'

const step = 40
const last = 160
/** So far apart, two pictures are both seen; nearer than the least, one lies on the other. */
const distances = [2 * step, step / 2]

/** In the middle, else further right, where it covers nobody; rows below once the right edge is near. */
export function freePlace({ sprites }: Pick<Project, 'sprites'>): { x: number; y: number } {
  for (const distance of distances) {
    const isTaken = (x: number, y: number) =>
      sprites.some((each) => Math.abs(each.x - x) < distance && Math.abs(each.y - y) < distance)
    for (let y = 0; y >= -3 * step; y -= step) {
      for (let x = 0; x <= last; x += step) if (!isTaken(x, y)) return { x, y }
    }
  }
  return { x: 0, y: 0 }
}
