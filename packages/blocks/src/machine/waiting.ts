import type { Read } from '../opcodes/entry.ts'
import type { Step, Thread } from './state.ts'
import { goesRound, waitForNextFrame, yieldThread, parkThread, wake } from './threads.ts'

/** Starts scripts and waits until all of those threads have left the list. */
export function waitsFor(startsThreads: Read<readonly Thread[]>, next: Step): Step {
  const looks: Step = (thread) => {
    const { waitingFor } = thread.frame
    if (!waitingFor.some(({ isListed }) => isListed)) {
      thread.frame.waitingFor = []
      return next
    }
    // When none of them can continue in this frame, Scratch checks again only in the next one.
    const canMove = waitingFor.some(({ isListed, state }) => isListed && state === 'ready')
    return canMove ? yieldThread(thread, looks) : waitForNextFrame(thread, looks)
  }
  return (thread) => {
    thread.frame.waitingFor = startsThreads(thread)
    return thread.frame.waitingFor.length === 0 ? next : looks(thread)
  }
}

/** Waits until a condition is true, evaluated once per pass. */
export function waitsUntil(isSo: Read<boolean>, next: Step): Step {
  const looks: Step = (thread) => {
    while (!isSo(thread)) if (!goesRound(thread)) return yieldThread(thread, looks)
    return next
  }
  return looks
}

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
