import { startScripts } from '../machine/threads.ts'
import type { Thread } from '../machine/state.ts'
import { isTouching } from '../machine/scene/overlap.ts'
import { waitsFor } from '../machine/waiting.ts'
import { type Entries, type InputSpec, menu, number, type Read, type Site } from './entry.ts'

const message: InputSpec = { type: 'message', value: 'message1' }

export const events = {
  event_whenflagclicked: {
    shape: 'hat',
    key: () => 'flag',
    restarts: true,
  },
  event_whenthisspriteclicked: {
    shape: 'hat',
    key: () => 'click',
    restarts: true,
  },
  event_whenstageclicked: {
    shape: 'hat',
    key: () => 'click',
    restarts: true,
  },
  event_whenkeypressed: {
    shape: 'hat',
    fields: { KEY_OPTION: 'space' },
    key: (field) => `key:${field('KEY_OPTION').toLowerCase()}`,
    restarts: false,
  },
  event_whenbroadcastreceived: {
    shape: 'hat',
    fields: { BROADCAST_OPTION: 'message1' },
    key: (field) => `message:${field('BROADCAST_OPTION').toLowerCase()}`,
    restarts: true,
  },
  event_whenbackdropswitchesto: {
    shape: 'hat',
    fields: { BACKDROP: '' },
    key: (field) => `backdrop:${field('BACKDROP').toLowerCase()}`,
    restarts: true,
  },
  event_whentouchingobject: {
    shape: 'edge-hat',
    inputs: { TOUCHINGOBJECTMENU: menu('event_touchingobjectmenu', 'TOUCHINGOBJECTMENU', '_edge_') },
    isTrue(site) {
      const name = site.text('TOUCHINGOBJECTMENU')
      return (thread) => isTouching(thread.actor, name(thread))
    },
  },
  event_whengreaterthan: {
    shape: 'edge-hat',
    inputs: { VALUE: number('10') },
    fields: { WHENGREATERTHANMENU: 'TIMER' },
    isTrue(site) {
      const value = site.number('VALUE')
      // No microphone is used: a game's loudness is always below 0.
      const isTimer = site.field('WHENGREATERTHANMENU').toUpperCase() === 'TIMER'
      return (thread) => (isTimer ? timerSeconds(thread) : -1) > value(thread)
    },
  },
  event_broadcast: {
    shape: 'command',
    inputs: { BROADCAST_INPUT: message },
    run(site) {
      const send = sends(site)
      return (thread) => void send(thread)
    },
  },
  event_broadcastandwait: {
    shape: 'control',
    inputs: { BROADCAST_INPUT: message },
    step: (site, next) => waitsFor(sends(site), next),
  },
} satisfies Entries

/** Seconds since the green flag or the last reset; constant within a frame. */
export function timerSeconds({ actor: { machine } }: Thread): number {
  return (machine.frameMs - machine.timerStartMs) / 1000
}

/** A message that the game does not define starts nothing. */
function sends(site: Site): Read<Thread[]> {
  const name = site.text('BROADCAST_INPUT')
  return (thread) => {
    const { machine } = thread.actor
    const wanted = name(thread).toLowerCase()
    return machine.messages.some((known) => known.toLowerCase() === wanted) ? startScripts(machine, `message:${wanted}`) : []
  }
}
