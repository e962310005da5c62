import type { Language } from '@ankur/content'
import { indiaDay } from '@ankur/screening/age'
import { formatDay as formatCalendarDay } from '@ankur/screening/analysis/dates'

export { monthNames } from '@ankur/screening/analysis/dates'

/** The date of a time in India: "14 March 2026". */
export function formatDay(isoTime: string, language: Language): string {
  return formatCalendarDay(indiaDay(Date.parse(isoTime)), language)
}
