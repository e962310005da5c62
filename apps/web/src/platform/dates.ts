import type { Language } from '@ankur/content'

/** Days as families in India count them, with digits 0 to 9 in every language. */
const locales: Readonly<Record<Language, string>> = { en: 'en-IN-u-nu-latn', hi: 'hi-IN-u-nu-latn', pa: 'pa-IN-u-nu-latn' }

/** "14 March 2026". */
export function formatDay(isoTime: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(isoTime))
}

/** The twelve month names, January first. */
export function monthNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2026, month, 1))))
}
