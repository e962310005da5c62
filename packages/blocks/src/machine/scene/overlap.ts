/** Touching: overlap of pictures on the whole-unit grid of the stage. */
import { stageHeight, stageWidth } from '../../project.ts'
import { knownBox, isTouchingEdge } from './geometry.ts'
import { samplerOf, isOpaqueAt } from './sampling.ts'
import type { Actor } from '../state.ts'
import type { Box } from './pose.ts'
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

const right = stageWidth / 2
const top = stageHeight / 2

/** A picture that may overlap another one, and the area. */
export interface OverlapCandidate {
  readonly actor: Actor
  readonly box: Box
}

/** The other actors that may share a pixel with an actor. */
export function overlapCandidates(actor: Actor, others: readonly Actor[]): OverlapCandidate[] {
  const own = onStage(actor)
  if (!own) return []
  return others.flatMap((other) => {
    const box = outward(knownBox(other))
    return isMeeting(own, box) ? { actor: other, box: common(own, box) } : []
  })
}

/** The bounding box of all; at least one is required. */
export function around(found: readonly OverlapCandidate[]): Box {
  const [first, ...others] = found.map(({ box }) => box)
  let box = first ?? { left: 0, right: 0, top: 0, bottom: 0 }
  for (const other of others)
    box = {
      left: Math.min(box.left, other.left),
      right: Math.max(box.right, other.right),
      top: Math.max(box.top, other.top),
      bottom: Math.min(box.bottom, other.bottom),
    }
  return box
}

/** The number of grid points in a box. */
export function pointsIn({ left, right: end, top: upper, bottom }: Box): number {
  return Math.max(0, end - left + 1) * Math.max(0, upper - bottom + 1)
}

/** Whether an actor shares an opaque pixel with any of these; for large areas only every `step`th pixel is tested. */
export function isMeetingAny(actor: Actor, found: readonly OverlapCandidate[], step: number): boolean {
  const { left, right: end, top: upper, bottom } = around(found)
  const own = samplerOf(actor)
  const others = found.flatMap(({ actor: other }) => samplerOf(other) ?? [])
  if (!own) return false
  for (let x = left; x <= end; x += step) {
    for (let y = bottom; y <= upper; y += step) {
      if (own.isOpaque(x, y) && others.some((other) => other.isOpaque(x, y))) return true
    }
  }
  return false
}

/** The grid points that a picture may cover: rounded outward and clipped to the stage. Null if none. */
export function onStage(actor: Actor): Box | null {
  const box = knownBox(actor)
  const cut = outward({
    left: Math.min(Math.max(box.left, -right), right),
    right: Math.max(Math.min(box.right, right), -right),
    top: Math.max(Math.min(box.top, top), -top),
    bottom: Math.min(Math.max(box.bottom, -top), top),
  })
  return cut.left === cut.right || cut.top === cut.bottom ? null : cut
}

function outward(box: Box): Box {
  return {
    left: Math.floor(box.left),
    right: Math.ceil(box.right),
    top: Math.ceil(box.top),
    bottom: Math.floor(box.bottom),
  }
}

function isMeeting(one: Box, other: Box): boolean {
  return one.left <= other.right && other.left <= one.right && one.top >= other.bottom && other.top >= one.bottom
}

function common(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.min(one.top, other.top),
    bottom: Math.max(one.bottom, other.bottom),
  }
}
