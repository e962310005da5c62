import type { Language } from '@ankur/content'
import { formatDay } from '../../platform/dates.ts'

/** "14 March 2026, 4:05 pm", by the clock of India. */
export function formatMoment(atMs: number, language: Language): string {
  const at = new Date(atMs)
  const parts = { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kolkata' } as const
  return `${formatDay(at.toISOString(), language)}, ${at.toLocaleTimeString(`${language}-IN-u-nu-latn`, parts)}`
}
