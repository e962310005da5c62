import { createContext, useContext, type ReactNode } from 'react'
import type { Words } from '@ankur/content'
import type { site as english } from '@ankur/content/words/en/site/site'

/** The words of header and footer in one language. */
export type SiteWords = Words<typeof english>

const SiteWordsContext = createContext<SiteWords | null>(null)

/** Provides the texts of header and footer: a device loads only its own language. */
export function SiteWordsProvider({ words, children }: { words: SiteWords; children: ReactNode }) {
  return <SiteWordsContext value={words}>{children}</SiteWordsContext>
}

export function useSiteWords(): SiteWords {
  const words = useContext(SiteWordsContext)
  if (!words) throw new Error('useSiteWords must be used within a SiteWordsProvider')
  return words
}
