/** The blocks of Scratch's pen. Fetched by games that hold one. */
import { colorFrom } from '../machine/colors.ts'
import type { Value } from '../project.ts'
import { toNumber } from '../values.ts'
import { color, type Entries, menu, number } from '../opcodes/entry.ts'
import { erase, penOf, setColor, setDown, setHue, setPart, setShade, setSize, stamps } from './pen.ts'

const part = menu('pen_menu_colorParam', 'colorParam', 'color')

export const penBlocks = {
  pen_clear: {
    shape: 'command',
    label: { en: 'Erase all drawing', hi: 'कलम के सब निशान मिटाएँ', pa: 'ਕਲਮ ਦੇ ਸਾਰੇ ਨਿਸ਼ਾਨ ਮਿਟਾਓ' },
    run: () => (thread) => erase(thread.actor),
  },
  pen_stamp: {
    shape: 'command',
    label: { en: 'Stamp', hi: 'छाप लगाएँ', pa: 'ਛਾਪ ਲਗਾਓ' },
    run: () => (thread) => stamps(thread.actor),
  },
  pen_penDown: {
    shape: 'command',
    label: { en: 'Pen down', hi: 'कलम नीचे रखें', pa: 'ਕਲਮ ਹੇਠਾਂ ਰੱਖੋ' },
    run: () => (thread) => setDown(thread.actor, true),
  },
  pen_penUp: {
    shape: 'command',
    label: { en: 'Pen up', hi: 'कलम ऊपर उठाएँ', pa: 'ਕਲਮ ਉੱਪਰ ਚੁੱਕੋ' },
    run: () => (thread) => setDown(thread.actor, false),
  },
  pen_setPenColorToColor: {
    shape: 'command',
    label: { en: 'Set pen colour to {COLOR}', hi: 'कलम का रंग {COLOR} करें', pa: 'ਕਲਮ ਦਾ ਰੰਗ {COLOR} ਕਰੋ' },
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
    label: {
      en: 'Change pen {COLOR_PARAM} by {VALUE}',
      hi: 'कलम के गुण {COLOR_PARAM} में {VALUE} जोड़ें',
      pa: 'ਕਲਮ ਦੇ ਗੁਣ {COLOR_PARAM} ਵਿੱਚ {VALUE} ਜੋੜੋ',
    },
    inputs: { COLOR_PARAM: part, VALUE: number('10') },
    run(site) {
      const name = site.text('COLOR_PARAM')
      const by = site.number('VALUE')
      return (thread) => setPart(penOf(thread.actor), name(thread), (before) => by(thread) + before)
    },
  },
  pen_setPenColorParamTo: {
    shape: 'command',
    label: {
      en: 'Set pen {COLOR_PARAM} to {VALUE}',
      hi: 'कलम का गुण {COLOR_PARAM} {VALUE} करें',
      pa: 'ਕਲਮ ਦਾ ਗੁਣ {COLOR_PARAM} {VALUE} ਕਰੋ',
    },
    inputs: { COLOR_PARAM: part, VALUE: number('50') },
    run(site) {
      const name = site.text('COLOR_PARAM')
      const value = site.number('VALUE')
      return (thread) => setPart(penOf(thread.actor), name(thread), () => value(thread))
    },
  },
  pen_changePenSizeBy: {
    shape: 'command',
    label: { en: 'Change pen size by {SIZE}', hi: 'कलम की मोटाई में {SIZE} जोड़ें', pa: 'ਕਲਮ ਦੀ ਮੋਟਾਈ ਵਿੱਚ {SIZE} ਜੋੜੋ' },
    inputs: { SIZE: number('1') },
    run(site) {
      const by = site.number('SIZE')
      return (thread) => setSize(thread.actor, penOf(thread.actor).settings.diameter + by(thread))
    },
  },
  pen_setPenSizeTo: {
    shape: 'command',
    label: { en: 'Set pen size to {SIZE}', hi: 'कलम की मोटाई {SIZE} करें', pa: 'ਕਲਮ ਦੀ ਮੋਟਾਈ {SIZE} ਕਰੋ' },
    inputs: { SIZE: number('1') },
    run(site) {
      const size = site.number('SIZE')
      return (thread) => setSize(thread.actor, size(thread))
    },
  },
  pen_setPenHueToNumber: {
    shape: 'command',
    label: { en: 'Set pen colour number to {HUE}', hi: 'कलम के रंग की संख्या {HUE} करें', pa: 'ਕਲਮ ਦੇ ਰੰਗ ਦਾ ਨੰਬਰ {HUE} ਕਰੋ' },
    inputs: { HUE: number('1') },
    run(site) {
      const hue = site.number('HUE')
      return (thread) => setHue(penOf(thread.actor), () => hue(thread), true)
    },
  },
  pen_changePenHueBy: {
    shape: 'command',
    label: { en: 'Change pen colour number by {HUE}', hi: 'कलम के रंग की संख्या में {HUE} जोड़ें', pa: 'ਕਲਮ ਦੇ ਰੰਗ ਦੇ ਨੰਬਰ ਵਿੱਚ {HUE} ਜੋੜੋ' },
    inputs: { HUE: number('1') },
    run(site) {
      const by = site.number('HUE')
      return (thread) => setHue(penOf(thread.actor), (before) => before + by(thread), false)
    },
  },
  pen_setPenShadeToNumber: {
    shape: 'command',
    label: { en: 'Set pen shade to {SHADE}', hi: 'कलम की रंगत {SHADE} करें', pa: 'ਕਲਮ ਦੀ ਰੰਗਤ {SHADE} ਕਰੋ' },
    inputs: { SHADE: number('1') },
    run(site) {
      const shade = site.number('SHADE')
      return (thread) => setShade(penOf(thread.actor), () => shade(thread))
    },
  },
  pen_changePenShadeBy: {
    shape: 'command',
    label: { en: 'Change pen shade by {SHADE}', hi: 'कलम की रंगत में {SHADE} जोड़ें', pa: 'ਕਲਮ ਦੀ ਰੰਗਤ ਵਿੱਚ {SHADE} ਜੋੜੋ' },
    inputs: { SHADE: number('1') },
    run(site) {
      const by = site.number('SHADE')
      return (thread) => setShade(penOf(thread.actor), (before) => before + by(thread))
    },
  },
} satisfies Entries

/** A number may say in its highest byte how much is seen; without that, all is. */
function alphaOf(value: Value): number {
  if (typeof value === 'string' && value.startsWith('#')) return 255
  const alpha = (toNumber(value) >> 24) & 255
  return alpha > 0 ? alpha : 255
}
