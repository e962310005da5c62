import type { Language } from '@ankur/content'
import { formatIndiaTime } from '../../../platform/clock.ts'
import { formatDay } from '../../../platform/dates.ts'

/** "14 March 2026, 4:05 pm", in Indian time. */
export function formatMoment(atMs: number, language: Language): string {
  return `${formatDay(new Date(atMs).toISOString(), language)}, ${formatIndiaTime(atMs, language)}`
}
