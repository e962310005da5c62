import { bounce, moveSteps, moveTo, pointIn, setRotationStyle } from '../machine/actor.ts'
import { targetPosition } from '../machine/places.ts'
import type { Thread } from '../machine/state.ts'
import { glides, type GlideTo } from '../machine/glide.ts'
import { toNumber } from '../values.ts'
import { type Entries, menu, number } from './entry.ts'

export const motion = {
  motion_movesteps: {
    shape: 'command',
    label: { en: 'Move {STEPS} steps', hi: '{STEPS} कदम चलें', pa: '{STEPS} ਕਦਮ ਚੱਲੋ' },
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
    label: { en: 'Turn right {DEGREES} degrees', hi: 'दाएँ {DEGREES} डिग्री घूमें', pa: 'ਸੱਜੇ {DEGREES} ਡਿਗਰੀ ਘੁੰਮੋ' },
    inputs: { DEGREES: number('15') },
    run(site) {
      const degrees = site.number('DEGREES')
      return (thread) => pointIn(thread.actor, thread.actor.direction + degrees(thread))
    },
  },
  motion_turnleft: {
    shape: 'command',
    label: { en: 'Turn left {DEGREES} degrees', hi: 'बाएँ {DEGREES} डिग्री घूमें', pa: 'ਖੱਬੇ {DEGREES} ਡਿਗਰੀ ਘੁੰਮੋ' },
    inputs: { DEGREES: number('15') },
    run(site) {
      const degrees = site.number('DEGREES')
      return (thread) => pointIn(thread.actor, thread.actor.direction - degrees(thread))
    },
  },
  motion_goto: {
    shape: 'command',
    label: { en: 'Go to {TO}', hi: '{TO} पर जाएँ', pa: '{TO} ਉੱਤੇ ਜਾਓ' },
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
    label: { en: 'Go to x: {X} y: {Y}', hi: 'x: {X} y: {Y} पर जाएँ', pa: 'x: {X} y: {Y} ਉੱਤੇ ਜਾਓ' },
    sentence: { en: 'Go to x {X}, y {Y}', hi: 'x {X}, y {Y} पर जाएँ', pa: 'x {X}, y {Y} ਉੱਤੇ ਜਾਓ' },
    inputs: { X: number('0'), Y: number('0') },
    run(site) {
      const x = site.number('X')
      const y = site.number('Y')
      return (thread) => moveTo(thread.actor, x(thread), y(thread))
    },
  },
  motion_glidesecstoxy: {
    shape: 'control',
    label: {
      en: 'Glide {SECS} seconds to x: {X} y: {Y}',
      hi: '{SECS} सेकंड में x: {X} y: {Y} तक सरकें',
      pa: '{SECS} ਸਕਿੰਟ ਵਿੱਚ x: {X} y: {Y} ਤੱਕ ਸਰਕੋ',
    },
    sentence: {
      en: 'Glide {SECS} seconds to x {X}, y {Y}',
      hi: '{SECS} सेकंड में x {X}, y {Y} तक सरकें',
      pa: '{SECS} ਸਕਿੰਟ ਵਿੱਚ x {X}, y {Y} ਤੱਕ ਸਰਕੋ',
    },
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
    label: { en: 'Glide {SECS} seconds to {TO}', hi: '{SECS} सेकंड में {TO} तक सरकें', pa: '{SECS} ਸਕਿੰਟ ਵਿੱਚ {TO} ਤੱਕ ਸਰਕੋ' },
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
    label: { en: 'Point in direction {DIRECTION}', hi: '{DIRECTION} दिशा में मुड़ें', pa: '{DIRECTION} ਦਿਸ਼ਾ ਵੱਲ ਮੁੜੋ' },
    inputs: { DIRECTION: { type: 'angle', value: '90' } },
    run(site) {
      const direction = site.number('DIRECTION')
      return (thread) => pointIn(thread.actor, direction(thread))
    },
  },
  motion_pointtowards: {
    shape: 'command',
    label: { en: 'Point towards {TOWARDS}', hi: '{TOWARDS} की ओर मुड़ें', pa: '{TOWARDS} ਵੱਲ ਮੁੜੋ' },
    inputs: { TOWARDS: menu('motion_pointtowards_menu', 'TOWARDS', '_mouse_') },
    run(site) {
      const towards = site.text('TOWARDS')
      return (thread) => pointTowards(thread, towards(thread))
    },
  },
  motion_changexby: {
    shape: 'command',
    label: { en: 'Change x by {DX}', hi: 'x में {DX} जोड़ें', pa: 'x ਵਿੱਚ {DX} ਜੋੜੋ' },
    inputs: { DX: number('10') },
    run(site) {
      const by = site.number('DX')
      return (thread) => moveTo(thread.actor, thread.actor.x + by(thread), thread.actor.y)
    },
  },
  motion_setx: {
    shape: 'command',
    label: { en: 'Set x to {X}', hi: 'x को {X} करें', pa: 'x ਨੂੰ {X} ਕਰੋ' },
    inputs: { X: number('0') },
    run(site) {
      const x = site.number('X')
      return (thread) => moveTo(thread.actor, x(thread), thread.actor.y)
    },
  },
  motion_changeyby: {
    shape: 'command',
    label: { en: 'Change y by {DY}', hi: 'y में {DY} जोड़ें', pa: 'y ਵਿੱਚ {DY} ਜੋੜੋ' },
    inputs: { DY: number('10') },
    run(site) {
      const by = site.number('DY')
      return (thread) => moveTo(thread.actor, thread.actor.x, thread.actor.y + by(thread))
    },
  },
  motion_sety: {
    shape: 'command',
    label: { en: 'Set y to {Y}', hi: 'y को {Y} करें', pa: 'y ਨੂੰ {Y} ਕਰੋ' },
    inputs: { Y: number('0') },
    run(site) {
      const y = site.number('Y')
      return (thread) => moveTo(thread.actor, thread.actor.x, y(thread))
    },
  },
  motion_ifonedgebounce: {
    shape: 'command',
    label: { en: 'If on edge, bounce', hi: 'किनारे पर हों तो उछलें', pa: 'ਕਿਨਾਰੇ ਉੱਤੇ ਹੋਵੋ ਤਾਂ ਉੱਛਲੋ' },
    run: () => (thread) => bounce(thread.actor),
  },
  motion_setrotationstyle: {
    shape: 'command',
    label: { en: 'Set rotation style {STYLE}', hi: 'घूमने का ढंग: {STYLE}', pa: 'ਘੁੰਮਣ ਦਾ ਢੰਗ: {STYLE}' },
    fields: { STYLE: 'left-right' },
    run: (site) => {
      const style = site.field('STYLE')
      return (thread) => setRotationStyle(thread.actor, style)
    },
  },
  motion_xposition: {
    shape: 'reporter',
    label: { en: 'x position', hi: 'x स्थान', pa: 'x ਥਾਂ' },
    gives: 'number',
    read: () => (thread) => nearWhole(thread.actor.x),
  },
  motion_yposition: {
    shape: 'reporter',
    label: { en: 'y position', hi: 'y स्थान', pa: 'y ਥਾਂ' },
    gives: 'number',
    read: () => (thread) => nearWhole(thread.actor.y),
  },
  motion_direction: {
    shape: 'reporter',
    label: { en: 'direction', hi: 'दिशा', pa: 'ਦਿਸ਼ਾ' },
    gives: 'number',
    read: () => (thread) => thread.actor.direction,
  },
} satisfies Entries

/** Scripts do not see the last trace of rounding: 1e-10 reads as 0. */
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
