import type { Language, Words } from '@ankur/content'
import type * as english from './words-en.ts'

/** Everything that app pages say, in one language. One chunk per language: a phone loads only its own. */
export type Dictionary = { readonly [Feature in keyof typeof english]: Words<(typeof english)[Feature]> }

const loaders: Readonly<Record<Language, () => Promise<Dictionary>>> = {
  en: () => import('./words-en.ts'),
  hi: () => import('./words-hi.ts'),
  pa: () => import('./words-pa.ts'),
}

export function loadDictionary(language: Language): Promise<Dictionary> {
  return loaders[language]()
}
