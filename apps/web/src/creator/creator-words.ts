import type { creator } from '@ankur/content/words/en/creator/creator'
import type { NewGameNames } from '@ankur/blocks/new-project'
import { messages } from '../platform/messages.ts'

export const creatorWords = messages<typeof creator>(
  Object.values(import.meta.glob('@words/*/creator/creator.ts', { import: 'creator' })),
)

/** Names in a new game, in the language of the page. */
export function newGameNames(words: ReturnType<typeof creatorWords.use>): NewGameNames {
  return { cat: words.cat, backdrop: words.first_backdrop, message: words.first_message }
}
