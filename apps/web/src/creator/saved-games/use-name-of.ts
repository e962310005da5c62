import type { OpenGame } from '../use-creator.ts'
import { messagesOf } from '../../platform/messages.ts'
import { suggestedNames } from './suggested-names.ts'

const gamesDialogWords = messagesOf('creator/saved-games', 'gamesDialog')

/** The name of a game: the one given by somebody, otherwise derived from what it does. */
export function useNameOf(): (game: Pick<OpenGame, 'project' | 'identity'>) => string {
  const words = gamesDialogWords.use()
  return ({ project, identity }) => identity.name || (suggestedNames(project, words)[0] ?? words.no_name)
}
