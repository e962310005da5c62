import type { Language } from '../language.ts'

/** January to December. Browsers lack Punjabi month names, so no page may ask them. */
export const monthNames: Readonly<Record<Language, readonly string[]>> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
  pa: 'ਜਨਵਰੀ ਫ਼ਰਵਰੀ ਮਾਰਚ ਅਪ੍ਰੈਲ ਮਈ ਜੂਨ ਜੁਲਾਈ ਅਗਸਤ ਸਤੰਬਰ ਅਕਤੂਬਰ ਨਵੰਬਰ ਦਸੰਬਰ'.split(' '),
}

/** `2026-03-14` as "14 March 2026": one form for all readers, with the month as a word. */
export function formatDay(day: string, language: Language): string {
  return `${Number(day.slice(8, 10))} ${formatMonth(day, language)}`
}

/** `2026-03-14` as "14 March", for a day that is near. */
export function formatDayMonth(day: string, language: Language): string {
  return `${Number(day.slice(8, 10))} ${monthNames[language][Number(day.slice(5, 7)) - 1]}`
}

/** `2026-03` as "March 2026". */
export function formatMonth(month: string, language: Language): string {
  return `${monthNames[language][Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`
}
