import { fill, type Language } from '@ankur/content'
import { clocks, days } from '@ankur/content/words/calendars'
import { monthNames, formatDay } from './dates.ts'

const indiaAheadMs = 5.5 * 60 * 60 * 1000

/** "7:35 pm", "शाम 7:35 बजे": a time in the Indian time zone. */
export function formatIndiaTime(atMs: number, language: Language): string {
  const inIndia = new Date(atMs + indiaAheadMs)
  return formatTime(inIndia.getUTCHours(), inIndia.getUTCMinutes(), language)
}

/** The same for an hour from 0 to 23 and a minute from 0 to 59. */
export function formatTime(hour: number, minute: number, language: Language): string {
  const time = `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')}`
  const [night, morning, noon, evening, lateNight] = clocks[language].parts.split(' ')
  const part = hour < 4 ? night : hour < 12 ? morning : hour < 16 ? noon : hour < 20 ? evening : lateNight
  return fill(clocks[language].time, { time, part: part ?? '' })
}

/** "Saturday, 14 March", in the time zone of the device. */
export function formatToday(now: Date, language: Language): string {
  return `${days[language].split(' ')[now.getDay()]}, ${now.getDate()} ${monthNames(language)[now.getMonth()]}`
}

/** "14 March 2026, 4:05 pm", in Indian time. */
export function formatMoment(atMs: number, language: Language): string {
  return `${formatDay(new Date(atMs).toISOString(), language)}, ${formatIndiaTime(atMs, language)}`
}
