/** All levels and categories of the palette, with the lists that only a page with more blocks needs. */
import type { Entry, Kind } from '../opcodes/entry.ts'
import { opcodes } from '../opcodes/opcodes.ts'
import { type Level, defaultPalette } from './palette.ts'

/** The order of categories in the palette and in every list of them. */
export const kindsInOrder: readonly Kind[] = [
  'motion',
  'looks',
  'control',
  'events',
  'sound',
  'sensing',
  'operators',
  'variables',
  'own',
]

const twentyEight = [
  ...defaultPalette(14),
  'motion_gotoxy',
  'motion_glidesecstoxy',
  'motion_ifonedgebounce',
  'motion_pointindirection',
  'looks_sayforsecs',
  'looks_nextcostume',
  'looks_setsizeto',
  'control_forever',
  'control_if_else',
  'event_broadcast',
  'event_whenbroadcastreceived',
  'sound_play',
  'sensing_touchingobject',
  'data_changevariableby',
]

/** Opcodes in display order. */
export function palette(level: Level): readonly string[] {
  if (level === 28) return twentyEight
  return level === 'all' ? [...opcodes].filter(isOffered).map(([opcode]) => opcode) : defaultPalette(level)
}

/** Custom blocks, their arguments, and variable and list reporters are in the palette by name. */
function isOffered([opcode, { isIdle }]: readonly [string, Entry]): boolean {
  return !isIdle && !/^(procedures|argument)_/.test(opcode) && !named.has(opcode) && !notOffered.has(opcode)
}

const named = new Set(['data_variable', 'data_listcontents'])

/**
 * They run in a game that contains them. Scratch does not have them in its palette any more, or they belong to the stage,
 * which has no scripts here.
 */
const notOffered = new Set([
  'control_while',
  'control_for_each',
  'control_all_at_once',
  'control_get_counter',
  'control_incr_counter',
  'control_clear_counter',
  'event_whentouchingobject',
  'event_whenstageclicked',
  'looks_switchbackdroptoandwait',
  // Sprites cannot be dragged in a running game here.
  'sensing_setdragmode',
])
