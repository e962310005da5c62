import {
  clearBubble,
  clearEffects,
  requestRedraw,
  setCostume,
  setEffect,
  setSize,
  setVisible,
  speak,
  switchCostume,
} from '../machine/actor.ts'
import { moveLayers } from '../machine/scene/layers.ts'
import { nextBackdrop, switchBackdrop } from '../machine/scene/backdrops.ts'
import { costumeOf } from '../machine/scene/geometry.ts'
import { restUntil, waitsFor } from '../machine/waiting.ts'
import type { Actor, Step } from '../machine/state.ts'
import type { Bubble } from '../machine/values.ts'
import { type Entries, menu, number, type Read, type Site, text } from './entry.ts'

export const looks = {
  looks_say: {
    shape: 'command',
    inputs: { MESSAGE: text('Hello!') },
    run: (site) => speaks(site, 'say'),
  },
  looks_sayforsecs: {
    shape: 'control',
    inputs: { MESSAGE: text('Hello!'), SECS: number('2') },
    step: (site, next) => speaksForSeconds(site, next, 'say'),
  },
  looks_think: {
    shape: 'command',
    inputs: { MESSAGE: text('Hmm...') },
    run: (site) => speaks(site, 'think'),
  },
  looks_thinkforsecs: {
    shape: 'control',
    inputs: { MESSAGE: text('Hmm...'), SECS: number('2') },
    step: (site, next) => speaksForSeconds(site, next, 'think'),
  },
  looks_changesizeby: {
    shape: 'command',
    inputs: { CHANGE: number('10') },
    run(site) {
      const by = site.number('CHANGE')
      return (thread) => setSize(thread.actor, thread.actor.size + by(thread))
    },
  },
  looks_setsizeto: {
    shape: 'command',
    inputs: { SIZE: number('100') },
    run(site) {
      const size = site.number('SIZE')
      return (thread) => setSize(thread.actor, size(thread))
    },
  },
  looks_show: {
    shape: 'command',
    run: () => (thread) => setVisible(thread.actor, true),
  },
  looks_hide: {
    shape: 'command',
    run: () => (thread) => setVisible(thread.actor, false),
  },
  looks_nextcostume: {
    shape: 'command',
    run: () => (thread) => setCostume(thread.actor, thread.actor.costume + 1),
  },
  looks_switchcostumeto: {
    shape: 'command',
    inputs: { COSTUME: menu('looks_costume', 'COSTUME', '') },
    run(site) {
      const costume = site.value('COSTUME')
      const words = { next: 'next costume', previous: 'previous costume' }
      return (thread) => switchCostume(thread.actor, costume(thread), words)
    },
  },
  looks_switchbackdropto: {
    shape: 'command',
    inputs: { BACKDROP: menu('looks_backdrops', 'BACKDROP', '') },
    run(site) {
      const backdrop = site.value('BACKDROP')
      return (thread) => void switchBackdrop(thread.actor.machine, backdrop(thread))
    },
  },
  looks_switchbackdroptoandwait: {
    shape: 'control',
    inputs: { BACKDROP: menu('looks_backdrops', 'BACKDROP', '') },
    step(site, next) {
      const backdrop = site.value('BACKDROP')
      return waitsFor((thread) => switchBackdrop(thread.actor.machine, backdrop(thread)), next)
    },
  },
  looks_nextbackdrop: {
    shape: 'command',
    run: () => (thread) => void nextBackdrop(thread.actor.machine),
  },
  looks_changeeffectby: {
    shape: 'command',
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
    run: () => (thread) => clearEffects(thread.actor),
  },
  looks_gotofrontback: {
    shape: 'command',
    fields: { FRONT_BACK: 'front' },
    run(site) {
      const isFront = site.field('FRONT_BACK') === 'front'
      return (thread) => moveLayers(thread.actor, isFront ? Infinity : -Infinity)
    },
  },
  looks_goforwardbackwardlayers: {
    shape: 'command',
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
    gives: 'number',
    read: () => (thread) => Math.round(thread.actor.size),
  },
  looks_costumenumbername: {
    shape: 'reporter',
    fields: { NUMBER_NAME: 'number' },
    gives: 'value',
    read: (site) => numberOrName(site, (thread) => thread.actor),
  },
  looks_backdropnumbername: {
    shape: 'reporter',
    fields: { NUMBER_NAME: 'number' },
    gives: 'value',
    read: (site) => numberOrName(site, (thread) => thread.actor.machine.stage),
  },
} satisfies Entries

function speaks(site: Site, kind: Bubble['kind']) {
  const message = site.value('MESSAGE')
  return (thread: Parameters<typeof message>[0]) => void speak(thread.actor, kind, message(thread))
}

/** The bubble is removed only if it is still this one; the script waits in any case. */
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
        requestRedraw(actor)
      },
    })
  }
}

function numberOrName(site: Site, of: Read<Actor>): Read<number | string> {
  if (site.field('NUMBER_NAME') === 'number') return (thread) => of(thread).costume + 1
  return (thread) => costumeOf(of(thread))?.name ?? ''
}
