/** Where pictures may meet on the whole-unit grid of the stage, and whether they do. */
import { stageHeight, stageWidth } from '../../project.ts'
import { knownBox } from './geometry.ts'
import { samplerOf } from './sampling.ts'
import type { Actor } from '../state.ts'
import type { Box } from './pose.ts'

const right = stageWidth / 2
const top = stageHeight / 2

/** A picture that may meet another one, and where. */
export interface Meeting {
  readonly actor: Actor
  readonly box: Box
}

/** The others that may share a point with an actor. */
export function meetings(actor: Actor, others: readonly Actor[]): Meeting[] {
  const own = onStage(actor)
  if (!own) return []
  return others.flatMap((other) => {
    const box = outward(knownBox(other))
    return isMeeting(own, box) ? { actor: other, box: common(own, box) } : []
  })
}

/** Around all of these; they are some. */
export function around(found: readonly Meeting[]): Box {
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

/** How many points of the grid lie in a box. */
export function pointsIn({ left, right: end, top: upper, bottom }: Box): number {
  return Math.max(0, end - left + 1) * Math.max(0, upper - bottom + 1)
}

/** Whether an actor shares an opaque point with any of these; of a large heap only every `step`th is looked at. */
export function isMeetingAny(actor: Actor, found: readonly Meeting[], step: number): boolean {
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

/** The points of the whole-unit grid that a picture may cover: outward, and no further than the stage. Null for none. */
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
