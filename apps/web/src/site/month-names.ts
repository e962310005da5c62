import type { Language } from '@ankur/content'

/** January to December in a language's own words and Western digits, as the rest of the pages. */
export function monthNames(language: Language): readonly string[] {
  const format = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)))
}
