import { dropQuestionsOf } from './questions.ts'
import { stopSoundsOf } from './sounds.ts'
import type { Actor, Thread } from './state.ts'
import { stopThreadsOf } from './threads.ts'

/** Stops the scripts of a sprite or clone, except one. */
export function stopActor(actor: Actor, except: Thread | null): void {
  stopThreadsOf(actor, except)
  stopSoundsOf(actor)
  dropQuestionsOf(actor)
}
