import { setVolume } from '../machine/actor.ts'
import { restForAFrame } from '../machine/rest.ts'
import { play, playAndWait, silence } from '../machine/sounds.ts'
import type { Actor, Step, Thread } from '../machine/state.ts'
import type { Sound, Value } from '../project.ts'
import { type Entries, menu, number, type Read } from './entry.ts'

const soundMenu = menu('sound_sounds_menu', 'SOUND_MENU', '')

export const sound = {
  sound_play: {
    shape: 'command',
    label: { en: 'Start sound {SOUND_MENU}', hi: 'आवाज़ {SOUND_MENU} शुरू करें', pa: 'ਆਵਾਜ਼ {SOUND_MENU} ਸ਼ੁਰੂ ਕਰੋ' },
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
    label: { en: 'Play sound {SOUND_MENU} until done', hi: 'आवाज़ {SOUND_MENU} पूरी बजाएँ', pa: 'ਆਵਾਜ਼ {SOUND_MENU} ਪੂਰੀ ਵਜਾਓ' },
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
    label: { en: 'Stop all sounds', hi: 'सब आवाज़ें बंद करें', pa: 'ਸਾਰੀਆਂ ਆਵਾਜ਼ਾਂ ਬੰਦ ਕਰੋ' },
    run: () => (thread) => silence(thread.actor.machine),
  },
  sound_setvolumeto: {
    shape: 'control',
    label: { en: 'Set volume to {VOLUME} %', hi: 'आवाज़ {VOLUME} % करें', pa: 'ਆਵਾਜ਼ {VOLUME} % ਕਰੋ' },
    sentence: { en: 'Set volume to {VOLUME} percent', hi: 'आवाज़ {VOLUME} प्रतिशत करें', pa: 'ਆਵਾਜ਼ {VOLUME} ਫ਼ੀਸਦੀ ਕਰੋ' },
    inputs: { VOLUME: number('100') },
    step(site, next) {
      const volume = site.number('VOLUME')
      return takesAFrame((thread) => setVolume(thread.actor, volume(thread)), next)
    },
  },
  sound_changevolumeby: {
    shape: 'control',
    label: { en: 'Change volume by {VOLUME}', hi: 'आवाज़ में {VOLUME} जोड़ें', pa: 'ਆਵਾਜ਼ ਵਿੱਚ {VOLUME} ਜੋੜੋ' },
    inputs: { VOLUME: number('-10') },
    step(site, next) {
      const by = site.number('VOLUME')
      return takesAFrame((thread) => setVolume(thread.actor, thread.actor.volume + by(thread)), next)
    },
  },
  sound_volume: {
    shape: 'reporter',
    label: { en: 'volume', hi: 'आवाज़ का स्तर', pa: 'ਆਵਾਜ਼ ਦਾ ਪੱਧਰ' },
    gives: 'number',
    read: () => (thread) => thread.actor.volume,
  },
  sound_seteffectto: {
    shape: 'control',
    label: {
      en: 'Set sound effect {EFFECT} to {VALUE}',
      hi: 'आवाज़ का {EFFECT} असर {VALUE} करें',
      pa: 'ਆਵਾਜ਼ ਦਾ {EFFECT} ਅਸਰ {VALUE} ਕਰੋ',
    },
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
    label: {
      en: 'Change sound effect {EFFECT} by {VALUE}',
      hi: 'आवाज़ के {EFFECT} असर में {VALUE} जोड़ें',
      pa: 'ਆਵਾਜ਼ ਦੇ {EFFECT} ਅਸਰ ਵਿੱਚ {VALUE} ਜੋੜੋ',
    },
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
    label: { en: 'Clear sound effects', hi: 'आवाज़ के असर हटाएँ', pa: 'ਆਵਾਜ਼ ਦੇ ਅਸਰ ਹਟਾਓ' },
    run: () => (thread) => thread.actor.soundEffects.clear(),
  },
} satisfies Entries

function takesAFrame(run: Read<void>, next: Step): Step {
  return (thread: Thread) => {
    run(thread)
    return restForAFrame(thread, next)
  }
}

/** How far each effect goes; for pitch, three octaves up or down. */
const effectLimits = new Map([
  ['pitch', 360],
  ['pan', 100],
])

function setSoundEffect(actor: Actor, effect: string, value: number): void {
  const limit = effectLimits.get(effect)
  if (limit !== undefined) actor.soundEffects.set(effect, Math.min(Math.max(value, -limit), limit))
}

/** By name, else by the number that the text begins with: from 1, wrapping around. A number is nobody's name. */
function soundNamed({ program: { sounds } }: Actor, wanted: Value): Sound | undefined {
  const named = sounds.find(({ name }) => name === wanted)
  if (named || sounds.length === 0) return named
  const index = Number.parseInt(String(wanted), 10) - 1
  return sounds[index - Math.floor(index / sounds.length) * sounds.length]
}
