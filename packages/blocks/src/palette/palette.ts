/** Which blocks the palette offers. A loaded game may hold any block; this is only about what can be picked up. */
export const levels = [6, 14, 28, 'all'] as const
export type Level = (typeof levels)[number]

/** The palette that the specification names. */
export const usualLevel = 14

/** Those levels that a page has from the start; the others stand in `wide-palette.ts`. */
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

/** Opcodes in the order in which they are shown. */
export function usualPalette(level: UsualLevel): readonly string[] {
  return level === 6 ? six : fourteen
}
