import type { Language } from '@ankur/content'
import type { CheckedSource } from '@ankur/content/places/place'
import { formatMonth } from '@ankur/screening/analysis/dates'

/** As precise as the source: a month, or only its year. A page without a date counts from the day it was checked. */
export function monthOf({ publishedOn, checkedOn }: CheckedSource, language: Language): string {
  const date = publishedOn ?? checkedOn
  return date.length > 4 ? formatMonth(date, language) : date
}
