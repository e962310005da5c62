import { startScripts } from '../machine/threads.ts'
import type { Thread } from '../machine/state.ts'
import { isTouching } from '../machine/touching.ts'
import { waitsFor } from '../machine/wait-for.ts'
import { type Entries, type InputSpec, menu, number, type Read, type Site } from './entry.ts'

const message: InputSpec = { type: 'message', value: 'message1' }

export const events = {
  event_whenflagclicked: {
    shape: 'hat',
    label: { en: 'When flag clicked', hi: 'जब झंडा दबे', pa: 'ਜਦੋਂ ਝੰਡਾ ਦੱਬੇ' },
    sentence: { en: 'When the flag is clicked', hi: 'जब झंडा दबाया जाए', pa: 'ਜਦੋਂ ਝੰਡਾ ਦਬਾਇਆ ਜਾਵੇ' },
    key: () => 'flag',
    restarts: true,
  },
  event_whenthisspriteclicked: {
    shape: 'hat',
    label: { en: 'When this sprite clicked', hi: 'जब यह पात्र दबे', pa: 'ਜਦੋਂ ਇਹ ਪਾਤਰ ਦੱਬੇ' },
    sentence: { en: 'When this sprite is clicked', hi: 'जब यह पात्र दबाया जाए', pa: 'ਜਦੋਂ ਇਹ ਪਾਤਰ ਦਬਾਇਆ ਜਾਵੇ' },
    key: () => 'click',
    restarts: true,
  },
  event_whenstageclicked: {
    shape: 'hat',
    label: { en: 'When stage clicked', hi: 'जब मंच दबे', pa: 'ਜਦੋਂ ਮੰਚ ਦੱਬੇ' },
    sentence: { en: 'When the stage is clicked', hi: 'जब मंच दबाया जाए', pa: 'ਜਦੋਂ ਮੰਚ ਦਬਾਇਆ ਜਾਵੇ' },
    key: () => 'click',
    restarts: true,
  },
  event_whenkeypressed: {
    shape: 'hat',
    label: { en: 'When {KEY_OPTION} key pressed', hi: 'जब {KEY_OPTION} कुंजी दबे', pa: 'ਜਦੋਂ {KEY_OPTION} ਕੁੰਜੀ ਦੱਬੇ' },
    sentence: {
      en: 'When the {KEY_OPTION} key is pressed',
      hi: 'जब {KEY_OPTION} कुंजी दबाई जाए',
      pa: 'ਜਦੋਂ {KEY_OPTION} ਕੁੰਜੀ ਦਬਾਈ ਜਾਵੇ',
    },
    fields: { KEY_OPTION: 'space' },
    key: (field) => `key:${field('KEY_OPTION').toLowerCase()}`,
    restarts: false,
  },
  event_whenbroadcastreceived: {
    shape: 'hat',
    label: { en: 'When I receive {BROADCAST_OPTION}', hi: 'जब {BROADCAST_OPTION} संदेश मिले', pa: 'ਜਦੋਂ {BROADCAST_OPTION} ਸੁਨੇਹਾ ਮਿਲੇ' },
    sentence: {
      en: 'When the message “{BROADCAST_OPTION}” comes',
      hi: 'जब “{BROADCAST_OPTION}” संदेश मिले',
      pa: 'ਜਦੋਂ “{BROADCAST_OPTION}” ਸੁਨੇਹਾ ਮਿਲੇ',
    },
    fields: { BROADCAST_OPTION: 'message1' },
    key: (field) => `message:${field('BROADCAST_OPTION').toLowerCase()}`,
    restarts: true,
  },
  event_whenbackdropswitchesto: {
    shape: 'hat',
    label: { en: 'When backdrop switches to {BACKDROP}', hi: 'जब पृष्ठभूमि {BACKDROP} हो', pa: 'ਜਦੋਂ ਪਿਛੋਕੜ {BACKDROP} ਹੋਵੇ' },
    fields: { BACKDROP: '' },
    key: (field) => `backdrop:${field('BACKDROP').toLowerCase()}`,
    restarts: true,
  },
  event_whentouchingobject: {
    shape: 'edge-hat',
    label: {
      en: 'When this sprite touches {TOUCHINGOBJECTMENU}',
      hi: 'जब यह पात्र {TOUCHINGOBJECTMENU} को छुए',
      pa: 'ਜਦੋਂ ਇਹ ਪਾਤਰ {TOUCHINGOBJECTMENU} ਨੂੰ ਛੂਹੇ',
    },
    inputs: { TOUCHINGOBJECTMENU: menu('event_touchingobjectmenu', 'TOUCHINGOBJECTMENU', '_edge_') },
    isTrue(site) {
      const name = site.text('TOUCHINGOBJECTMENU')
      return (thread) => isTouching(thread.actor, name(thread))
    },
  },
  event_whengreaterthan: {
    shape: 'edge-hat',
    label: {
      en: 'When {WHENGREATERTHANMENU} > {VALUE}',
      hi: 'जब {WHENGREATERTHANMENU} > {VALUE}',
      pa: 'ਜਦੋਂ {WHENGREATERTHANMENU} > {VALUE}',
    },
    sentence: {
      en: 'When {WHENGREATERTHANMENU} is more than {VALUE}',
      hi: 'जब {WHENGREATERTHANMENU} {VALUE} से ज़्यादा हो',
      pa: 'ਜਦੋਂ {WHENGREATERTHANMENU} {VALUE} ਤੋਂ ਵੱਧ ਹੋਵੇ',
    },
    inputs: { VALUE: number('10') },
    fields: { WHENGREATERTHANMENU: 'TIMER' },
    isTrue(site) {
      const value = site.number('VALUE')
      // Nothing here listens: a game's loudness is always below 0.
      const isTimer = site.field('WHENGREATERTHANMENU').toUpperCase() === 'TIMER'
      return (thread) => (isTimer ? timerSeconds(thread) : -1) > value(thread)
    },
  },
  event_broadcast: {
    shape: 'command',
    label: { en: 'Broadcast {BROADCAST_INPUT}', hi: '{BROADCAST_INPUT} संदेश भेजें', pa: '{BROADCAST_INPUT} ਸੁਨੇਹਾ ਭੇਜੋ' },
    inputs: { BROADCAST_INPUT: message },
    run(site) {
      const send = sends(site)
      return (thread) => void send(thread)
    },
  },
  event_broadcastandwait: {
    shape: 'control',
    label: {
      en: 'Broadcast {BROADCAST_INPUT} and wait',
      hi: '{BROADCAST_INPUT} संदेश भेजें और रुकें',
      pa: '{BROADCAST_INPUT} ਸੁਨੇਹਾ ਭੇਜੋ ਅਤੇ ਰੁਕੋ',
    },
    inputs: { BROADCAST_INPUT: message },
    step: (site, next) => waitsFor(sends(site), next),
  },
} satisfies Entries

/** Seconds since the flag or the last reset; the same all through a frame. */
export function timerSeconds({ actor: { machine } }: Thread): number {
  return (machine.frameMs - machine.timerStartMs) / 1000
}

/** A message that the game does not have starts nothing. */
function sends(site: Site): Read<Thread[]> {
  const name = site.text('BROADCAST_INPUT')
  return (thread) => {
    const { machine } = thread.actor
    const wanted = name(thread).toLowerCase()
    return machine.messages.some((known) => known.toLowerCase() === wanted) ? startScripts(machine, `message:${wanted}`) : []
  }
}
