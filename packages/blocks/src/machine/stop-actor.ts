import { dropQuestionsOf } from './questions.ts'
import type { Actor, Thread } from './state.ts'
import { stopThreadsOf } from './threads.ts'

/** Stops what a sprite or clone does, except one script. */
export function stopActor(actor: Actor, except: Thread | null): void {
  stopThreadsOf(actor, except)
  dropQuestionsOf(actor)
}
