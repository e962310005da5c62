/** Whom a finger means: it is wider than a point, and a thin sprite is hard to hit. */
import { spriteAt } from '../machine/events.ts'
import type { Actor, Machine } from '../machine/state.ts'

/** In units of the stage: on a phone about a quarter of a fingertip. */
const reach = 12
/** Half of them half as far. */
const looks = 16

/** The sprite at a point of the stage, else one that ends beside it. */
export function spriteNear(machine: Machine, x: number, y: number): Actor | null {
  let found = spriteAt(machine, x, y)
  for (let look = 1; !found && look <= looks; look++) {
    const far = look <= looks / 2 ? reach / 2 : reach
    const angle = (look / looks) * 4 * Math.PI
    found = spriteAt(machine, x + far * Math.cos(angle), y + far * Math.sin(angle))
  }
  return found
}
