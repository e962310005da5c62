/** Key names in the browser and in blocks. */
import type { Value } from '../project.ts'
import { toText } from '../values.ts'

/** Older browsers leave out "Arrow". */
const fromBrowser = new Map([
  [' ', 'space'],
  ['ArrowLeft', 'left arrow'],
  ['Left', 'left arrow'],
  ['ArrowRight', 'right arrow'],
  ['Right', 'right arrow'],
  ['ArrowUp', 'up arrow'],
  ['Up', 'up arrow'],
  ['ArrowDown', 'down arrow'],
  ['Down', 'down arrow'],
  ['Enter', 'enter'],
])

/** Undefined for a key without its own character, such as Shift. */
export function keyFromBrowser(key: string): string | undefined {
  return fromBrowser.get(key) ?? (key.length === 1 ? key.toLowerCase() : undefined)
}

const named = new Set(fromBrowser.values())

const fromCode = new Map([
  [32, 'space'],
  [37, 'left arrow'],
  [38, 'up arrow'],
  [39, 'right arrow'],
  [40, 'down arrow'],
])

/** The key that a block means: a name, else the first character; a number from a reporter is a key code. */
export function keyMeant(wanted: Value): string {
  if (typeof wanted === 'number') {
    const coded = wanted >= 48 && wanted <= 90 ? String.fromCharCode(wanted) : fromCode.get(wanted)
    if (coded !== undefined) return coded.length === 1 ? coded.toLowerCase() : coded
  }
  const text = toText(wanted)
  if (named.has(text)) return text
  return text.startsWith(' ') ? 'space' : text.charAt(0).toLowerCase()
}
