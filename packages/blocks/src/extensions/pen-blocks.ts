/** The pen blocks of Scratch. Loaded for games that use one. */
import { colorFrom } from '../machine/scene/colors.ts'
import type { Value } from '../project.ts'
import { toNumber } from '../values.ts'
import { color, type Entries, menu, number } from '../opcodes/entry.ts'
import { erase, penOf, setColor, setDown, setHue, setPart, setShade, setSize, stamps } from './pen.ts'

const part = menu('pen_menu_colorParam', 'colorParam', 'color')

export const penBlocks = {
  pen_clear: {
    shape: 'command',
    run: () => (thread) => erase(thread.actor),
  },
  pen_stamp: {
    shape: 'command',
    run: () => (thread) => stamps(thread.actor),
  },
  pen_penDown: {
    shape: 'command',
    run: () => (thread) => setDown(thread.actor, true),
  },
  pen_penUp: {
    shape: 'command',
    run: () => (thread) => setDown(thread.actor, false),
  },
  pen_setPenColorToColor: {
    shape: 'command',
    inputs: { COLOR: color('#4c97ff') },
    run(site) {
      const wanted = site.value('COLOR')
      return (thread) => {
        const value = wanted(thread)
        setColor(penOf(thread.actor), colorFrom(value), alphaOf(value))
      }
    },
  },
  pen_changePenColorParamBy: {
    shape: 'command',
    inputs: { COLOR_PARAM: part, VALUE: number('10') },
    run(site) {
      const name = site.text('COLOR_PARAM')
      const by = site.number('VALUE')
      return (thread) => setPart(penOf(thread.actor), name(thread), (before) => by(thread) + before)
    },
  },
  pen_setPenColorParamTo: {
    shape: 'command',
    inputs: { COLOR_PARAM: part, VALUE: number('50') },
    run(site) {
      const name = site.text('COLOR_PARAM')
      const value = site.number('VALUE')
      return (thread) => setPart(penOf(thread.actor), name(thread), () => value(thread))
    },
  },
  pen_changePenSizeBy: {
    shape: 'command',
    inputs: { SIZE: number('1') },
    run(site) {
      const by = site.number('SIZE')
      return (thread) => setSize(thread.actor, penOf(thread.actor).settings.diameter + by(thread))
    },
  },
  pen_setPenSizeTo: {
    shape: 'command',
    inputs: { SIZE: number('1') },
    run(site) {
      const size = site.number('SIZE')
      return (thread) => setSize(thread.actor, size(thread))
    },
  },
  pen_setPenHueToNumber: {
    shape: 'command',
    inputs: { HUE: number('1') },
    run(site) {
      const hue = site.number('HUE')
      return (thread) => setHue(penOf(thread.actor), () => hue(thread), true)
    },
  },
  pen_changePenHueBy: {
    shape: 'command',
    inputs: { HUE: number('1') },
    run(site) {
      const by = site.number('HUE')
      return (thread) => setHue(penOf(thread.actor), (before) => before + by(thread), false)
    },
  },
  pen_setPenShadeToNumber: {
    shape: 'command',
    inputs: { SHADE: number('1') },
    run(site) {
      const shade = site.number('SHADE')
      return (thread) => setShade(penOf(thread.actor), () => shade(thread))
    },
  },
  pen_changePenShadeBy: {
    shape: 'command',
    inputs: { SHADE: number('1') },
    run(site) {
      const by = site.number('SHADE')
      return (thread) => setShade(penOf(thread.actor), (before) => before + by(thread))
    },
  },
} satisfies Entries

/** The highest byte of a number is its opacity; 0 there means opaque. */
function alphaOf(value: Value): number {
  if (typeof value === 'string' && value.startsWith('#')) return 255
  const alpha = (toNumber(value) >> 24) & 255
  return alpha > 0 ? alpha : 255
}
