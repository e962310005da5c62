import type { Value } from '../project.ts'
import { costumeOf } from '../machine/scene/geometry.ts'
import { spriteNamed, targetPosition } from '../machine/actor.ts'
import { keyMeant } from '../machine/key-names.ts'
import { ask } from '../machine/questions.ts'
import type { Actor, Thread } from '../machine/state.ts'
import type { Moment } from '../machine/time.ts'
import { parkThread } from '../machine/threads.ts'
import { isTouching } from '../machine/scene/overlap.ts'
import { color, type Entries, menu, text } from './entry.ts'
import { timerSeconds } from './events.ts'

export const sensing = {
  sensing_touchingobject: {
    shape: 'reporter',
    inputs: { TOUCHINGOBJECTMENU: menu('sensing_touchingobjectmenu', 'TOUCHINGOBJECTMENU', '_edge_') },
    gives: 'boolean',
    read(site) {
      const name = site.text('TOUCHINGOBJECTMENU')
      return (thread) => isTouching(thread.actor, name(thread))
    },
  },
  sensing_touchingcolor: {
    shape: 'reporter',
    inputs: { COLOR: color('#4c97ff') },
    gives: 'boolean',
    read(site) {
      const wanted = site.value('COLOR')
      return (thread) => thread.actor.machine.world.colors?.isTouching(thread.actor, wanted(thread)) ?? false
    },
  },
  sensing_coloristouchingcolor: {
    shape: 'reporter',
    inputs: { COLOR: color('#ffab19'), COLOR2: color('#4c97ff') },
    gives: 'boolean',
    read(site) {
      const own = site.value('COLOR')
      const wanted = site.value('COLOR2')
      return (thread) => thread.actor.machine.world.colors?.isColorTouching(thread.actor, own(thread), wanted(thread)) ?? false
    },
  },
  sensing_distanceto: {
    shape: 'reporter',
    inputs: { DISTANCETOMENU: menu('sensing_distancetomenu', 'DISTANCETOMENU', '_mouse_') },
    gives: 'value',
    read(site) {
      const name = site.text('DISTANCETOMENU')
      return (thread) => {
        const wanted = name(thread)
        if (wanted === '_mouse_' && !thread.actor.isStage && !thread.actor.machine.mouse.known) return Number.NaN
        const place = wanted === '_random_' ? null : targetPosition(thread.actor, wanted)
        // Calculated as in Scratch, so that the last digit of the root is the same; it may be displayed.
        return place && !thread.actor.isStage
          ? Math.sqrt((thread.actor.x - place.x) ** 2 + (thread.actor.y - place.y) ** 2)
          : 10_000
      }
    },
  },
  sensing_keypressed: {
    shape: 'reporter',
    inputs: { KEY_OPTION: menu('sensing_keyoptions', 'KEY_OPTION', 'space') },
    gives: 'boolean',
    read(site) {
      const key = site.value('KEY_OPTION')
      return (thread) => {
        const { keys } = thread.actor.machine
        const wanted = key(thread)
        return wanted === 'any' ? keys.size > 0 : keys.has(keyMeant(wanted))
      }
    },
  },
  sensing_mousedown: {
    shape: 'reporter',
    gives: 'boolean',
    read: () => (thread) => thread.actor.machine.mouse.down,
  },
  sensing_mousex: {
    shape: 'reporter',
    gives: 'number',
    read: () => (thread) => thread.actor.machine.mouse.x,
  },
  sensing_mousey: {
    shape: 'reporter',
    gives: 'number',
    read: () => (thread) => thread.actor.machine.mouse.y,
  },
  sensing_askandwait: {
    shape: 'control',
    inputs: { QUESTION: text("What's your name?") },
    step(site, next) {
      const question = site.text('QUESTION')
      return (thread) => {
        ask(thread, question(thread))
        return parkThread(thread, next)
      }
    },
  },
  sensing_answer: {
    shape: 'reporter',
    gives: 'text',
    read: () => (thread) => thread.actor.machine.answer,
  },
  sensing_timer: {
    shape: 'reporter',
    gives: 'number',
    read: () => timerSeconds,
  },
  sensing_resettimer: {
    shape: 'command',
    run:
      () =>
      ({ actor: { machine } }) => {
        machine.timerStartMs = machine.frameMs
      },
  },
  sensing_of: {
    shape: 'reporter',
    inputs: { OBJECT: menu('sensing_of_object_menu', 'OBJECT', '_stage_') },
    fields: { PROPERTY: 'x position' },
    gives: 'value',
    read(site) {
      const name = site.text('OBJECT')
      const property = site.field('PROPERTY')
      return (thread) => propertyOf(thread, name(thread), property)
    },
  },
  sensing_current: {
    shape: 'reporter',
    fields: { CURRENTMENU: 'YEAR' },
    gives: 'number',
    read(site) {
      const part = partsOfDate.get(site.field('CURRENTMENU').toUpperCase()) ?? (() => 0)
      return (thread) => part(localDate(thread))
    },
  },
  sensing_dayssince2000: {
    shape: 'reporter',
    gives: 'number',
    read: () => (thread) => (momentOf(thread).ms - Date.UTC(2000)) / dayMs,
  },
  sensing_userid: {
    shape: 'reporter',
    isIdle: true,
    gives: 'text',
    // Scratch does not return a value either.
    read: () => () => '',
  },
  sensing_loud: {
    shape: 'reporter',
    isIdle: true,
    gives: 'boolean',
    read: () => () => false,
  },
  sensing_username: {
    shape: 'reporter',
    isIdle: true,
    gives: 'text',
    // A game never gets the user's name.
    read: () => () => '',
  },
  sensing_loudness: {
    shape: 'reporter',
    isIdle: true,
    gives: 'number',
    // No microphone is used.
    read: () => () => -1,
  },
  sensing_setdragmode: {
    shape: 'command',
    fields: { DRAG_MODE: 'draggable' },
    run(site) {
      const draggable = site.field('DRAG_MODE') === 'draggable'
      return ({ actor }) => {
        actor.draggable = draggable && !actor.isStage
      }
    },
  },
} satisfies Entries

const minuteMs = 60_000
const dayMs = 86_400_000

const partsOfDate = new Map<string, (date: Date) => number>([
  ['YEAR', (date) => date.getUTCFullYear()],
  ['MONTH', (date) => date.getUTCMonth() + 1],
  ['DATE', (date) => date.getUTCDate()],
  // Sunday is 1.
  ['DAYOFWEEK', (date) => date.getUTCDay() + 1],
  ['HOUR', (date) => date.getUTCHours()],
  ['MINUTE', (date) => date.getUTCMinutes()],
  ['SECOND', (date) => date.getUTCSeconds()],
])

function momentOf({ actor: { machine } }: Thread): Moment {
  return machine.world.date?.() ?? { ms: machine.world.now(), aheadMinutes: 0 }
}

/** Read with the UTC functions, it is the local date and time. */
function localDate(thread: Thread): Date {
  const { ms, aheadMinutes } = momentOf(thread)
  return new Date(ms + aheadMinutes * minuteMs)
}

const spriteProperties = new Map<string, (actor: Actor) => Value>([
  ['x position', (actor) => actor.x],
  ['y position', (actor) => actor.y],
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

/** A built-in property, otherwise a variable with that name; 0 if there is none. */
function propertyOf({ actor: { machine } }: Thread, name: string, property: string): Value {
  const of = name === '_stage_' ? machine.stage : spriteNamed(machine, name)
  if (!of) return 0
  const read = (of.isStage ? stageProperties : spriteProperties).get(property)
  return read ? read(of) : (of.cells.find((cell) => cell.name === property)?.value ?? 0)
}
