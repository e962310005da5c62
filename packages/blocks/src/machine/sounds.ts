/**
 * Sounds that scripts wait for. A sprite and its clones play each sound once: starting it again releases the script that
 * waited for it.
 */
import type { Sound } from '../project.ts'
import type { Actor, Machine, Playing, Step, Thread } from './state.ts'
import { parkThread, wake } from './threads.ts'

export function play(actor: Actor, sound: Sound): void {
  const { machine, program } = actor
  machine.played.push({ actor, sound })
  release(machine, (playing) => playing.sound === sound && playing.actor.program === program)
}

/** Plays a sound and continues when it ends, is started again, or is stopped. */
export function playAndWait(thread: Thread, sound: Sound, next: Step): null {
  const { actor } = thread
  const { machine } = actor
  play(actor, sound)
  const timer = {
    dueMs: machine.world.now() + Math.max(0, (sound.seconds * 1000) / speedOf(actor)),
    fire() {
      machine.playing = machine.playing.filter((each) => each !== playing)
      wake(thread)
    },
  }
  const playing: Playing = { actor, sound, thread, timer }
  machine.timers.push(timer)
  machine.playing.push(playing)
  return parkThread(thread, next)
}

/** How fast sounds play with the pitch effect: ten for each semitone. */
function speedOf({ soundEffects }: Actor): number {
  return 2 ** ((soundEffects.get('pitch') ?? 0) / 120)
}

/** Changes the effects of an actor. With another pitch, the sounds it plays end sooner or later. */
export function changeSoundEffects(actor: Actor, change: (effects: Map<string, number>) => void): void {
  const before = speedOf(actor)
  change(actor.soundEffects)
  const speed = speedOf(actor) / before
  if (speed === 1) return
  const nowMs = actor.machine.world.now()
  for (const { actor: player, timer } of actor.machine.playing) {
    if (player === actor) timer.dueMs = nowMs + (timer.dueMs - nowMs) / speed
  }
}

/** The sounds that the scripts of an actor waited for end with those scripts. */
export function stopSoundsOf(actor: Actor): void {
  const { machine, program } = actor
  const isOwn = (playing: Playing) => playing.actor === actor
  for (const { sound } of machine.playing.filter(isOwn)) {
    machine.stoppedSounds.push({ program, sound, after: machine.played.length })
  }
  release(machine, isOwn)
}

export function stopAllSounds(machine: Machine): void {
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
