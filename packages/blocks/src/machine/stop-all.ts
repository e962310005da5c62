import { clearEffects } from './actor.ts'
import { removeClone } from './clones.ts'
import { placeBubble } from './scene/layers.ts'
import { clearQuestions } from './questions.ts'
import { stopAllSounds } from './sounds.ts'
import type { Machine, Thread } from './state.ts'
import { inOrder, stopThread, removeThread } from './threads.ts'

/**
 * The stop button, and the block that does the same. As in Scratch, scripts whose turn in this pass is still to come run
 * once more: a block that follows "Game over" is still visible.
 */
export function stopAll(machine: Machine, by?: Thread): void {
  for (const actor of machine.actors.filter(({ isClone }) => isClone)) removeClone(actor)
  if (by) stopThread(by)
  for (const thread of machine.threads) removeThread(thread)
  machine.threads = []
  machine.resting = []
  stopAllSounds(machine)
  machine.speeches = []
  for (const actor of inOrder(machine)) {
    if (actor.bubble && actor.visible) machine.redraw = true
    actor.bubble = null
    placeBubble(actor, false)
    clearEffects(actor)
    actor.soundEffects.clear()
  }
  clearQuestions(machine)
}
