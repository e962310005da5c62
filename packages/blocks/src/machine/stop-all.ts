import { clearEffects } from './actor.ts'
import { removeClone } from './clones.ts'
import { clearQuestions } from './questions.ts'
import type { Machine } from './state.ts'
import { inOrder, stopThread, unlist } from './threads.ts'

/** The red button, and the block that does the same. */
export function stopAll(machine: Machine): void {
  for (const thread of machine.threads) {
    stopThread(thread)
    unlist(thread)
  }
  machine.threads = []
  machine.resting = []
  for (const actor of machine.actors.filter(({ isClone }) => isClone)) removeClone(actor)
  for (const actor of inOrder(machine)) {
    if (actor.bubble && actor.visible) machine.redraw = true
    actor.bubble = null
    clearEffects(actor)
    actor.soundEffects.clear()
  }
  clearQuestions(machine)
  machine.silencedAfter = machine.played.length
}
