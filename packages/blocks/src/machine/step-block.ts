/** Lets a game go on by one block, to be looked at. Only a machine that watches its blocks can: elsewhere several are one step. */
import { beginFrame } from './machine.ts'
import type { Machine, Thread } from './state.ts'
import { dropEnded } from './threads.ts'

/** Each script that can go on runs one block; false when all of them wait. */
export function stepBlock(machine: Machine): boolean {
  beginFrame(machine)
  // No loop may go round by itself: its next round is another step.
  machine.passes = 1
  machine.aloneUntil = 0
  let hasRun = false
  // Scripts that these start have their first turn at the next step.
  const waiting = machine.threads.filter(({ state }) => state === 'ready' || state === 'resting')
  for (const thread of waiting) {
    if (thread.state === 'resting') thread.state = 'ready'
    if (thread.state === 'ready' && runsBlock(thread)) hasRun = true
  }
  dropEnded(machine)
  return hasRun
}

function runsBlock(thread: Thread): boolean {
  const { ran } = thread.actor.machine
  ran.clear()
  thread.isTimed = false
  let next = thread.next
  while (next !== null && ran.size === 0) next = next(thread)
  if (next !== null) thread.next = next
  return ran.size > 0
}
