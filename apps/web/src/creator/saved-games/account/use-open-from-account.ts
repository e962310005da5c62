import { fill } from '@ankur/content'
import { parseProjectContent } from '@ankur/blocks/project-file'
import { useAuth } from '../../../accounts/index.ts'
import { newId } from '../../../platform/new-id.ts'
import { useCreator } from '../../use-creator.ts'
import { loadGame, saveProblemOf } from './account-calls.ts'
import { messagesOf } from '../../../platform/messages.ts'
import { hasLocalFiles } from '../local-files.ts'
import { useOpenAnother } from '../use-open-another.ts'

const accountGamesWords = messagesOf('creator/account-games', 'accountGames')
const gamesDialogWords = messagesOf('creator/saved-games', 'gamesDialog')

/** Replaces the open game by one from the account. Returns the refusal, or null. */
export function useOpenFromAccount(): (id: string) => Promise<string | null> {
  const { identity } = useCreator()
  const { user } = useAuth()
  const words = accountGamesWords.use()
  const { no_room } = gamesDialogWords.use()
  const openAnother = useOpenAnother()
  return async (id) => {
    if (!user) return words.sign_in_to_open
    if (identity.account?.id === id && identity.account.userId === user.id) return null
    try {
      const { name, version, data } = await loadGame(id)
      const parsed = parseProjectContent(data)
      if (!parsed.ok) return parsed.problem === 'newer_version' ? words.newer_page : words.unreadable
      const { project } = parsed
      const account = { userId: user.id, id, version, hasChanges: false, withoutFiles: hasLocalFiles(project) }
      const next = { project, sprite: '', identity: { id: newId(), name, isSent: false, account } }
      return (await openAnother(next, fill(words.opened, { name }))) ? null : no_room
    } catch (failure) {
      return words[saveProblemOf(failure)]
    }
  }
}
