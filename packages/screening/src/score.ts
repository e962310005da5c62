/**
 * Computes the total and band of answers; for the twenty behaviours as in the published scoring of the first stage.
 *
 * A report printed next year from the same answers must show the same band, so this file reads no
 * clock, locale or setting. All items have the same weight.
 */
import type { CompleteSheet } from './answers.ts'
import type { BandLimits, Instrument, ItemId } from './instrument.ts'

export const bands = ['low', 'medium', 'high'] as const
export type Band = (typeof bands)[number]

/** The items with a counted answer. */
export function countedItems(sheet: CompleteSheet, { items }: Pick<Instrument, 'items'>): ItemId[] {
  return items.filter((item) => sheet[item.id] === item.concernAnswer).map((item) => item.id)
}

/** The number of counted answers. */
export function totalScore(sheet: CompleteSheet, form: Pick<Instrument, 'items'>): number {
  return countedItems(sheet, form).length
}

/** For the twenty behaviours: low 0 to 2, medium 3 to 7, high 8 to 20. */
export function bandOf(total: number, { medium, high }: BandLimits): Band {
  if (total < medium) return 'low'
  return total < high ? 'medium' : 'high'
}
