import type { Value } from '../project.ts'
import { areTouching, costumeOf, isOpaqueAt, isTouchingEdge } from '../machine/geometry.ts'
import { spriteNamed, targetPosition } from '../machine/places.ts'
import { ask } from '../machine/questions.ts'
import type { Actor, Thread } from '../machine/state.ts'
import { parks } from '../machine/threads.ts'
import { type Entries, menu, text } from './entry.ts'
import { timerSeconds } from './events.ts'
import { nearWhole } from './motion.ts'

export const sensing = {
  sensing_touchingobject: {
    shape: 'reporter',
    label: {
      en: 'touching {TOUCHINGOBJECTMENU}?',
      hi: '{TOUCHINGOBJECTMENU} को छू रहे हैं?',
      pa: '{TOUCHINGOBJECTMENU} ਨੂੰ ਛੂਹ ਰਹੇ ਹਾਂ?',
    },
    inputs: { TOUCHINGOBJECTMENU: menu('sensing_touchingobjectmenu', 'TOUCHINGOBJECTMENU', '_edge_') },
    gives: 'boolean',
    read(site) {
      const name = site.text('TOUCHINGOBJECTMENU')
      return (thread) => isTouching(thread.actor, name(thread))
    },
  },
  sensing_distanceto: {
    shape: 'reporter',
    label: { en: 'distance to {DISTANCETOMENU}', hi: '{DISTANCETOMENU} तक दूरी', pa: '{DISTANCETOMENU} ਤੱਕ ਦੂਰੀ' },
    inputs: { DISTANCETOMENU: menu('sensing_distancetomenu', 'DISTANCETOMENU', '_mouse_') },
    gives: 'number',
    read(site) {
      const name = site.text('DISTANCETOMENU')
      return (thread) => {
        const wanted = name(thread)
        const place = wanted === '_random_' ? null : targetPosition(thread.actor, wanted)
        return place && !thread.actor.isStage ? Math.hypot(thread.actor.x - place.x, thread.actor.y - place.y) : 10_000
      }
    },
  },
  sensing_keypressed: {
    shape: 'reporter',
    label: { en: 'key {KEY_OPTION} pressed?', hi: '{KEY_OPTION} कुंजी दबी है?', pa: '{KEY_OPTION} ਕੁੰਜੀ ਦੱਬੀ ਹੈ?' },
    inputs: { KEY_OPTION: menu('sensing_keyoptions', 'KEY_OPTION', 'space') },
    gives: 'boolean',
    read(site) {
      const key = site.text('KEY_OPTION')
      return (thread) => {
        const { keys } = thread.actor.machine
        const wanted = key(thread).toLowerCase()
        return wanted === 'any' ? keys.size > 0 : keys.has(wanted)
      }
    },
  },
  sensing_mousedown: {
    shape: 'reporter',
    label: { en: 'mouse down?', hi: 'माउस दबा है?', pa: 'ਮਾਊਸ ਦੱਬਿਆ ਹੈ?' },
    gives: 'boolean',
    read: () => (thread) => thread.actor.machine.mouse.down,
  },
  sensing_mousex: {
    shape: 'reporter',
    label: { en: 'mouse x', hi: 'माउस x', pa: 'ਮਾਊਸ x' },
    gives: 'number',
    read: () => (thread) => thread.actor.machine.mouse.x,
  },
  sensing_mousey: {
    shape: 'reporter',
    label: { en: 'mouse y', hi: 'माउस y', pa: 'ਮਾਊਸ y' },
    gives: 'number',
    read: () => (thread) => thread.actor.machine.mouse.y,
  },
  sensing_askandwait: {
    shape: 'control',
    label: { en: 'Ask {QUESTION} and wait', hi: '{QUESTION} पूछें और रुकें', pa: '{QUESTION} ਪੁੱਛੋ ਅਤੇ ਰੁਕੋ' },
    inputs: { QUESTION: text("What's your name?") },
    step(site, next) {
      const question = site.text('QUESTION')
      return (thread) => {
        const waits = parks(thread, next)
        ask(thread, question(thread))
        return waits
      }
    },
  },
  sensing_answer: {
    shape: 'reporter',
    label: { en: 'answer', hi: 'उत्तर', pa: 'ਜਵਾਬ' },
    gives: 'text',
    read: () => (thread) => thread.actor.machine.answer,
  },
  sensing_timer: {
    shape: 'reporter',
    label: { en: 'timer', hi: 'समय', pa: 'ਸਮਾਂ' },
    gives: 'number',
    read: () => timerSeconds,
  },
  sensing_resettimer: {
    shape: 'command',
    label: { en: 'Reset timer', hi: 'समय शून्य करें', pa: 'ਸਮਾਂ ਸਿਫ਼ਰ ਕਰੋ' },
    run:
      () =>
      ({ actor: { machine } }) => {
        machine.timerStartMs = machine.frameMs
      },
  },
  sensing_of: {
    shape: 'reporter',
    label: { en: '{PROPERTY} of {OBJECT}', hi: '{OBJECT} का {PROPERTY}', pa: '{OBJECT} ਦਾ {PROPERTY}' },
    inputs: { OBJECT: menu('sensing_of_object_menu', 'OBJECT', '_stage_') },
    fields: { PROPERTY: 'x position' },
    gives: 'value',
    read(site) {
      const name = site.text('OBJECT')
      const property = site.field('PROPERTY')
      return (thread) => propertyOf(thread, name(thread), property)
    },
  },
  sensing_username: {
    shape: 'reporter',
    label: { en: 'username', hi: 'उपयोगकर्ता का नाम', pa: 'ਵਰਤੋਂਕਾਰ ਦਾ ਨਾਂ' },
    gives: 'text',
    // A game never learns who plays it.
    read: () => () => '',
  },
  sensing_loudness: {
    shape: 'reporter',
    label: { en: 'loudness', hi: 'शोर', pa: 'ਸ਼ੋਰ' },
    gives: 'number',
    // Nothing here listens.
    read: () => () => -1,
  },
  sensing_setdragmode: {
    shape: 'command',
    label: { en: 'Set drag mode {DRAG_MODE}', hi: 'खींचना {DRAG_MODE} करें', pa: 'ਖਿੱਚਣਾ {DRAG_MODE} ਕਰੋ' },
    fields: { DRAG_MODE: 'draggable' },
    run(site) {
      const draggable = site.field('DRAG_MODE') === 'draggable'
      return ({ actor }) => {
        actor.draggable = draggable && !actor.isStage
      }
    },
  },
} satisfies Entries

function isTouching(actor: Actor, name: string): boolean {
  if (actor.isStage) return false
  const { actors, mouse } = actor.machine
  if (name === '_edge_') return isTouchingEdge(actor)
  if (name === '_mouse_') return mouse.known && isOpaqueAt(actor, mouse.x, mouse.y)
  return (
    actor.visible &&
    actors.some((other) => other !== actor && other.visible && other.program.name === name && areTouching(actor, other))
  )
}

const spriteProperties = new Map<string, (actor: Actor) => Value>([
  ['x position', (actor) => nearWhole(actor.x)],
  ['y position', (actor) => nearWhole(actor.y)],
  ['direction', (actor) => actor.direction],
  ['costume #', (actor) => actor.costume + 1],
  ['costume name', costumeName],
  ['size', (actor) => actor.size],
  ['volume', (actor) => actor.volume],
])

const stageProperties = new Map<string, (actor: Actor) => Value>([
  ['background #', (actor) => actor.costume + 1],
  ['backdrop #', (actor) => actor.costume + 1],
  ['backdrop name', costumeName],
  ['volume', (actor) => actor.volume],
])

function costumeName(actor: Actor): string {
  return costumeOf(actor)?.name ?? ''
}

/** One of the set properties, else a variable of that name; 0 for what is not there. */
function propertyOf({ actor: { machine } }: Thread, name: string, property: string): Value {
  const of = name === '_stage_' ? machine.stage : spriteNamed(machine, name)
  if (!of) return 0
  const read = (of.isStage ? stageProperties : spriteProperties).get(property)
  return read ? read(of) : (of.cells.find((cell) => cell.name === property)?.value ?? 0)
}
