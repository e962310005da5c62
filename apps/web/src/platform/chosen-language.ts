import { isLanguage, type Language } from '@ankur/content'
import { loadStored } from './storage.ts'

export const languageKey = 'ankur-language'

/** The language chosen on this device, by any switch or by opening a prefixed page. */
export function chosenLanguage(): Language {
  const stored = loadStored(languageKey)
  return isLanguage(stored) ? stored : 'en'
}
