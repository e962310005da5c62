import { createClone } from '../machine/clones.ts'
import { removeClone, stopActor, stopAll } from '../machine/stopping.ts'
import { spriteNamed } from '../machine/actor.ts'
import type { Step, Thread } from '../machine/state.ts'
import { ends, goesRound, returns, roundAfter, yieldThread } from '../machine/threads.ts'
import { waitsUntil } from '../machine/waiting.ts'
import { boolean, type Entries, menu, type Read, type Run, type Site } from './entry.ts'

/**
 * A field value of "stop this script" that also ends the callers of a custom block: used where a row in a file is broken
 * off.
 */
export const wholeScript = 'WHOLE_SCRIPT'

export const control = {
  control_wait: {
    shape: 'control',
    inputs: { DURATION: { type: 'positive', value: '1' } },
    step(site, next) {
      const seconds = site.number('DURATION')
      const again = site.readAgain('DURATION')
      const waits: Step = (thread) => {
        again?.(thread)
        if (thread.actor.machine.frameMs - thread.startMs >= thread.durationMs) return next
        thread.isTimed = again === null || thread.actor.machine.world.readsInEveryPass !== true
        return yieldThread(thread, waits)
      }
      return (thread) => {
        const { machine } = thread.actor
        thread.startMs = machine.frameMs
        thread.durationMs = Math.max(0, seconds(thread) * 1000)
        machine.redraw = true
        if (thread.durationMs === 0 && thread.frame.isWarp) return next
        thread.isTimed = thread.durationMs > 0 && (again === null || machine.world.readsInEveryPass !== true)
        return yieldThread(thread, waits)
      }
    },
  },
  control_repeat: {
    shape: 'control',
    inputs: { TIMES: { type: 'whole', value: '10' } },
    substacks: 1,
    step(site, next) {
      const times = site.number('TIMES')
      const counter = site.counter()
      const rounds = counted(site, { counter, readAgain: site.readAgain('TIMES') }, next)
      return (thread) => {
        thread.frame.counters[counter] = Math.round(times(thread))
        return rounds
      }
    },
  },
  control_forever: {
    shape: 'control',
    substacks: 1,
    isCap: true,
    step: (site) => whileTrue(site, null, returns),
  },
  control_if: {
    shape: 'control',
    inputs: { CONDITION: boolean },
    substacks: 1,
    step(site, next) {
      const condition = site.boolean('CONDITION')
      const then = site.substack(0, next)
      return (thread) => (condition(thread) ? then : next)
    },
    plain(site) {
      const condition = site.boolean('CONDITION')
      const then = site.plainSubstack(0)
      return (thread) => {
        if (condition(thread)) then(thread)
      }
    },
  },
  control_if_else: {
    shape: 'control',
    inputs: { CONDITION: boolean },
    substacks: 2,
    step(site, next) {
      const condition = site.boolean('CONDITION')
      const then = site.substack(0, next)
      const otherwise = site.substack(1, next)
      return (thread) => (condition(thread) ? then : otherwise)
    },
    plain(site) {
      const condition = site.boolean('CONDITION')
      const then = site.plainSubstack(0)
      const otherwise = site.plainSubstack(1)
      return (thread) => (condition(thread) ? then(thread) : otherwise(thread))
    },
  },
  control_wait_until: {
    shape: 'control',
    inputs: { CONDITION: boolean },
    step: (site, next) => waitsUntil(site.boolean('CONDITION'), next),
  },
  control_repeat_until: {
    shape: 'control',
    inputs: { CONDITION: boolean },
    substacks: 1,
    step(site, next) {
      const isDone = site.boolean('CONDITION')
      return whileTrue(site, (thread) => !isDone(thread), next)
    },
  },
  control_while: {
    shape: 'control',
    inputs: { CONDITION: boolean },
    substacks: 1,
    step: (site, next) => whileTrue(site, site.boolean('CONDITION'), next),
  },
  control_for_each: {
    shape: 'control',
    inputs: { VALUE: { type: 'whole', value: '10' } },
    fields: { VARIABLE: '' },
    substacks: 1,
    step(site, next) {
      const last = site.number('VALUE')
      const slot = site.variable()
      const counter = site.counter()
      const goesOn: Read<boolean> = (thread) => {
        const { counters } = thread.frame
        const count = counters[counter] ?? 0
        if (count >= last(thread)) return false
        counters[counter] = count + 1
        const cell = slot.shared ?? thread.actor.cells[slot.index]
        if (cell) cell.value = count + 1
        return true
      }
      const rounds = whileTrue(site, goesOn, next)
      return (thread) => {
        thread.frame.counters[counter] = 0
        return rounds
      }
    },
  },
  control_all_at_once: {
    shape: 'control',
    substacks: 1,
    step: (site, next) => site.substack(0, next),
    plain: (site) => site.plainSubstack(0),
  },
  control_get_counter: {
    shape: 'reporter',
    gives: 'number',
    read: () => (thread) => thread.actor.machine.counter,
  },
  control_incr_counter: {
    shape: 'command',
    run: () => (thread) => {
      thread.actor.machine.counter++
    },
  },
  control_clear_counter: {
    shape: 'command',
    run: () => (thread) => {
      thread.actor.machine.counter = 0
    },
  },
  control_stop: {
    shape: 'control',
    fields: { STOP_OPTION: 'all' },
    step(site, next) {
      const option = site.field('STOP_OPTION')
      if (option === 'this script') return site.field(wholeScript) === 'true' ? ends : returns
      if (option === 'all') return stopsAll
      if (!option.startsWith('other scripts')) return next
      return (thread) => {
        stopActor(thread.actor, thread)
        return next
      }
    },
  },
  control_create_clone_of: {
    shape: 'command',
    inputs: { CLONE_OPTION: menu('control_create_clone_of_menu', 'CLONE_OPTION', '_myself_') },
    run(site) {
      const name = site.text('CLONE_OPTION')
      return (thread) => {
        const wanted = name(thread)
        const of = wanted === '_myself_' ? thread.actor : spriteNamed(thread.actor.machine, wanted)
        if (of) createClone(of)
      }
    },
  },
  control_start_as_clone: {
    shape: 'hat',
    key: () => 'clone',
    restarts: false,
  },
  control_delete_this_clone: {
    shape: 'control',
    isCap: true,
    step: (_site, next) => (thread) => {
      if (!thread.actor.isClone) return next
      removeClone(thread.actor)
      return ends(thread)
    },
  },
} satisfies Entries

const stopsAll: Step = (thread) => {
  stopAll(thread.actor.machine, thread)
  return ends(thread)
}

interface CountedLoop {
  readonly counter: number
  readonly readAgain: Run | null
}

/** The number of iterations given by the counter. When the substack cannot yield, the iterations are a plain loop here. */
function counted(site: Site, { counter, readAgain }: CountedLoop, next: Step): Step {
  if (site.isPlain(0) && !readAgain) {
    const plain: Step = plainCounted(counter, site.plainSubstack(0), { rounds: (thread) => plain(thread), next })
    return plain
  }
  const nextRound: Step = (thread) => {
    readAgain?.(thread)
    return rounds
  }
  const again: Step = (thread) => (goesRound(thread) ? nextRound : yieldThread(thread, nextRound))
  roundAfter.set(again, nextRound)
  const body = site.substack(0, again)
  const rounds: Step = ({ frame: { counters } }) => {
    const left = counters[counter] ?? 0
    if (left < 1) return next
    counters[counter] = left - 1
    return body
  }
  return rounds
}

function plainCounted(counter: number, run: Run, { rounds, next }: { rounds: Step; next: Step }): Step {
  return (thread) => {
    const { counters } = thread.frame
    for (let left = counters[counter] ?? 0; left >= 1;) {
      left--
      run(thread)
      if (goesRound(thread)) continue
      counters[counter] = left
      return yieldThread(thread, rounds)
    }
    return next
  }
}

/** Repeats while a condition is true, evaluated before each iteration. */
function whileTrue(site: Site, isSo: Read<boolean> | null, next: Step): Step {
  const again: Step = (thread) => (goesRound(thread) ? rounds : yieldThread(thread, rounds))
  const body = site.isPlain(0) ? null : site.substack(0, again)
  const rounds: Step = body
    ? (thread) => (isSo === null || isSo(thread) ? body : next)
    : plainWhile(site.plainSubstack(0), isSo, { rounds: (thread: Thread) => rounds(thread), next })
  roundAfter.set(again, rounds)
  return rounds
}

function plainWhile(run: Run, isSo: Read<boolean> | null, { rounds, next }: { rounds: Step; next: Step }): Step {
  return (thread) => {
    while (isSo === null || isSo(thread)) {
      run(thread)
      if (!goesRound(thread)) return yieldThread(thread, rounds)
    }
    return next
  }
}
