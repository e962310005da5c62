/**
 * Twenty answers in, one total and its band out, as in the published scoring of the first stage.
 *
 * A report printed next year from the same answers must show the same band, so nothing in this file
 * reads a clock, a locale or a setting. No item weighs more than another.
 */
import type { CompleteSheet } from './answers.ts'
import type { ItemId } from './instrument.ts'
import { itemKeys } from './item-keys.ts'

export const bands = ['low', 'medium', 'high'] as const
export type Band = (typeof bands)[number]

/** The items whose answer is the one that counts. */
export function countedItems(sheet: CompleteSheet): ItemId[] {
  return itemKeys.filter((item) => sheet[item.id] === item.concernAnswer).map((item) => item.id)
}

/** How many of the twenty answers count. */
export function totalScore(sheet: CompleteSheet): number {
  return countedItems(sheet).length
}

/** Low 0 to 2, medium 3 to 7, high 8 to 20; the bands 3 to 6 and 7 up belong to an older form of 23 items. */
export function bandOf(total: number): Band {
  if (total <= 2) return 'low'
  return total <= 7 ? 'medium' : 'high'
}
