import { months } from '@ankur/content/words/calendars'
import type { Language } from '../language.ts'

/** January to December. */
export function monthNames(language: Language): readonly string[] {
  return months[language].split(' ')
}

/** `2026-03-14` as "14 March 2026": the same form for all readers, with the month as a word. */
export function formatDay(day: string, language: Language): string {
  return `${Number(day.slice(8, 10))} ${formatMonth(day, language)}`
}

/** `2026-03-14` as "14 March", for a day in the near future. */
export function formatDayMonth(day: string, language: Language): string {
  return `${Number(day.slice(8, 10))} ${monthNames(language)[Number(day.slice(5, 7)) - 1]}`
}

/** `2026-03` as "March 2026". */
export function formatMonth(month: string, language: Language): string {
  return `${monthNames(language)[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`
}
