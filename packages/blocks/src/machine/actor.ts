/** The effects of blocks on a sprite. Every change of a visible sprite's look requests a redraw, even if the value is the same. */
import { type RotationStyle, stageHeight, stageWidth, type Value } from '../project.ts'
import {
  bounceDirection,
  costumeOf,
  fencedX,
  fencedY,
  headingOf,
  computeReach,
  moveInside,
  reshaped,
  resized,
  turned,
  unmeasured,
} from './scene/geometry.ts'
import { placeBubble } from './scene/layers.ts'
import type { Actor, Machine } from './state.ts'
import type { Bubble } from './values.ts'

export function requestRedraw(actor: Actor): void {
  if (actor.visible) actor.machine.redraw = true
}

export function moveTo(actor: Actor, x: number, y: number): void {
  if (actor.isStage) return
  const { x: fromX, y: fromY } = actor
  if (actor.freeX < 0) computeReach(actor)
  const { freeX, freeY } = actor
  if (x < freeX && x > -freeX && y < freeY && y > -freeY) {
    actor.x = x
    actor.y = y
  } else {
    // Both use the current position: the fence depends on the old one.
    const newX = fencedX(actor, x)
    actor.y = fencedY(actor, y)
    actor.x = newX
  }
  if (actor.visible) actor.machine.redraw = true
  if (actor.pen !== null) actor.pen.moved(actor, fromX, fromY)
}

export function moveSteps(actor: Actor, steps: number): void {
  const { cos, sin } = actor.heading ?? headingOf(actor)
  moveTo(actor, actor.x + steps * cos, actor.y + steps * sin)
}

export function pointIn(actor: Actor, direction: number): void {
  if (actor.isStage || !Number.isFinite(direction)) return
  actor.direction = direction >= -179 && direction < 181 ? direction : wrapped(direction)
  turned(actor)
  if (actor.visible) actor.machine.redraw = true
}

/** Wraps by full turns into the range from -179 (included) to 181 (excluded). */
export function wrapped(direction: number): number {
  return direction - Math.floor((direction + 179) / 360) * 360
}

export function bounce(actor: Actor): void {
  if (actor.isStage) return
  const direction = bounceDirection(actor)
  if (direction === null) return
  pointIn(actor, direction)
  const { dx, dy } = moveInside(actor)
  moveTo(actor, actor.x + dx, actor.y + dy)
}

export function setRotationStyle(actor: Actor, style: string): void {
  if (actor.isStage) return
  if (style === 'all around' || style === 'left-right' || style === "don't rotate")
    actor.rotationStyle = style satisfies RotationStyle
  turned(actor)
  requestRedraw(actor)
}

export function setSize(actor: Actor, size: number): void {
  if (actor.isStage) return
  const { width = 1, height = 1 } = costumeOf(actor) ?? {}
  const lowest = Math.min(1, Math.max(5 / width, 5 / height))
  const highest = Math.min((1.5 * stageWidth) / width, (1.5 * stageHeight) / height)
  actor.size = Math.min(Math.max(size / 100, lowest), highest) * 100
  resized(actor)
  requestRedraw(actor)
}

export function setVisible(actor: Actor, visible: boolean): void {
  if (actor.isStage) return
  // As in Scratch, hiding requests a redraw only if a bubble disappears; text said while hidden has no bubble.
  if (visible || (actor.bubble && actor.visible)) actor.machine.redraw = true
  if (actor.visible !== visible) unmeasured(actor)
  actor.visible = visible
  if (visible && actor.bubble) actor.isMeasured = true
  placeBubble(actor, actor.bubble !== null && visible)
}

export function setCostume(actor: Actor, index: number): void {
  const count = actor.program.costumes.length
  const whole = Math.round(index)
  const costume = count === 0 || !Number.isFinite(whole) ? 0 : whole - Math.floor(whole / count) * count
  if (costume !== actor.costume) unmeasured(actor)
  actor.costume = costume
  resized(actor)
  requestRedraw(actor)
}

/** By number from 1, or by name, then by some reserved words, then by a text that is a number. */
export function switchCostume(actor: Actor, wanted: Value, words: { next: string; previous: string }): void {
  if (typeof wanted === 'number') return setCostume(actor, wanted - 1)
  const text = String(wanted)
  const named = actor.program.costumes.findIndex(({ name }) => name === text)
  if (named >= 0) setCostume(actor, named)
  else if (text === words.next) setCostume(actor, actor.costume + 1)
  else if (text === words.previous) setCostume(actor, actor.costume - 1)
  else if (text.trim() !== '' && !Number.isNaN(Number(wanted))) setCostume(actor, Number(wanted) - 1)
}

const effectLimits = new Map([
  ['ghost', [0, 100] as const],
  ['brightness', [-100, 100] as const],
])

export const effects = ['color', 'fisheye', 'whirl', 'pixelate', 'mosaic', 'brightness', 'ghost']

export function setEffect(actor: Actor, name: string, value: number): void {
  const effect = name.toLowerCase()
  if (!effects.includes(effect)) return
  const [lowest, highest] = effectLimits.get(effect) ?? [-Infinity, Infinity]
  actor.effects.set(effect, Math.min(Math.max(value, lowest), highest))
  reshaped(actor)
  requestRedraw(actor)
}

export function clearEffects(actor: Actor): void {
  actor.effects.clear()
  reshaped(actor)
  requestRedraw(actor)
}

/** Shows a bubble; an empty text removes it. Returns the bubble, so that a timed "say" can identify its own. */
export function speak(actor: Actor, kind: Bubble['kind'], message: Value): Bubble | null {
  const text = bubbleText(message)
  const hadBubble = actor.bubble !== null
  actor.bubble = text === '' ? null : { kind, text }
  // A bubble is placed beside the opaque part.
  if (actor.bubble && actor.visible) actor.isMeasured = true
  placeBubble(actor, actor.bubble !== null && actor.visible)
  // No bubble before and after: nothing changed.
  if (actor.bubble || hadBubble) requestRedraw(actor)
  return actor.bubble
}

export function clearBubble(actor: Actor): void {
  if (!actor.bubble) return
  actor.bubble = null
  placeBubble(actor, false)
  requestRedraw(actor)
}

function bubbleText(message: Value): string {
  const isRounded = typeof message === 'number' && Math.abs(message) >= 0.01 && message % 1 !== 0
  return (isRounded ? message.toFixed(2) : String(message)).slice(0, 330)
}

export function setVolume(actor: Actor, volume: number): void {
  actor.volume = Math.min(Math.max(volume, 0), 100)
}

/** The target of a "go to" block: random, the pointer or a sprite. Null for an unknown name. */
export function targetPosition(actor: Actor, name: string): { x: number; y: number } | null {
  const { machine } = actor
  if (name === '_mouse_') return machine.mouse
  if (name !== '_random_') return spriteNamed(machine, name)
  const { random } = machine.world
  const x = Math.round(stageWidth * (random() - 0.5))
  return { x, y: Math.round(stageHeight * (random() - 0.5)) }
}

/** The original sprite with this name, not a clone. */
export function spriteNamed(machine: Machine, name: string): Actor | null {
  return machine.actors.find((actor) => !actor.isClone && actor.program.name === name) ?? null
}
