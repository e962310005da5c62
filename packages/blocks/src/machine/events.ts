/** What reaches a game from outside: keys, pointer, answers. */
import { stageHeight, stageWidth } from '../project.ts'
import { knownBox } from './scene/geometry.ts'
import type { Box } from './scene/pose.ts'
import { isOpaqueAt } from './scene/sampling.ts'
import { keyFromBrowser } from './key-names.ts'
import type { Actor, Machine } from './state.ts'
import { startScripts, startScriptsOf } from './threads.ts'

/** A key of the browser's name goes down or up. Keys without a character of their own, such as Shift, do nothing. */
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
  /** Whom it meets, where the page knows better than the point. */
  readonly on?: Actor | null
}

/** The pointer moves, and its button is down or up. Positions are the stage's. */
export function movePointer(machine: Machine, pointer: Pointer): void {
  const { mouse } = machine
  const wasDown = mouse.down
  mouse.known = true
  // Reckoned as Scratch does, from the upper left corner: halves round the same way. At that rim it keeps the place before.
  const [left, top] = [(pointer.x + stageWidth / 2) / stageWidth, (stageHeight / 2 - pointer.y) / stageHeight]
  if (left !== 0) mouse.x = Math.round(Math.min(Math.max(stageWidth * (left - 0.5), -240), 240))
  if (top !== 0) mouse.y = Math.round(Math.min(Math.max(-stageHeight * (top - 0.5), -180), 180))
  mouse.down = pointer.down ?? wasDown
  if (mouse.down === wasDown || !isOnStage(pointer)) return
  const { on = spriteAt(machine, pointer.x, pointer.y) } = pointer
  if (wasDown) release(on)
  else press(machine, on)
}

/** On its rim a button does nothing. */
function isOnStage({ x, y }: Pointer): boolean {
  return Math.abs(x) < stageWidth / 2 && Math.abs(y) < stageHeight / 2
}

function press(machine: Machine, actor: Actor | null): void {
  if (actor && !actor.draggable) startScriptsOf(actor, 'click')
  if (!actor) startScriptsOf(machine.stage, 'click')
}

/** A sprite that can be dragged counts as clicked only when the button comes up, wherever it went down. */
function release(actor: Actor | null): void {
  if (actor?.draggable) startScriptsOf(actor, 'click')
}

/** The topmost sprite with an opaque part there; who is hidden or fully a ghost is not there. */
export function spriteAt(machine: Machine, x: number, y: number): Actor | null {
  return (
    machine.layers.findLast(
      (actor) => actor.visible && actor.effects.get('ghost') !== 100 && isInBox(knownBox(actor), x, y) && isOpaqueAt(actor, x, y),
    ) ?? null
  )
}

/** By the whole point that is looked at; a hull is a little smaller than the picture. */
function isInBox({ left, right, top, bottom }: Box, x: number, y: number): boolean {
  return left <= Math.floor(x) && Math.floor(x) <= right && bottom <= Math.ceil(y) && Math.ceil(y) <= top
}
