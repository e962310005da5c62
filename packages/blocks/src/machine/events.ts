/** What reaches a game from outside: keys, pointer, answers. */
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
  mouse.x = Math.round(Math.min(Math.max(pointer.x, -240), 240))
  mouse.y = Math.round(Math.min(Math.max(pointer.y, -180), 180))
  mouse.down = pointer.down ?? wasDown
  if (mouse.down === wasDown) return
  const { on = spriteAt(machine, pointer.x, pointer.y) } = pointer
  if (wasDown) release(on)
  else press(machine, on)
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
    machine.layers.findLast((actor) => actor.visible && actor.effects.get('ghost') !== 100 && isOpaqueAt(actor, x, y)) ?? null
  )
}
