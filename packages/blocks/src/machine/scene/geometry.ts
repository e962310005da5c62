/** The position of a picture. It is drawn at whole units: boxes start from the rounded position, while scripts see the exact one. */
import { type Costume, stageHeight, stageWidth } from '../../project.ts'
import { rectangle, type Shape } from './shape.ts'
import type { Actor } from '../state.ts'
import type { Box, Heading, Pose } from './pose.ts'

const right = stageWidth / 2
const top = stageHeight / 2
/** The fence keeps this many units of a picture on the stage, if the picture is large enough. */
const fenceWidth = 15

export function costumeOf(actor: Actor): Costume | undefined {
  return actor.program.costumes[actor.costume]
}

/** Call after a change of picture or visibility: its hull becomes unknown. */
export function unmeasured(actor: Actor): void {
  actor.isMeasured = false
}

/** Invalidates the pose: direction or rotation style changed. */
export function turned(actor: Actor): void {
  actor.heading = null
  if (actor.pose === null) return
  actor.spare = actor.pose
  actor.pose = null
}

/** Invalidates also the size: size or costume changed. */
export function resized(actor: Actor): void {
  turned(actor)
  actor.freeX = -1
  actor.safeX = -1
}

/** The pose stays and the effects changed: only the opaque part may be different. */
export function reshaped(actor: Actor): void {
  actor.isMeasured = false
  if (actor.pose) actor.pose.tight = null
}

export function shapeOf(actor: Actor): Shape | undefined {
  const costume = costumeOf(actor)
  if (!costume) return undefined
  const shape = (actor.machine.world.shapeOf ?? rectangle)(costume, actor.effects)
  return shape.at ? shape.at(levelOf(actor, costume)) : shape
}

/** Scratch renders a vector costume with at most this many pixels in each direction. */
const maxPoints = 2048

/** The rendering scale of a vector costume: as fine as the largest size requested so far, at least one pixel to a unit. */
function levelOf({ size, machine: { finest } }: Actor, costume: Costume): number {
  const known = finest.get(costume) ?? 1
  const wanted = 2 ** Math.ceil(Math.log2(size / 100))
  if (wanted <= known) return known
  const side = Math.ceil(Math.max(costume.width, costume.height))
  const level = Math.max(known, Math.min(wanted, 2 ** Math.floor(Math.log2(maxPoints / side))))
  finest.set(costume, level)
  return level
}

/**
 * The rotation, mirroring and scale of the picture. Rounded to single precision where Scratch passes numbers to the
 * graphics card: bounces depend on it in the sixth decimal place.
 */
export function poseOf(actor: Actor): Pose {
  return (actor.pose ??= newPose(actor))
}

/** Precomputed for whole degrees from -179 on, which most games use. */
const wholeHeadings = Array.from({ length: 360 }, (_, at) => headingAt(at - 179))

function headingAt(direction: number): Heading {
  const angle = ((90 - direction) * Math.PI) / 180
  // The picture in Scratch is upside down, rotated by another half turn.
  const drawn = ((270 - direction) * Math.PI) / 180
  return {
    cos: Math.cos(angle),
    sin: Math.sin(angle),
    drawnCos: Math.fround(Math.cos(drawn)),
    drawnSin: Math.fround(Math.sin(drawn)),
  }
}

export function headingOf(actor: Actor): Heading {
  return (actor.heading ??= wholeHeadings[actor.direction + 179] ?? headingAt(actor.direction))
}

const upright = headingAt(90)

function newPose(actor: Actor): Pose {
  const { width, height, centerX, centerY } = costumeOf(actor) ?? nothing
  const scale = Math.fround(actor.size)
  const isTurned = actor.rotationStyle === 'all around'
  const scaleX = actor.rotationStyle === 'left-right' && actor.direction < 0 ? -scale : scale
  actor.heading = null
  const heading = headingOf(actor)
  const { drawnCos: cos, drawnSin: sin } = isTurned ? heading : upright
  const wide = Math.fround((width * scaleX) / 100)
  const high = Math.fround((height * scale) / 100)
  const middleX = Math.fround(((Math.fround(centerX) - width / 2) * scaleX) / 100)
  const middleY = Math.fround((-(Math.fround(centerY) - height / 2) * scale) / 100)
  const pose = actor.spare ?? emptyPose()
  actor.spare = null
  pose.acrossX = Math.fround(wide * cos)
  pose.acrossY = Math.fround(wide * sin)
  pose.upX = Math.fround(high * -sin)
  pose.upY = Math.fround(high * cos)
  pose.middleX = cos * middleX + -sin * middleY
  pose.middleY = sin * middleX + cos * middleY
  pose.halfWidth = Math.abs(0.5 * pose.acrossX) + Math.abs(0.5 * pose.upX)
  pose.halfHeight = Math.abs(0.5 * pose.acrossY) + Math.abs(0.5 * pose.upY)
  pose.tight = null
  return pose
}

function emptyPose(): Pose {
  return { acrossX: 0, acrossY: 0, upX: 0, upY: 0, middleX: 0, middleY: 0, halfWidth: 0, halfHeight: 0, tight: null }
}

/** Computes the reach of the picture at any rotation, reduced by one unit so that rounding cannot matter. */
export function computeReach(actor: Actor): void {
  const { width, height, centerX, centerY } = costumeOf(actor) ?? nothing
  const scale = Math.abs(actor.size / 100)
  const offset = Math.hypot(width / 2 - centerX, centerY - height / 2) * scale
  const all = offset + (Math.hypot(width, height) / 2) * scale
  // At any rotation it is at least as wide as its shorter side.
  const least = (Math.min(width, height) / 2) * scale - offset
  // A value below 0 means "unknown".
  actor.freeX = Math.max(0, right - fenceWidth - 1 + least)
  actor.freeY = Math.max(0, top - fenceWidth - 1 + least)
  actor.safeX = Math.max(0, right - 1 - all)
  actor.safeY = Math.max(0, top - 1 - all)
}

const nothing = { width: 0, height: 0, centerX: 0, centerY: 0 }

/** The width and height of one picture on the stage, and its centre. */
export function modelOf(actor: Actor): { a: number; b: number; c: number; d: number; x: number; y: number } {
  const pose = poseOf(actor)
  return { a: pose.acrossX, b: pose.acrossY, c: pose.upX, d: pose.upY, ...middleOf(actor, pose) }
}

/** The bounding box that Scratch uses: of the opaque part if measured, otherwise of the whole picture. */
export function knownBox(actor: Actor): Box {
  return actor.isMeasured ? tightBox(actor) : fullBox(actor)
}

/** The centre of the picture on the stage. */
function middleOf(actor: Actor, { middleX, middleY }: Pose): { x: number; y: number } {
  return { x: Math.fround(Math.round(actor.x) + middleX), y: Math.fround(Math.round(actor.y) + middleY) }
}

/** The box of the whole picture, including transparent parts. */
function fullBox(actor: Actor): Box {
  const pose = poseOf(actor)
  const { x, y } = middleOf(actor, pose)
  const { halfWidth, halfHeight } = pose
  return { left: x - halfWidth, right: x + halfWidth, top: y + halfHeight, bottom: y - halfHeight }
}

/** The box of the opaque part; of the whole picture while hidden. */
function tightBox(actor: Actor): Box {
  if (!actor.visible) return fullBox(actor)
  const pose = poseOf(actor)
  const { left, right, top, bottom } = (pose.tight ??= tightAround(actor, pose))
  const { x, y } = middleOf(actor, pose)
  return {
    left: Math.fround(x + left),
    right: Math.fround(x + right),
    top: Math.fround(y + top),
    bottom: Math.fround(y + bottom),
  }
}

/** Relative to the centre of the picture. */
function tightAround(actor: Actor, { acrossX, acrossY, upX, upY, halfWidth, halfHeight }: Pose): Box {
  const { width, height } = costumeOf(actor) ?? nothing
  const hull = shapeOf(actor)?.hull ?? []
  if (hull.length === 0) return { left: -halfWidth, right: halfWidth, top: halfHeight, bottom: -halfHeight }
  const box = { left: Infinity, right: -Infinity, top: -Infinity, bottom: Infinity }
  for (const point of hull) {
    const u = Math.fround(0.5 + (0.5 - point.x) / width - 1 / width / 2)
    const v = Math.fround((point.y - 0.5) / height - 0.5 + 1 / height / 2)
    const x = u * acrossX + v * upX
    const y = u * acrossY + v * upY
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.max(box.top, y)
    box.bottom = Math.min(box.bottom, y)
  }
  return box
}

/** The fence: the allowed position for a move to x, y. */
export function fencedX(actor: Actor, x: number): number {
  const { middleX, halfWidth } = poseOf(actor)
  if (Math.abs(x + middleX) < right - fenceWidth + halfWidth - 1) return x
  const box = fullBox(actor)
  return fencedAlong({ from: Math.round(actor.x), to: x, low: box.left, high: box.right, limit: right - inset(box) })
}

export function fencedY(actor: Actor, y: number): number {
  const { middleY, halfHeight } = poseOf(actor)
  if (Math.abs(y + middleY) < top - fenceWidth + halfHeight - 1) return y
  const box = fullBox(actor)
  return fencedAlong({ from: Math.round(actor.y), to: y, low: box.bottom, high: box.top, limit: top - inset(box) })
}

/** A step along one axis. */
interface Step {
  readonly from: number
  readonly to: number
  /** The edges of the picture before the step. */
  readonly low: number
  readonly high: number
  /** The maximum distance of the picture's inner edge from the centre of the stage. */
  readonly limit: number
}

function fencedAlong({ from, to, low, high, limit }: Step): number {
  if (high + to - from < -limit) return Math.ceil(from - (limit + high))
  if (low + to - from > limit) return Math.floor(from + (limit - low))
  return to
}

function inset(box: Box): number {
  return Math.min(fenceWidth, Math.floor(Math.min(box.right - box.left, box.top - box.bottom) / 2))
}

export function isTouchingEdge(actor: Actor): boolean {
  actor.isMeasured = true
  if (isWellInside(actor)) return false
  const box = tightBox(actor)
  return box.left < -right || box.right > right || box.top > top || box.bottom < -top
}

/** The direction after a bounce at the edge; null if the actor touches no edge. */
export function bounceDirection(actor: Actor): number | null {
  actor.isMeasured = true
  if (isWellInside(actor) || isInside(actor)) return null
  const box = tightBox(actor)
  const distances = [right + box.left, top - box.top, right - box.right, top + box.bottom].map((each) => Math.max(0, each))
  // A NaN position is near no edge, but it is not away from the edges either.
  const nearest = distances.reduce((least, each) => (each < least ? each : least), Infinity)
  return nearest > 0 ? null : turnedInward(headingOf(actor), distances.indexOf(nearest))
}

/** The same test with the opaque part, for actors moving along an edge: four comparisons without allocation. */
function isInside(actor: Actor): boolean {
  if (!actor.visible) return false
  const pose = poseOf(actor)
  const tight = (pose.tight ??= tightAround(actor, pose))
  const x = Math.fround(Math.round(actor.x) + pose.middleX)
  const y = Math.fround(Math.round(actor.y) + pose.middleY)
  const isAcross = Math.fround(x + tight.left) > -right && Math.fround(x + tight.right) < right
  return isAcross && Math.fround(y + tight.top) < top && Math.fround(y + tight.bottom) > -top
}

/** The whole picture is away from all edges. */
function isWellInside(actor: Actor): boolean {
  if (actor.safeX < 0) computeReach(actor)
  const { x, y, safeX, safeY } = actor
  if (x < safeX && x > -safeX && y < safeY && y > -safeY) return true
  const { middleX, middleY, halfWidth, halfHeight } = poseOf(actor)
  return Math.abs(actor.x + middleX) + halfWidth < right - 1 && Math.abs(actor.y + middleY) + halfHeight < top - 1
}

/** The direction away from an edge: 0 left, 1 top, 2 right, 3 bottom. At least a fifth of it points inward. */
function turnedInward({ cos, sin }: Heading, edge: number): number {
  let dx = cos
  let dy = sin
  if (edge === 0) dx = Math.max(0.2, Math.abs(dx))
  if (edge === 1) dy = -Math.max(0.2, Math.abs(dy))
  if (edge === 2) dx = -Math.max(0.2, Math.abs(dx))
  if (edge === 3) dy = Math.max(0.2, Math.abs(dy))
  return 90 - (Math.atan2(dy, dx) * 180) / Math.PI
}

/** The distance to move so that the opaque part is on the stage. */
export function moveInside(actor: Actor): { dx: number; dy: number } {
  const box = tightBox(actor)
  return {
    dx: Math.max(0, -right - box.left) + Math.min(0, right - box.right),
    dy: Math.min(0, top - box.top) + Math.max(0, -top - box.bottom),
  }
}
