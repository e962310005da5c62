import { isTouchingEdge } from './geometry.ts'
import { around, isMeetingAny, overlapCandidates, pointsIn } from './overlap.ts'
import { isOpaqueAt } from './sampling.ts'
import type { Actor } from '../state.ts'
import { countPixels } from '../time.ts'

/** Whether a sprite, or the backdrop, touches the edge, the pointer, or another sprite or clone with that name. */
export function isTouching(actor: Actor, name: string): boolean {
  const { machine } = actor
  const { actors, mouse, world, warp } = machine
  if (name === '_edge_') return isTouchingEdge(actor)
  if (name === '_mouse_') return mouse.known && isOpaqueAt(actor, mouse.exactX, mouse.exactY)
  if (!actor.visible) return false
  const others = actors.filter(
    (other) => other !== actor && other.visible && other.program.name === name && machine.dragged?.actor !== other,
  )
  const found = overlapCandidates(actor, others)
  if (found.length === 0) return false
  countPixels(warp, pointsIn(around(found)))
  // Bounding boxes overlap at the first point or not at all; pictures may have no common pixel among very many.
  const step = world.colors?.stepOver(actor, others) ?? 1
  return isMeetingAny(actor, found, step)
}
