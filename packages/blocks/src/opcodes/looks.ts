import {
  clearBubble,
  clearEffects,
  redraws,
  setCostume,
  setEffect,
  setSize,
  setVisible,
  speak,
  switchCostume,
} from '../machine/actor.ts'
import { moveLayers } from '../machine/layers.ts'
import { nextBackdrop, switchBackdrop } from '../machine/backdrops.ts'
import { costumeOf } from '../machine/geometry.ts'
import { restUntil } from '../machine/rest.ts'
import type { Actor, Bubble, Step } from '../machine/state.ts'
import { waitsFor } from '../machine/wait-for.ts'
import { type Entries, menu, number, type Read, type Site, text } from './entry.ts'

const hello = { hi: 'नमस्ते!', pa: 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ!' }
const hmm = { hi: 'हम्म...', pa: 'ਹੂੰ...' }

export const looks = {
  looks_say: {
    shape: 'command',
    label: { en: 'Say {MESSAGE}', hi: '{MESSAGE} बोलें', pa: '{MESSAGE} ਬੋਲੋ' },
    inputs: { MESSAGE: text('Hello!', hello) },
    run: (site) => speaks(site, 'say'),
  },
  looks_sayforsecs: {
    shape: 'control',
    label: { en: 'Say {MESSAGE} for {SECS} seconds', hi: '{SECS} सेकंड तक {MESSAGE} बोलें', pa: '{SECS} ਸਕਿੰਟ ਤੱਕ {MESSAGE} ਬੋਲੋ' },
    inputs: { MESSAGE: text('Hello!', hello), SECS: number('2') },
    step: (site, next) => speaksForSeconds(site, next, 'say'),
  },
  looks_think: {
    shape: 'command',
    label: { en: 'Think {MESSAGE}', hi: '{MESSAGE} सोचें', pa: '{MESSAGE} ਸੋਚੋ' },
    inputs: { MESSAGE: text('Hmm...', hmm) },
    run: (site) => speaks(site, 'think'),
  },
  looks_thinkforsecs: {
    shape: 'control',
    label: { en: 'Think {MESSAGE} for {SECS} seconds', hi: '{SECS} सेकंड तक {MESSAGE} सोचें', pa: '{SECS} ਸਕਿੰਟ ਤੱਕ {MESSAGE} ਸੋਚੋ' },
    inputs: { MESSAGE: text('Hmm...', hmm), SECS: number('2') },
    step: (site, next) => speaksForSeconds(site, next, 'think'),
  },
  looks_changesizeby: {
    shape: 'command',
    label: { en: 'Change size by {CHANGE}', hi: 'आकार में {CHANGE} जोड़ें', pa: 'ਆਕਾਰ ਵਿੱਚ {CHANGE} ਜੋੜੋ' },
    inputs: { CHANGE: number('10') },
    run(site) {
      const by = site.number('CHANGE')
      return (thread) => setSize(thread.actor, thread.actor.size + by(thread))
    },
  },
  looks_setsizeto: {
    shape: 'command',
    label: { en: 'Set size to {SIZE} %', hi: 'आकार {SIZE} % करें', pa: 'ਆਕਾਰ {SIZE} % ਕਰੋ' },
    sentence: { en: 'Set size to {SIZE} percent', hi: 'आकार {SIZE} प्रतिशत करें', pa: 'ਆਕਾਰ {SIZE} ਫ਼ੀਸਦੀ ਕਰੋ' },
    inputs: { SIZE: number('100') },
    run(site) {
      const size = site.number('SIZE')
      return (thread) => setSize(thread.actor, size(thread))
    },
  },
  looks_show: {
    shape: 'command',
    label: { en: 'Show', hi: 'दिखें', pa: 'ਦਿਸੋ' },
    run: () => (thread) => setVisible(thread.actor, true),
  },
  looks_hide: {
    shape: 'command',
    label: { en: 'Hide', hi: 'छिपें', pa: 'ਲੁਕੋ' },
    run: () => (thread) => setVisible(thread.actor, false),
  },
  looks_nextcostume: {
    shape: 'command',
    label: { en: 'Next costume', hi: 'अगली पोशाक', pa: 'ਅਗਲੀ ਪੁਸ਼ਾਕ' },
    run: () => (thread) => setCostume(thread.actor, thread.actor.costume + 1),
  },
  looks_switchcostumeto: {
    shape: 'command',
    label: { en: 'Switch costume to {COSTUME}', hi: 'पोशाक {COSTUME} करें', pa: 'ਪੁਸ਼ਾਕ {COSTUME} ਕਰੋ' },
    inputs: { COSTUME: menu('looks_costume', 'COSTUME', '') },
    run(site) {
      const costume = site.value('COSTUME')
      const words = { next: 'next costume', previous: 'previous costume' }
      return (thread) => switchCostume(thread.actor, costume(thread), words)
    },
  },
  looks_switchbackdropto: {
    shape: 'command',
    label: { en: 'Switch backdrop to {BACKDROP}', hi: 'पृष्ठभूमि {BACKDROP} करें', pa: 'ਪਿਛੋਕੜ {BACKDROP} ਕਰੋ' },
    inputs: { BACKDROP: menu('looks_backdrops', 'BACKDROP', '') },
    run(site) {
      const backdrop = site.value('BACKDROP')
      return (thread) => void switchBackdrop(thread.actor.machine, backdrop(thread))
    },
  },
  looks_switchbackdroptoandwait: {
    shape: 'control',
    label: {
      en: 'Switch backdrop to {BACKDROP} and wait',
      hi: 'पृष्ठभूमि {BACKDROP} करें और रुकें',
      pa: 'ਪਿਛੋਕੜ {BACKDROP} ਕਰੋ ਅਤੇ ਰੁਕੋ',
    },
    inputs: { BACKDROP: menu('looks_backdrops', 'BACKDROP', '') },
    step(site, next) {
      const backdrop = site.value('BACKDROP')
      return waitsFor((thread) => switchBackdrop(thread.actor.machine, backdrop(thread)), next)
    },
  },
  looks_nextbackdrop: {
    shape: 'command',
    label: { en: 'Next backdrop', hi: 'अगली पृष्ठभूमि', pa: 'ਅਗਲਾ ਪਿਛੋਕੜ' },
    run: () => (thread) => void nextBackdrop(thread.actor.machine),
  },
  looks_changeeffectby: {
    shape: 'command',
    label: { en: 'Change {EFFECT} effect by {CHANGE}', hi: '{EFFECT} असर में {CHANGE} जोड़ें', pa: '{EFFECT} ਅਸਰ ਵਿੱਚ {CHANGE} ਜੋੜੋ' },
    inputs: { CHANGE: number('25') },
    fields: { EFFECT: 'COLOR' },
    run(site) {
      const by = site.number('CHANGE')
      const effect = site.field('EFFECT')
      const name = effect.toLowerCase()
      return (thread) => setEffect(thread.actor, effect, (thread.actor.effects.get(name) ?? 0) + by(thread))
    },
  },
  looks_seteffectto: {
    shape: 'command',
    label: { en: 'Set {EFFECT} effect to {VALUE}', hi: '{EFFECT} असर {VALUE} करें', pa: '{EFFECT} ਅਸਰ {VALUE} ਕਰੋ' },
    inputs: { VALUE: number('0') },
    fields: { EFFECT: 'COLOR' },
    run(site) {
      const value = site.number('VALUE')
      const effect = site.field('EFFECT')
      return (thread) => setEffect(thread.actor, effect, value(thread))
    },
  },
  looks_cleargraphiceffects: {
    shape: 'command',
    label: { en: 'Clear graphic effects', hi: 'तस्वीर के असर हटाएँ', pa: 'ਤਸਵੀਰ ਦੇ ਅਸਰ ਹਟਾਓ' },
    run: () => (thread) => clearEffects(thread.actor),
  },
  looks_gotofrontback: {
    shape: 'command',
    label: { en: 'Go to {FRONT_BACK} layer', hi: '{FRONT_BACK} परत पर जाएँ', pa: '{FRONT_BACK} ਪਰਤ ਉੱਤੇ ਜਾਓ' },
    fields: { FRONT_BACK: 'front' },
    run(site) {
      const isFront = site.field('FRONT_BACK') === 'front'
      return (thread) => moveLayers(thread.actor, isFront ? Infinity : -Infinity)
    },
  },
  looks_goforwardbackwardlayers: {
    shape: 'command',
    label: {
      en: 'Go {FORWARD_BACKWARD} {NUM} layers',
      hi: '{NUM} परत {FORWARD_BACKWARD} जाएँ',
      pa: '{NUM} ਪਰਤ {FORWARD_BACKWARD} ਜਾਓ',
    },
    inputs: { NUM: { type: 'integer', value: '1' } },
    fields: { FORWARD_BACKWARD: 'forward' },
    run(site) {
      const layers = site.number('NUM')
      const sign = site.field('FORWARD_BACKWARD') === 'forward' ? 1 : -1
      return (thread) => moveLayers(thread.actor, sign * layers(thread))
    },
  },
  looks_size: {
    shape: 'reporter',
    label: { en: 'size', hi: 'आकार', pa: 'ਆਕਾਰ' },
    gives: 'number',
    read: () => (thread) => Math.round(thread.actor.size),
  },
  looks_costumenumbername: {
    shape: 'reporter',
    label: { en: 'costume {NUMBER_NAME}', hi: 'पोशाक {NUMBER_NAME}', pa: 'ਪੁਸ਼ਾਕ {NUMBER_NAME}' },
    fields: { NUMBER_NAME: 'number' },
    gives: 'value',
    read: (site) => numberOrName(site, (thread) => thread.actor),
  },
  looks_backdropnumbername: {
    shape: 'reporter',
    label: { en: 'backdrop {NUMBER_NAME}', hi: 'पृष्ठभूमि {NUMBER_NAME}', pa: 'ਪਿਛੋਕੜ {NUMBER_NAME}' },
    fields: { NUMBER_NAME: 'number' },
    gives: 'value',
    read: (site) => numberOrName(site, (thread) => thread.actor.machine.stage),
  },
} satisfies Entries

function speaks(site: Site, kind: Bubble['kind']) {
  const message = site.value('MESSAGE')
  return (thread: Parameters<typeof message>[0]) => void speak(thread.actor, kind, message(thread))
}

/** The bubble goes only if it is still this one; the script waits in any case. */
function speaksForSeconds(site: Site, next: Step, kind: Bubble['kind']): Step {
  const message = site.value('MESSAGE')
  const seconds = site.number('SECS')
  return (thread) => {
    const { actor } = thread
    const bubble = speak(actor, kind, message(thread))
    return restUntil(thread, next, {
      seconds: seconds(thread),
      ended() {
        if (!bubble || actor.bubble !== bubble) return
        clearBubble(actor)
        redraws(actor)
      },
    })
  }
}

function numberOrName(site: Site, of: Read<Actor>): Read<number | string> {
  if (site.field('NUMBER_NAME') === 'number') return (thread) => of(thread).costume + 1
  return (thread) => costumeOf(of(thread))?.name ?? ''
}
