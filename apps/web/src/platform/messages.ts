import type { Language } from '@ankur/content'
import type { MessageFiles, MessageTexts } from '@ankur/content/words/message-files'
import { useLanguage, chosenLanguage, switchTogether } from './language.tsx'
import type { NestedWords } from '@ankur/content/words/words'
import { loadMessages, type MessageLoaders, notReplaced } from './load-messages.ts'

/** Messages used by some pages only: loaded beside the page's chunk, in the current language. */
export interface Messages<Words> {
  /** Call before the page opens. Loaded messages are updated after a change of language. */
  readonly load: (language?: Language) => Promise<void>
  /** For use in a page whose route lists the messages; in another language only after `load` of that language. */
  readonly use: (language?: Language) => Words
}

/**
 * The messages of one namespace: `messagesOf('creator/stage', 'stage')` loads `stage` of `creator/stage.ts` in
 * packages/content/src/words/<language>. All calls with the same names give the same object.
 */
export function messagesOf<File extends keyof MessageFiles, Name extends keyof MessageFiles[File]>(
  file: File,
  name: Name,
): Messages<MessageTexts<File, Name>> {
  throw notReplaced(file, name)
}

/** The messages of files with one loader for each language. */
export function messages<English>(loaders: MessageLoaders): Messages<NestedWords<English>> {
  return messagesFrom((language) => loadMessages<English>(loaders, language))
}

/** Messages that are transformed or cached while they are loaded. */
export function messagesFrom<Words>(fetch: (language: Language) => Promise<Words>): Messages<Words> {
  const loaded = new Map<Language, Words>()
  const words = {
    has: (language: Language) => loaded.has(language),
    load: async (language: Language) => void loaded.set(language, await fetch(language)),
  }
  const load = async (language = chosenLanguage()) => {
    switchTogether(words)
    if (!words.has(language)) await words.load(language)
  }
  const use = (other?: Language) => {
    const { language } = useLanguage()
    const spoken = loaded.get(other ?? language)
    if (!spoken) throw new Error('the route of this page does not list the messages that the page uses')
    return spoken
  }
  return { load, use }
}
