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
  const load = async (language = chosenLanguage()) => {
    alsoSwitch(load)
    if (!loaded.has(language)) loaded.set(language, await loaders[language]())
  }
  const use = () => {
    const words = loaded.get(useLanguage().language)
    if (!words) throw new Error('the route of this page does not name the words that the page uses')
    return words
  }
  return { load, use }
}
