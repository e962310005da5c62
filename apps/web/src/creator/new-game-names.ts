import type { NewGameNames } from '@ankur/blocks/new-project'
import type { MessageTexts } from '@ankur/content/words/message-files'

/** Names in a new game, in the language of the page. */
export function newGameNames(words: MessageTexts<'creator/creator', 'creator'>): NewGameNames {
  return { cat: words.cat, backdrop: words.first_backdrop, message: words.first_message }
}
