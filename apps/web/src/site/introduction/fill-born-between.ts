import { addMonths, firstMonths, indiaMonth, lastMonths, type Month } from '@ankur/screening/age'

/** The first and the last month of birth for which the questions fit now, by India's calendar. */
export function bornBetween(nowMs: number): { readonly from: Month; readonly to: Month } {
  const thisMonth = indiaMonth(nowMs)
  return { from: addMonths(thisMonth, -lastMonths), to: addMonths(thisMonth, -firstMonths) }
}

/**
 * Completes the line about the age. At build time the month of reading is unknown; without this script the line ends after
 * the age.
 */
export function fillBornBetween(place: HTMLElement, nowMs: number): void {
  const { born = '', months = '' } = place.dataset
  const names = months.split('|')
  const { from, to } = bornBetween(nowMs)
  const name = (month: Month) => `${names[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`
  place.textContent = born.replace('{from}', name(from)).replace('{to}', name(to))
}
