/**
 * The paths that sprites walked during a run: only shown in the editor, in no game file and no trace. A walk is a move in
 * the sprite's direction; jumps and glides leave nothing.
 */
import type { Actor } from '@ankur/blocks/machine/state'

interface At {
  readonly x: number
  readonly y: number
}

export interface Trail {
  /** Where each sprite was when it first walked, by its id in the machine. */
  readonly starts: ReadonlyMap<number, At>
  readonly prints: readonly At[]
}

export interface Tracker {
  readonly follow: (actors: readonly Walker[]) => void
  readonly trail: () => Trail
}

export type Walker = Pick<Actor, 'id' | 'isClone' | 'x' | 'y' | 'direction'>

const stride = 10
const maxPrints = 120

export function createTracker(): Tracker {
  const last = new Map<number, At>()
  const starts = new Map<number, At>()
  const rest = new Map<number, number>()
  let prints: At[] = []
  return {
    follow(actors) {
      for (const actor of actors) {
        if (actor.isClone) continue
        const { id, x, y } = actor
        const before = last.get(id)
        if (before && before.x === x && before.y === y) continue
        last.set(id, { x, y })
        if (!before || !isWalk(before, actor)) continue
        if (!starts.has(id)) starts.set(id, before)
        const length = Math.hypot(x - before.x, y - before.y)
        let along = stride / 2 - (rest.get(id) ?? 0)
        for (; along <= length; along += stride) {
          const part = along / length
          const side = prints.length % 2 === 0 ? 4 : -4
          prints.push({ x: before.x + (x - before.x) * part, y: before.y + (y - before.y) * part + side })
        }
        rest.set(id, length - (along - stride / 2))
      }
      if (prints.length > maxPrints) prints = prints.slice(-maxPrints)
    },
    trail: () => ({ starts, prints }),
  }
}

function isWalk(before: At, { x, y, direction }: Walker): boolean {
  const along = (Math.atan2(x - before.x, y - before.y) * 180) / Math.PI
  const off = Math.abs(((((along - direction) % 360) + 540) % 360) - 180)
  return off < 1 || off > 179
}
