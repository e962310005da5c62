import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { SiteWordsProvider } from '../ui/site-words.tsx'
import { loadStored, saveStored } from './storage/storage.ts'
import { isLanguage, type Language } from '@ankur/content'
import { reachServer } from './retry.ts'
import type { MessageTexts } from '@ankur/content/words/message-files'
import { messageLoader } from './load-messages.ts'

interface LanguageState {
  readonly language: Language
  readonly words: Dictionary
  /** Resolves to false, and changes nothing, when the language could not be loaded. */
  readonly setLanguage: (language: Language) => Promise<boolean>
}

const LanguageContext = createContext<LanguageState | null>(null)

interface Props {
  first: { readonly language: Language; readonly words: Dictionary }
  children: ReactNode
}

/** Holds language and words together, so that a change swaps both at once and the pages keep their state. */
export function LanguageProvider({ first, children }: Props) {
  const [current, setCurrent] = useState(first)
  const { language } = current
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const state = useMemo(() => ({ ...current, setLanguage: (next: Language) => change(next, setCurrent) }), [current])
  return (
    <LanguageContext value={state}>
      <SiteWordsProvider words={current.words.site}>{children}</SiteWordsProvider>
    </LanguageContext>
  )
}

async function change(language: Language, setCurrent: (next: Props['first']) => void): Promise<boolean> {
  try {
    const words = await fetchDictionary(language)
    await loadWordsInUse(language)
    saveStored(languageKey, language)
    setCurrent({ language, words })
    return true
  } catch {
    return false
  }
}

export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext)
  if (!state) throw new Error('useLanguage must be used within a LanguageProvider')
  return state
}

export function useWords(): Dictionary {
  return useLanguage().words
}

const languageKey = 'ankur-language'

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

interface Loader {
  readonly has: (language: Language) => boolean
  readonly load: (language: Language) => Promise<void>
}

const inUse = new Set<Loader>()

/** A change of language from now on waits for these messages too, so that the whole page changes at once. */
export function switchTogether(words: Loader): void {
  inUse.add(words)
}

/** Waits until the server is reachable first: a browser never retries a module import that failed. */
async function loadWordsInUse(language: Language): Promise<void> {
  const missing = [...inUse].filter((words) => !words.has(language))
  if (missing.length === 0) return
  await reachServer()
  await Promise.all(missing.map((words) => words.load(language)))
}

/** All texts of app pages in one language. One chunk for each language, so that a device loads only one. */
export type Dictionary = MessageTexts<'sets', 'appPages'>

const load = messageLoader('sets', 'appPages')
const loadedDictionaries = new Set<Language>()

export async function loadDictionary(language: Language): Promise<Dictionary> {
  const words = await load(language)
  loadedDictionaries.add(language)
  return words
}

/** For a change of language: a failed download can be retried later. */
async function fetchDictionary(language: Language): Promise<Dictionary> {
  if (!loadedDictionaries.has(language)) await reachServer()
  return await loadDictionary(language)
}
