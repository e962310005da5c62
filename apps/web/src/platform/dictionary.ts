import type { Language } from '@ankur/content'
import type * as english from '@ankur/content/words/en/sets/app-pages'
import type { NestedWords } from '@ankur/content/words/words'
import { loadMessages } from './load-messages.ts'
import { reachServer } from './retry.ts'

/** All texts of app pages in one language. One chunk for each language, so that a device loads only one. */
export type Dictionary = NestedWords<typeof english>

const files = Object.values(import.meta.glob('@words/*/sets/app-pages.ts'))
const loaded = new Set<Language>()

export async function loadDictionary(language: Language): Promise<Dictionary> {
  const words = await loadMessages<typeof english>(files, language)
  loaded.add(language)
  return words
}

/** For a change of language: a failed download can be retried later. */
export async function fetchDictionary(language: Language): Promise<Dictionary> {
  if (!loaded.has(language)) await reachServer()
  return await loadDictionary(language)
}
