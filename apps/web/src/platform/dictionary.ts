import type { Language } from '@ankur/content'
import type { MessageTexts } from '@ankur/content/words/message-files'
import { messageLoader } from './load-messages.ts'
import { reachServer } from './retry.ts'

/** All texts of app pages in one language. One chunk for each language, so that a device loads only one. */
export type Dictionary = MessageTexts<'sets', 'appPages'>

const load = messageLoader('sets', 'appPages')
const loaded = new Set<Language>()

export async function loadDictionary(language: Language): Promise<Dictionary> {
  const words = await load(language)
  loaded.add(language)
  return words
}

/** For a change of language: a failed download can be retried later. */
export async function fetchDictionary(language: Language): Promise<Dictionary> {
  if (!loaded.has(language)) await reachServer()
  return await loadDictionary(language)
}
