import type { Language, Words } from '@ankur/content'
import { reachServer } from './retry.ts'
import type * as english from './words-en.ts'

/** Everything that app pages say, in one language. One chunk per language: a phone loads only its own. */
export type Dictionary = { readonly [Feature in keyof typeof english]: Words<(typeof english)[Feature]> }

const loaders: Readonly<Record<Language, () => Promise<Dictionary>>> = {
  en: () => import('./words-en.ts'),
  hi: () => import('./words-hi.ts'),
  pa: () => import('./words-pa.ts'),
}

const loaded = new Set<Language>()

export async function loadDictionary(language: Language): Promise<Dictionary> {
  const words = await loaders[language]()
  loaded.add(language)
  return words
}

/** For a change of language: one that a lost signal kept away can be had later. */
export async function fetchDictionary(language: Language): Promise<Dictionary> {
  if (!loaded.has(language)) await reachServer()
  return await loadDictionary(language)
}
