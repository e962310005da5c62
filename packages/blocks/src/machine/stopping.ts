/** Stopping scripts: all, those of one sprite, and those of a deleted clone. */
import { clearEffects } from './actor.ts'
import { placeBubble, removeLayer } from './scene/layers.ts'
import { clearQuestions, dropQuestionsOf } from './questions.ts'
import { stopAllSounds, stopSoundsOf } from './sounds.ts'
import type { Actor, Machine, Thread } from './state.ts'
import { inOrder, stopThread, removeThread, stopThreadsOf } from './threads.ts'

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

/** Stops the scripts of a sprite or clone, except one. */
export function stopActor(actor: Actor, except: Thread | null): void {
  stopThreadsOf(actor, except)
  stopSoundsOf(actor)
  dropQuestionsOf(actor)
}

export function removeClone(clone: Actor): void {
  const { machine } = clone
  if (!clone.isClone || clone.isGone) return
  clone.isGone = true
  stopActor(clone, null)
  machine.actors.splice(machine.actors.indexOf(clone), 1)
  removeLayer(clone)
  if (clone.visible) machine.redraw = true
}
