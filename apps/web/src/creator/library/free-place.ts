import type { Project } from '@ankur/blocks/project'

const step = 40
const last = 160

/** In the middle, else beside whoever stands there; rows below once the right edge is near. */
export function freePlace({ sprites }: Pick<Project, 'sprites'>): { x: number; y: number } {
  const isTaken = (x: number, y: number) =>
    sprites.some((each) => Math.abs(each.x - x) < step / 2 && Math.abs(each.y - y) < step / 2)
  for (let y = 0; y >= -3 * step; y -= step) {
    for (let x = 0; x <= last; x += step) if (!isTaken(x, y)) return { x, y }
  }
  return { x: 0, y: 0 }
}
