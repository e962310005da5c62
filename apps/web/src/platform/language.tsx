import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Language } from '@ankur/languages'
import { SiteWordsProvider } from '../ui/site-words.tsx'
import { fetchDictionary, type Dictionary } from './dictionary.ts'
import { languageKey } from './chosen-language.ts'
import { saveStored } from './storage/storage.ts'
import { loadWordsInUse } from './words-in-use.ts'

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
