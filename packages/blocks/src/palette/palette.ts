/** The blocks in the palette. A loaded game may contain any block; this is only about which can be added. */
export const levels = [6, 14, 28, 'all'] as const
export type Level = (typeof levels)[number]

/** The palette of the specification. */
export const defaultLevel = 14

/** The levels that a page has from the start; the others are in `wide-palette.ts`. */
export type UsualLevel = 6 | 14

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

/** Opcodes in display order. */
export function defaultPalette(level: UsualLevel): readonly string[] {
  return level === 6 ? six : fourteen
}
