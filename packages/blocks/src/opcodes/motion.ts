import { bounce, moveSteps, moveTo, pointIn, setRotationStyle, targetPosition } from '../machine/actor.ts'
import type { Thread } from '../machine/state.ts'
import { glides, type GlideTo } from '../machine/glide.ts'
import { toNumber, withoutNaN } from '../values.ts'
import { type Entries, menu, number } from './entry.ts'

export const motion = {
  motion_movesteps: {
    shape: 'command',
    inputs: { STEPS: number('10') },
    run(site) {
      const steps = site.number('STEPS')
      const typed = site.typed('STEPS')
      if (typed === undefined) return (thread) => moveSteps(thread.actor, steps(thread))
      const constant = toNumber(typed)
      return (thread) => moveSteps(thread.actor, constant)
    },
  },
  motion_turnright: {
    shape: 'command',
    inputs: { DEGREES: number('15') },
    run(site) {
      const degrees = site.number('DEGREES')
      return (thread) => pointIn(thread.actor, thread.actor.direction + degrees(thread))
    },
  },
  motion_turnleft: {
    shape: 'command',
    inputs: { DEGREES: number('15') },
    run(site) {
      const degrees = site.number('DEGREES')
      return (thread) => pointIn(thread.actor, thread.actor.direction - degrees(thread))
    },
  },
  motion_goto: {
    shape: 'command',
    inputs: { TO: menu('motion_goto_menu', 'TO', '_random_') },
    run(site) {
      const to = site.text('TO')
      return (thread) => {
        const place = targetPosition(thread.actor, to(thread))
        if (place) moveTo(thread.actor, place.x, place.y)
      }
    },
  },
  motion_gotoxy: {
    shape: 'command',
    inputs: { X: number('0'), Y: number('0') },
    run(site) {
      const x = site.number('X')
      const y = site.number('Y')
      return (thread) => moveTo(thread.actor, x(thread), y(thread))
    },
  },
  motion_glidesecstoxy: {
    shape: 'control',
    inputs: { SECS: number('1'), X: number('0'), Y: number('0') },
    step: (site, next) => {
      const x = site.number('X')
      const y = site.number('Y')
      const to: GlideTo = (thread) => ({ x: x(thread), y: y(thread) })
      return glides({ seconds: site.number('SECS'), to, readAgain: site.readAgain('SECS', 'X', 'Y') }, next)
    },
  },
  motion_glideto: {
    shape: 'control',
    inputs: { SECS: number('1'), TO: menu('motion_glideto_menu', 'TO', '_random_') },
    step: (site, next) => {
      const name = site.text('TO')
      const seconds = site.readAgain('SECS')
      const to: GlideTo = (thread) => targetPosition(thread.actor, name(thread))
      const readAgain = (thread: Thread) => {
        seconds?.(thread)
        to(thread)
      }
      return glides({ seconds: site.number('SECS'), to, readAgain }, next)
    },
  },
  motion_pointindirection: {
    shape: 'command',
    inputs: { DIRECTION: { type: 'angle', value: '90' } },
    run(site) {
      const direction = site.number('DIRECTION')
      return (thread) => pointIn(thread.actor, direction(thread))
    },
  },
  motion_pointtowards: {
    shape: 'command',
    inputs: { TOWARDS: menu('motion_pointtowards_menu', 'TOWARDS', '_mouse_') },
    run(site) {
      const towards = site.text('TOWARDS')
      return (thread) => pointTowards(thread, towards(thread))
    },
  },
  motion_changexby: {
    shape: 'command',
    inputs: { DX: number('10') },
    run(site) {
      const by = site.number('DX')
      return (thread) => moveTo(thread.actor, thread.actor.x + by(thread), thread.actor.y)
    },
  },
  motion_setx: {
    shape: 'command',
    inputs: { X: number('0') },
    run(site) {
      const x = site.number('X')
      return (thread) => moveTo(thread.actor, x(thread), thread.actor.y)
    },
  },
  motion_changeyby: {
    shape: 'command',
    inputs: { DY: number('10') },
    run(site) {
      const by = site.number('DY')
      return (thread) => moveTo(thread.actor, thread.actor.x, thread.actor.y + by(thread))
    },
  },
  motion_sety: {
    shape: 'command',
    inputs: { Y: number('0') },
    run(site) {
      const y = site.number('Y')
      return (thread) => moveTo(thread.actor, thread.actor.x, y(thread))
    },
  },
  motion_ifonedgebounce: {
    shape: 'command',
    run: () => (thread) => bounce(thread.actor),
  },
  motion_setrotationstyle: {
    shape: 'command',
    fields: { STYLE: 'left-right' },
    run: (site) => {
      const style = site.field('STYLE')
      return (thread) => setRotationStyle(thread.actor, style)
    },
  },
  motion_xposition: {
    shape: 'reporter',
    gives: 'number',
    read: () => (thread) => nearWhole(thread.actor.x),
    asNumber: () => (thread) => withoutNaN(nearWhole(thread.actor.x)),
  },
  motion_yposition: {
    shape: 'reporter',
    gives: 'number',
    read: () => (thread) => nearWhole(thread.actor.y),
    asNumber: () => (thread) => withoutNaN(nearWhole(thread.actor.y)),
  },
  motion_direction: {
    shape: 'reporter',
    gives: 'number',
    read: () => (thread) => thread.actor.direction,
  },
} satisfies Entries

/** Scripts do not see rounding errors: 1e-10 is reported as 0. */
function nearWhole(position: number): number {
  const whole = Math.round(position)
  return Math.abs(position - whole) < 1e-9 ? whole : position
}

function pointTowards({ actor }: Thread, towards: string): void {
  if (towards === '_random_') return pointIn(actor, Math.round(actor.machine.world.random() * 360) - 180)
  if (towards === '_mouse_' && !actor.machine.mouse.known) return
  const place = targetPosition(actor, towards)
  if (place) pointIn(actor, 90 - (Math.atan2(place.y - actor.y, place.x - actor.x) * 180) / Math.PI)
}
