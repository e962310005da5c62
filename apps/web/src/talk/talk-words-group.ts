import type { Language } from '@ankur/content'
import type { WordTexts } from '@ankur/talk'
import { messageLoader } from '../platform/load-messages.ts'
import { messagesFrom } from '../platform/messages.ts'

const load = messageLoader('sets', 'talkBoard')
let loaded: WordTexts = {}

/** The messages of the board, in the language of the page. */
export const talkWordsGroup = messagesFrom(loadTexts)

async function loadTexts(language: Language) {
  const words = await load(language)
  loaded = { ...loaded, [language]: words.talkWords }
  return words
}

/** The second language of a bilingual board: loaded when the board needs it. */
export async function loadSecondLanguage(language: Language): Promise<void> {
  if (!loaded[language]) await loadTexts(language)
}

/** The words of the languages that are loaded; the same object until another one is. */
export function loadedTexts(): WordTexts {
  return loaded
}
