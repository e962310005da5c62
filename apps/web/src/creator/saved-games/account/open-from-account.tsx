import { fill } from '@ankur/content'
import { parseProjectContent } from '@ankur/blocks/project-file'
import { useAuth } from '../../../accounts/index.ts'
import { newId } from '../../../platform/new-id.ts'
import { useCreator, useGame } from '../../use-creator.ts'
import { loadGame, saveProblemOf } from './account-calls.ts'
import { hasLocalFiles } from '../../files/stored-files.ts'
import { useOpenAnother } from '../use-open-another.ts'
import { useEffect, useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { messagesOf } from '../../../platform/messages.ts'

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

/** Opens the game in the URL, `/create?game=ID`, as from the dashboard. Renders nothing. */
export function OpenGameFromAddress({ id }: { id: string }) {
  const { status } = useAuth()
  const { say } = useGame()
  const open = useOpenFromAccount()
  const latest = useRef({ say, open })
  useEffect(() => {
    latest.current = { say, open }
  })
  useEffect(() => {
    const bring = async () => {
      const trouble = await latest.current.open(id)
      if (trouble !== null) latest.current.say(trouble, status === 'signed-in' ? undefined : 'account')
      // The URL stays until somebody is signed in: then the game opens.
      if (status === 'signed-in') navigate('/create', { replace: true })
    }
    if (status === 'signed-in' || status === 'signed-out') void bring()
  }, [id, status])
  return null
}
