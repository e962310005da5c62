import { isTouchingEdge } from './geometry.ts'
import { around, isMeetingAny, meetings, pointsIn } from './overlap.ts'
import { isOpaqueAt } from './sampling.ts'
import type { Actor } from '../state.ts'

/** Whether a sprite, or the backdrop, touches the edge, the pointer, or a sprite or clone of that name other than itself. */
export function isTouching(actor: Actor, name: string): boolean {
  const { machine } = actor
  const { actors, mouse, world, warp } = machine
  if (name === '_edge_') return isTouchingEdge(actor)
  if (name === '_mouse_') return mouse.known && isOpaqueAt(actor, mouse.x, mouse.y)
  if (!actor.visible) return false
  const others = actors.filter(
    (other) => other !== actor && other.visible && other.program.name === name && machine.dragged?.actor !== other,
  )
  const found = meetings(actor, others)
  if (found.length === 0) return false
  warp.looksLeft -= pointsIn(around(found))
  // Boxes meet at the first point or not at all; pictures may share none of very many.
  const step = world.colors?.stepOver(actor, others) ?? 1
  return isMeetingAny(actor, found, step)
}
