import type { Language } from '@ankur/content'
import type { Translation } from '@ankur/languages'
import { monthNames } from './dates.ts'

/** From midnight, 4, 12, 16 and 20 o'clock on, as people name the parts of a day. */
const partsOfDay: Readonly<Record<Translation, readonly [night: string, morning: string, noon: string, evening: string]>> = {
  hi: ['रात', 'सुबह', 'दोपहर', 'शाम'],
  pa: ['ਰਾਤ', 'ਸਵੇਰੇ', 'ਦੁਪਹਿਰ', 'ਸ਼ਾਮ'],
}

/** Sunday first, as Date counts. Browsers lack Punjabi names, so no page may ask them. */
const dayNames: Readonly<Record<Language, readonly string[]>> = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  hi: 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार'.split(' '),
  pa: 'ਐਤਵਾਰ ਸੋਮਵਾਰ ਮੰਗਲਵਾਰ ਬੁੱਧਵਾਰ ਵੀਰਵਾਰ ਸ਼ੁੱਕਰਵਾਰ ਸ਼ਨਿੱਚਰਵਾਰ'.split(' '),
}

const indiaAheadMs = 5.5 * 60 * 60 * 1000

/** "7:35 pm", "शाम 7:35 बजे": a moment by the clock of India. */
export function formatIndiaTime(atMs: number, language: Language): string {
  const inIndia = new Date(atMs + indiaAheadMs)
  return formatTime(inIndia.getUTCHours(), inIndia.getUTCMinutes(), language)
}

/** The same for an hour of 0 to 23 and a minute of 0 to 59. */
export function formatTime(hour: number, minute: number, language: Language): string {
  const time = `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')}`
  if (language === 'en') return `${time} ${hour < 12 ? 'am' : 'pm'}`
  const [night, morning, noon, evening] = partsOfDay[language]
  const part = hour < 4 || hour >= 20 ? night : hour < 12 ? morning : hour < 16 ? noon : evening
  return `${part} ${time} ${language === 'hi' ? 'बजे' : 'ਵਜੇ'}`
}

/** "Saturday, 14 March", by the calendar of the phone. */
export function formatToday(now: Date, language: Language): string {
  return `${dayNames[language][now.getDay()]}, ${now.getDate()} ${monthNames[language][now.getMonth()]}`
}
