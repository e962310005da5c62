import { areTouching, isOpaqueAt, isTouchingEdge } from './geometry.ts'
import type { Actor } from './state.ts'

/** Whether a sprite, or the backdrop, touches the edge, the pointer, or a sprite or clone of that name other than itself. */
export function isTouching(actor: Actor, name: string): boolean {
  const { actors, mouse } = actor.machine
  if (name === '_edge_') return isTouchingEdge(actor)
  if (name === '_mouse_') return mouse.known && isOpaqueAt(actor, mouse.x, mouse.y)
  return (
    actor.visible &&
    actors.some((other) => other !== actor && other.visible && other.program.name === name && areTouching(actor, other))
  )
}
