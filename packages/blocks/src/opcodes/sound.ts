import { setVolume } from '../machine/actor.ts'
import { restForAFrame } from '../machine/waiting.ts'
import { changeSoundEffects, play, playAndWait, stopAllSounds } from '../machine/sounds.ts'
import type { Actor, Step, Thread } from '../machine/state.ts'
import type { Sound, Value } from '../project.ts'
import { type Entries, menu, number, type Read } from './entry.ts'

const soundMenu = menu('sound_sounds_menu', 'SOUND_MENU', '')

export const sound = {
  sound_play: {
    shape: 'command',
    inputs: { SOUND_MENU: soundMenu },
    run(site) {
      const wanted = site.value('SOUND_MENU')
      return (thread) => {
        const found = soundNamed(thread.actor, wanted(thread))
        if (found) play(thread.actor, found)
      }
    },
  },
  sound_playuntildone: {
    shape: 'control',
    inputs: { SOUND_MENU: soundMenu },
    step(site, next) {
      const wanted = site.value('SOUND_MENU')
      return (thread) => {
        const found = soundNamed(thread.actor, wanted(thread))
        return found ? playAndWait(thread, found, next) : next
      }
    },
  },
  sound_stopallsounds: {
    shape: 'command',
    run: () => (thread) => stopAllSounds(thread.actor.machine),
  },
  sound_setvolumeto: {
    shape: 'control',
    inputs: { VOLUME: number('100') },
    step(site, next) {
      const volume = site.number('VOLUME')
      return takesAFrame((thread) => setVolume(thread.actor, volume(thread)), next)
    },
  },
  sound_changevolumeby: {
    shape: 'control',
    inputs: { VOLUME: number('-10') },
    step(site, next) {
      const by = site.number('VOLUME')
      return takesAFrame((thread) => setVolume(thread.actor, thread.actor.volume + by(thread)), next)
    },
  },
  sound_volume: {
    shape: 'reporter',
    gives: 'number',
    read: () => (thread) => thread.actor.volume,
  },
  sound_seteffectto: {
    shape: 'control',
    inputs: { VALUE: number('100') },
    fields: { EFFECT: 'PITCH' },
    step(site, next) {
      const value = site.number('VALUE')
      const effect = site.field('EFFECT').toLowerCase()
      if (!effectLimits.has(effect)) return next
      return takesAFrame((thread) => setSoundEffect(thread.actor, effect, value(thread)), next)
    },
  },
  sound_changeeffectby: {
    shape: 'control',
    inputs: { VALUE: number('10') },
    fields: { EFFECT: 'PITCH' },
    step(site, next) {
      const by = site.number('VALUE')
      const effect = site.field('EFFECT').toLowerCase()
      if (!effectLimits.has(effect)) return next
      return takesAFrame((thread) => {
        setSoundEffect(thread.actor, effect, (thread.actor.soundEffects.get(effect) ?? 0) + by(thread))
      }, next)
    },
  },
  sound_cleareffects: {
    shape: 'command',
    run: () => (thread) => changeSoundEffects(thread.actor, (effects) => effects.clear()),
  },
} satisfies Entries

function takesAFrame(run: Read<void>, next: Step): Step {
  return (thread: Thread) => {
    run(thread)
    return restForAFrame(thread, next)
  }
}

/** The range of each effect; for pitch, three octaves up or down. */
const effectLimits = new Map([
  ['pitch', 360],
  ['pan', 100],
])

function setSoundEffect(actor: Actor, effect: string, value: number): void {
  const limit = effectLimits.get(effect)
  if (limit === undefined) return
  changeSoundEffects(actor, (effects) => effects.set(effect, Math.min(Math.max(value, -limit), limit)))
}

/** By name, otherwise by the number at the start of the text: from 1, wrapping around. */
function soundNamed({ program: { sounds } }: Actor, wanted: Value): Sound | undefined {
  const named = sounds.find(({ name }) => name === wanted)
  if (named || sounds.length === 0) return named
  const index = Number.parseInt(String(wanted), 10) - 1
  return sounds[index - Math.floor(index / sounds.length) * sounds.length]
}
