/**
 * Answers in, one total and its band out; for the twenty behaviours as in the published scoring of the first stage.
 *
 * A report printed next year from the same answers must show the same band, so nothing in this file
 * reads a clock, a locale or a setting. No item weighs more than another.
 */
import type { CompleteSheet } from './answers.ts'
import type { BandLimits, Instrument, ItemId } from './instrument.ts'

export const bands = ['low', 'medium', 'high'] as const
export type Band = (typeof bands)[number]

/** The items whose answer is the one that counts. */
export function countedItems(sheet: CompleteSheet, { items }: Pick<Instrument, 'items'>): ItemId[] {
  return items.filter((item) => sheet[item.id] === item.concernAnswer).map((item) => item.id)
}

/** How many of the answers count. */
export function totalScore(sheet: CompleteSheet, form: Pick<Instrument, 'items'>): number {
  return countedItems(sheet, form).length
}

/** Of the twenty behaviours: low 0 to 2, medium 3 to 7, high 8 to 20. */
export function bandOf(total: number, { medium, high }: BandLimits): Band {
  if (total < medium) return 'low'
  return total < high ? 'medium' : 'high'
}
