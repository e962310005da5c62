/** Finds the sprite that a finger meant to touch: a finger is wider than a pixel, and a thin sprite is hard to hit. */
import { spriteAt } from '../machine/events.ts'
import type { Actor, Machine } from '../machine/state.ts'

/** In stage units: on a phone about a quarter of a fingertip. */
const reach = 12
/** Half of the sample points are at half the distance. */
const looks = 16

/** The sprite at a point of the stage, otherwise one close beside it. */
export function spriteNear(machine: Machine, x: number, y: number): Actor | null {
  let found = spriteAt(machine, x, y)
  for (let look = 1; !found && look <= looks; look++) {
    const far = look <= looks / 2 ? reach / 2 : reach
    const angle = (look / looks) * 4 * Math.PI
    found = spriteAt(machine, x + far * Math.cos(angle), y + far * Math.sin(angle))
  }
  return found
}
