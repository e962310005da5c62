import { isLanguage, type Language } from '@ankur/content'
import { loadStored, saveStored } from './storage/storage.ts'

export const languageKey = 'ankur-language'

/** The language chosen on this device, by a language switch or by opening a URL with a language prefix. */
export function chosenLanguage(): Language {
  const stored = loadStored(languageKey)
  return isLanguage(stored) ? stored : 'en'
}

/**
 * A URL with a language prefix sets the language and continues under the page's own path. The language in a link's query
 * (`?lang=hi`), set by the sender, is used only if no language was chosen on this device.
 */
export function enterByLanguage(): void {
  const sent = new URLSearchParams(location.search).get('lang')
  if (isLanguage(sent) && !isLanguage(loadStored(languageKey))) saveStored(languageKey, sent)
  const [, language, path] = /^\/([a-z]{2})(\/.+)$/.exec(location.pathname) ?? []
  if (!isLanguage(language) || path === undefined) return
  saveStored(languageKey, language)
  history.replaceState(history.state, '', path + location.search + location.hash)
}
