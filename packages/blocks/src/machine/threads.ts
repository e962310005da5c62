/** Starting, restarting, resuming and stopping scripts. */
import type { Actor, Definition, Entry, Frame, Machine, Step, Thread } from './state.ts'

/** With more open calls than this over all threads, the calling thread ends, because memory is limited. */
const maxOpenCalls = 400_000

/** Starts the scripts with this event key: front sprite first, the stage last. */
export function startScripts(machine: Machine, key: string): Thread[] {
  const started: Thread[] = []
  for (const actor of inOrder(machine)) started.push(...startScriptsOf(actor, key))
  return started
}

export function startScriptsOf(actor: Actor, key: string): Thread[] {
  return (actor.program.hats.get(key) ?? []).flatMap((entry) => startThread(actor, entry) ?? [])
}

/** Front to back, then the stage. */
export function inOrder(machine: Machine): Actor[] {
  return [...machine.turns.toReversed(), machine.stage]
}

/** A new thread; undefined when the script is already running and its hat does not restart it. */
export function startThread(actor: Actor, entry: Entry): Thread | undefined {
  const { machine } = actor
  const existing = actor.running[entry.index]
  if (existing?.isListed) {
    if (!entry.restarts && existing.state !== 'done') return undefined
    if (entry.restarts) return replaced(existing)
  }
  const thread = newThread(actor, entry)
  machine.threads.push(thread)
  machine.aloneUntil = 0
  return thread
}

/** A restarted script keeps its position in the list. */
function replaced(old: Thread): Thread {
  const { machine } = old.actor
  const thread = newThread(old.actor, old.entry)
  machine.threads[machine.threads.indexOf(old)] = thread
  machine.aloneUntil = 0
  removeThread(old)
  return thread
}

export function newThread(actor: Actor, entry: Entry): Thread {
  const thread: Thread = {
    actor,
    entry,
    next: entry.first,
    state: 'ready',
    isTimed: false,
    isListed: true,
    frame: newFrame(null, null, ends, false),
    startMs: 0,
    durationMs: 0,
    glide: null,
    blockId: entry.hatId,
  }
  actor.running[entry.index] = thread
  return thread
}

function newFrame(caller: Frame | null, definition: Definition | null, returnTo: Step, isWarp: boolean): Frame {
  return { caller, definition, returnTo, values: [], counters: [], isWarp, depth: caller ? caller.depth + 1 : 0, waitingFor: [] }
}

/** Calls a custom block; it returns to `next`. */
export function call(thread: Thread, definition: Definition, values: Frame['values'], next: Step): Step | null {
  const { machine } = thread.actor
  if (++machine.openCalls > maxOpenCalls) {
    machine.openCalls--
    return ends(thread)
  }
  const isWarp = thread.frame.isWarp || definition.procedure.warp
  const isRecursive = callsItself(thread.frame, definition)
  thread.frame = { ...newFrame(thread.frame, definition, next, isWarp), values }
  const goesOn = isWarp ? warpGoesOn(machine) : !isRecursive
  return goesOn ? definition.first : yieldThread(thread, definition.first)
}

/** Checks a few stack frames only: a longer recursive cycle runs without a yield. */
function callsItself(from: Frame, definition: Definition): boolean {
  let frame: Frame | null = from
  for (let looked = 0; frame !== null && looked < 5; looked++) {
    if (frame.definition === definition) return true
    frame = frame.caller
  }
  return false
}

/** The end of a script or of a custom block. */
export const returns: Step = (thread) => {
  const { frame } = thread
  if (frame.caller === null) return ends(thread)
  thread.actor.machine.openCalls--
  thread.frame = frame.caller
  return frame.returnTo
}

export function ends(thread: Thread): null {
  thread.state = 'done'
  thread.next = null
  return null
}

export function yieldThread(thread: Thread, next: Step): null {
  thread.next = next
  return null
}

/** Continues when its turn comes in the next frame. */
export function waitForNextFrame(thread: Thread, next: Step): null {
  thread.state = 'resting'
  thread.next = next
  return null
}

/** Where the next iteration of a loop begins, by the step at the end of an iteration. */
export const roundAfter = new WeakMap<Step, Step>()

/** Where a custom block continues after one of its direct blocks, not after one in a substack. */
export const stepsOfBody = new WeakSet<Step>()

/**
 * Waits until `wake` is called. A wait at the end of an iteration starts the next one immediately, without a yield. The
 * rest of a custom block that contains a wait directly, or at the end of a substack, runs with screen refresh from then on:
 * Scratch loses the flag at that point.
 */
export function parkThread(thread: Thread, next: Step): null {
  thread.state = 'parked'
  let after: Step | null = next
  while (after === returns && thread.frame.caller) after = returns(thread)
  const { frame } = thread
  if (after && stepsOfBody.has(after)) frame.isWarp = frame.caller?.isWarp ?? false
  thread.next = after && (roundAfter.get(after) ?? after)
  return null
}

export function wake(thread: Thread): void {
  if (thread.state === 'parked') thread.state = 'ready'
}

/** At the end of an iteration: true to repeat immediately, false to yield. */
export function goesRound(thread: Thread): boolean {
  const { machine } = thread.actor
  if (thread.frame.isWarp) return warpGoesOn(machine)
  if (machine.passes >= machine.aloneUntil || (machine.redraw && !machine.turbo)) return false
  // When the thread is alone in the list, it would run next anyway: its iteration counts as a pass.
  machine.passes++
  return true
}

/** The maximum number of iterations between two clock reads: a read costs as much as several blocks. */
const maxRoundsBetweenChecks = 256
const maxMsBetweenChecks = 10

function warpGoesOn(machine: Machine): boolean {
  const { warp } = machine
  if (--warp.untilCheck > 0) return true
  warp.untilCheck = 1
  if (warp.roundsLeft <= 0 || warp.looksLeft <= 0) return false
  warp.roundsLeft -= warp.roundsBetweenChecks
  const nowMs = machine.world.now()
  // Frequent at first, and while iterations are heavy, so that none of them can exceed the limit far.
  const isSlow = nowMs - warp.checkedMs > maxMsBetweenChecks
  const rounds = isSlow
    ? Math.max(1, warp.roundsBetweenChecks >> 3)
    : Math.min(warp.roundsBetweenChecks * 2, maxRoundsBetweenChecks)
  warp.roundsBetweenChecks = rounds
  warp.checkedMs = nowMs
  if (nowMs >= warp.untilMs) warp.roundsLeft = 0
  else warp.untilCheck = rounds
  return warp.roundsLeft > 0
}

export function stopThread(thread: Thread): void {
  ends(thread)
}

export function stopThreadsOf(actor: Actor, except: Thread | null): void {
  for (const thread of actor.machine.threads) {
    if (thread.actor === actor && thread !== except) stopThread(thread)
  }
}

/** Removes ended threads from the list. */
export function dropEnded(machine: Machine): void {
  const { threads } = machine
  let kept = 0
  for (const thread of threads) {
    if (thread.state === 'done') removeThread(thread)
    else threads[kept++] = thread
  }
  threads.length = kept
}

export function removeThread(thread: Thread): void {
  const { actor, entry } = thread
  thread.isListed = false
  if (actor.running[entry.index] === thread) actor.running[entry.index] = null
}
