import { isLanguage, type Language } from '@ankur/content'
import { loadStored, saveStored } from './storage/storage.ts'

export const languageKey = 'ankur-language'

/** The language chosen on this device, by any switch or by opening a prefixed page. */
export function chosenLanguage(): Language {
  const stored = loadStored(languageKey)
  return isLanguage(stored) ? stored : 'en'
}

/**
 * Whoever comes by an address with a language has chosen it, and goes on under the page's own path. The language that a
 * sender put into a link's query (`?lang=hi`) holds only where nothing was chosen on this device.
 */
export function enterByLanguage(): void {
  const sent = new URLSearchParams(location.search).get('lang')
  if (isLanguage(sent) && !isLanguage(loadStored(languageKey))) saveStored(languageKey, sent)
  const [, language, path] = /^\/([a-z]{2})(\/.+)$/.exec(location.pathname) ?? []
  if (!isLanguage(language) || path === undefined) return
  saveStored(languageKey, language)
  history.replaceState(history.state, '', path + location.search + location.hash)
}
