/** Which blocks the palette offers. A loaded game may hold any block; this is only about what can be picked up. */
import type { Entry } from './opcodes/entry.ts'
import { opcodes } from './opcodes/opcodes.ts'

export const levels = [6, 14, 28, 'all'] as const
export type Level = (typeof levels)[number]

/** The palette that the specification names. */
export const usualLevel: Level = 14

const six = ['event_whenflagclicked', 'motion_movesteps', 'motion_turnright', 'motion_turnleft', 'looks_say', 'control_repeat']

const fourteen = [
  'motion_movesteps',
  'motion_turnright',
  'motion_turnleft',
  'motion_goto',
  'looks_say',
  'looks_changesizeby',
  'looks_hide',
  'looks_show',
  'control_wait',
  'control_repeat',
  'control_if',
  'event_whenflagclicked',
  'event_whenthisspriteclicked',
  'event_whenkeypressed',
]

const twentyEight = [
  ...fourteen,
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

/** Opcodes in the order in which they are shown. */
export function palette(level: Level): readonly string[] {
  if (level === 6) return six
  if (level === 14) return fourteen
  return level === 28 ? twentyEight : [...opcodes].filter(isOffered).map(([opcode]) => opcode)
}

/** Blocks of one's own and their arguments come from a game, not from the palette. */
function isOffered([opcode, { isIdle }]: readonly [string, Entry]): boolean {
  return !isIdle && !/^(procedures|argument)_/.test(opcode)
}
