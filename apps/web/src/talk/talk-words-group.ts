import { languages, type Language } from '@ankur/content'
import type { WordTexts } from '@ankur/talk'
import { wordGroup } from '../platform/word-group.ts'

const loaders = {
  en: () => import('./words-en.ts'),
  hi: () => import('./words-hi.ts'),
  pa: () => import('./words-pa.ts'),
}

const loaded: WordTexts = {}

/** What the board and its surroundings say, in the language of the page. */
export const talkWordsGroup = wordGroup({
  en: () => loadTexts('en'),
  hi: () => loadTexts('hi'),
  pa: () => loadTexts('pa'),
})

async function loadTexts(language: Language) {
  const words = await loaders[language]()
  loaded[language] = words.talkWords
  return words
}

/** The second language of a bilingual board: loaded when the board asks for it. */
export async function loadSecondLanguage(language: Language): Promise<void> {
  if (!loaded[language]) await loadTexts(language)
}

/** The words of the languages that are loaded. */
export function loadedTexts(): WordTexts {
  return Object.fromEntries(languages.flatMap((each) => (loaded[each] ? [[each, loaded[each]]] : [])))
}
