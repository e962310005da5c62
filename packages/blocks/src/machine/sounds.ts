/**
 * Sounds that scripts wait for. A sprite and its clones play each sound once: starting it again releases the script that
 * waited for it.
 */
import type { Sound } from '../project.ts'
import type { Actor, Machine, Playing, Step, Thread } from './state.ts'
import { parks, wake } from './threads.ts'

export function play(actor: Actor, sound: Sound): void {
  const { machine, program } = actor
  machine.played.push({ actor, sound })
  release(machine, (playing) => playing.sound === sound && playing.program === program)
}

/** Plays a sound and continues when it ends, is started again, or is stopped. */
export function playAndWait(thread: Thread, sound: Sound, next: Step): null {
  const { machine, program } = thread.actor
  play(thread.actor, sound)
  const timer = {
    dueMs: machine.world.now() + Math.max(0, sound.seconds * 1000),
    fire() {
      machine.playing = machine.playing.filter((each) => each !== playing)
      wake(thread)
    },
  }
  const playing: Playing = { program, sound, thread, timer }
  machine.timers.push(timer)
  machine.playing.push(playing)
  return parks(thread, next)
}

export function silence(machine: Machine): void {
  machine.silencedAfter = machine.played.length
  release(machine, () => true)
}

/** They continue in the next frame. */
function release(machine: Machine, isOver: (playing: Playing) => boolean): void {
  if (machine.playing.length === 0) return
  const over = machine.playing.filter(isOver)
  machine.playing = machine.playing.filter((each) => !over.includes(each))
  const timers = new Set(over.map(({ timer }) => timer))
  machine.timers = machine.timers.filter((timer) => !timers.has(timer))
  machine.resting.push(...over.map(({ thread }) => thread))
}
