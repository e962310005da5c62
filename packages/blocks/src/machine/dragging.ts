/** A draggable sprite follows the pointer. While dragged, its pen draws nothing and no other sprite touches it. */
import { moveTo } from './actor.ts'
import type { Actor, Machine } from './state.ts'

/** The distance in stage units from which a press becomes a drag. */
export const minDrag = 3

export function beginDrag(machine: Machine, actor: Actor, { x, y }: { x: number; y: number }): void {
  machine.dragged = { actor, byX: actor.x - x, byY: actor.y - y }
}

export function dragTo(machine: Machine, { x, y }: { x: number; y: number }): void {
  const { dragged } = machine
  if (!dragged) return
  const { actor, byX, byY } = dragged
  if (actor.isGone) return endDrag(machine)
  const { pen } = actor
  actor.pen = null
  moveTo(actor, x + byX, y + byY)
  actor.pen = pen
}

export function endDrag(machine: Machine): void {
  machine.dragged = null
}
