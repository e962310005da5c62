/** Input events of a game: keys, the pointer, touch, dragged sprites. */
import { stageHeight, stageWidth } from '../project.ts'
import { knownBox } from './scene/geometry.ts'
import type { Box } from './scene/pose.ts'
import { isOpaqueAt } from './scene/sampling.ts'
import { moveTo } from './actor.ts'
import { keyFromBrowser } from './key-names.ts'
import type { Actor, Machine } from './state.ts'
import { startScripts, startScriptsOf } from './threads.ts'

/** Handles a key press or release by browser key name. Keys without their own character, such as Shift, do nothing. */
export function pressKey(machine: Machine, key: string, isDown: boolean): void {
  const name = keyFromBrowser(key)
  if (name === undefined) return
  if (!isDown) {
    machine.keys.delete(name)
    return
  }
  machine.keys.add(name)
  startScripts(machine, `key:${name}`)
  startScripts(machine, 'key:any')
}

interface Pointer {
  readonly x: number
  readonly y: number
  readonly down?: boolean
  /** The sprite under the pointer, if the page knows it better than the position. */
  readonly on?: Actor | null
}

/** Handles pointer movement and its button state, in stage coordinates. */
export function movePointer(machine: Machine, pointer: Pointer): void {
  const { mouse } = machine
  const wasDown = mouse.down
  mouse.known = true
  // Calculated as in Scratch, from the upper left corner, so that halves are rounded the same way. At the edge the old position stays.
  const [left, top] = [(pointer.x + stageWidth / 2) / stageWidth, (stageHeight / 2 - pointer.y) / stageHeight]
  if (left !== 0) {
    mouse.exactX = pointer.x
    mouse.x = Math.round(Math.min(Math.max(stageWidth * (left - 0.5), -240), 240))
  }
  if (top !== 0) {
    mouse.exactY = pointer.y
    mouse.y = Math.round(Math.min(Math.max(-stageHeight * (top - 0.5), -180), 180))
  }
  mouse.down = pointer.down ?? wasDown
  if (mouse.down === wasDown || !isOnStage(pointer)) return
  const { on = spriteAt(machine, pointer.x, pointer.y) } = pointer
  if (wasDown) release(on)
  else press(machine, on)
}

/** A button press on the edge of the stage does nothing. */
function isOnStage({ x, y }: Pointer): boolean {
  return Math.abs(x) < stageWidth / 2 && Math.abs(y) < stageHeight / 2
}

function press(machine: Machine, actor: Actor | null): void {
  if (actor && !actor.draggable) startScriptsOf(actor, 'click')
  if (!actor) startScriptsOf(machine.stage, 'click')
}

/** A draggable sprite gets its click on release, wherever the press started. */
function release(actor: Actor | null): void {
  if (actor?.draggable) startScriptsOf(actor, 'click')
}

/** The topmost sprite with an opaque pixel there; hidden and fully transparent sprites are ignored. */
export function spriteAt(machine: Machine, x: number, y: number): Actor | null {
  return (
    machine.layers.findLast(
      (actor) => actor.visible && actor.effects.get('ghost') !== 100 && isInBox(knownBox(actor), x, y) && isOpaqueAt(actor, x, y),
    ) ?? null
  )
}

/** Tests the whole pixel at the position; a convex hull is slightly smaller than the picture. */
function isInBox({ left, right, top, bottom }: Box, x: number, y: number): boolean {
  return left <= Math.floor(x) && Math.floor(x) <= right && bottom <= Math.ceil(y) && Math.ceil(y) <= top
}

/** The distance in stage units from which a press becomes a drag. */
export const minDrag = 3

/** A draggable sprite follows the pointer. While dragged, its pen draws nothing and no other sprite touches it. */
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

/** In stage units: on a phone about a quarter of a fingertip. */
const reach = 12
/** Half of the sample points are at half the distance. */
const looks = 16

/**
 * The sprite that a finger meant to touch, at a point of the stage or close beside it: a finger is wider than a pixel, and a
 * thin sprite is hard to hit.
 */
export function spriteNear(machine: Machine, x: number, y: number): Actor | null {
  let found = spriteAt(machine, x, y)
  for (let look = 1; !found && look <= looks; look++) {
    const far = look <= looks / 2 ? reach / 2 : reach
    const angle = (look / looks) * 4 * Math.PI
    found = spriteAt(machine, x + far * Math.cos(angle), y + far * Math.sin(angle))
  }
  return found
}
