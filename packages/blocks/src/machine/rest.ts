import type { Step, Thread } from './state.ts'
import { parkThread, wake } from './threads.ts'

/** Waits by the clock and continues in the first frame after it. The `ended` callback runs even if the thread is stopped. */
export function restUntil(thread: Thread, next: Step, { seconds, ended }: { seconds: number; ended: () => void }): null {
  const { machine } = thread.actor
  const fire = () => {
    ended()
    wake(thread)
  }
  machine.timers.push({ dueMs: machine.world.now() + Math.max(0, seconds * 1000), fire })
  return parkThread(thread, next)
}

/** Continues in the next frame. */
export function restForAFrame(thread: Thread, next: Step): null {
  thread.actor.machine.resting.push(thread)
  return parkThread(thread, next)
}
