/**
 * Executes a game block by block, for stepping. Needs a machine that records its blocks: otherwise several blocks are one
 * step.
 */
import { beginFrame } from './machine.ts'
import type { Machine, Thread } from './state.ts'
import { dropEnded } from './threads.ts'

/** Runs one block of each script that can continue; false when all of them wait. */
export function stepBlock(machine: Machine): boolean {
  beginFrame(machine)
  // No loop may repeat by itself: its next iteration is another step.
  machine.passes = 1
  machine.aloneUntil = 0
  let hasRun = false
  // Scripts started by these run at the next step.
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
