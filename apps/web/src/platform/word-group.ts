import type { Language } from '@ankur/content'
import { useLanguage } from './language.tsx'
import { chosenLanguage } from './chosen-language.ts'
import { alsoSwitch } from './words-in-use.ts'

/** Words that only some pages say: loaded beside the page's chunk, in the language of the moment. */
export interface WordGroup<Words> {
  /** Begun before the page opens. A group that was asked for once follows every change of language. */
  readonly load: (language?: Language) => Promise<void>
  /** Within a page whose route names the group. */
  readonly use: () => Words
}

export function wordGroup<Words>(loaders: Readonly<Record<Language, () => Promise<Words>>>): WordGroup<Words> {
  const loaded = new Map<Language, Words>()
  const words = {
    has: (language: Language) => loaded.has(language),
    load: async (language: Language) => void loaded.set(language, await loaders[language]()),
  }
  const load = async (language = chosenLanguage()) => {
    alsoSwitch(words)
    if (!words.has(language)) await words.load(language)
  }
  const use = () => {
    const spoken = loaded.get(useLanguage().language)
    if (!spoken) throw new Error('the route of this page does not name the words that the page uses')
    return spoken
  }
  return { load, use }
}
