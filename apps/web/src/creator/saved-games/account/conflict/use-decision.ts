import { useState } from 'react'
import { fill } from '@ankur/content'
import type { ListedProject, SavedProject } from '@ankur/blocks/project-contract'
import type { Project } from '@ankur/blocks/project'
import { nameMadeOf } from '@ankur/blocks/project-name'
import { useAuth } from '../../../../accounts/index.ts'
import { newId } from '../../../../platform/new-id.ts'
import { newGameIdentity } from '../../../game-identity.ts'
import { useCreator } from '../../../use-creator.ts'
import { addGame, changeGame, isConflict, saveProblemOf } from '../account-calls.ts'
import { hasLocalFiles } from '../../../files/stored-files.ts'
import { contentOf } from '../save-game.ts'
import { addSavedGame } from '../../saved-games-store.ts'
import { useNameOf } from '../../game-names.ts'
import { messagesOf } from '../../../../platform/messages.ts'

const accountGamesWords = messagesOf('creator/account-games', 'accountGames')
const gamesDialogWords = messagesOf('creator/saved-games', 'gamesDialog')

type Decide = () => Promise<string | null>

/**
 * Resolves a conflict: the chosen version becomes the game in the account, and the other is saved first as a separate game.
 * Returns the refusal, or null.
 */
export function useDecision(current: SavedProject, theirs: Project | null): Readonly<Record<'phone' | 'account', Decide>> {
  const creator = useCreator()
  const words = accountGamesWords.use()
  const { no_room } = gamesDialogWords.use()
  const { user } = useAuth()
  const nameOf = useNameOf()
  // While the dialog is open: a second attempt creates no second copy.
  const [requestIds] = useState(() => ({ theirs: newId(), mine: newId() }))
  const userId = user?.id ?? ''

  const phone: Decide = async () => {
    const game = creator.latest()
    const name = nameOf(game)
    const otherName = nameMadeOf(words.other_name, current.name)
    try {
      const copy = await keepApart({ name: otherName, data: current.data }, requestIds.theirs, theirs)
      const listed = await changeGame(current.id, { name, data: contentOf(game.project) }, current.version)
      const now = creator.latest()
      const hasChanges = now.project !== game.project
      creator.changeIdentity({ name, account: linkTo(listed, hasChanges, game.project) })
      creator.say(fill(words.phone_taken, { name: copy ? copy.name : otherName }) + (copy ? '' : ` ${words.on_shelf}`))
      return null
    } catch (failure) {
      return isConflict(failure) ? words.changed_elsewhere : words[saveProblemOf(failure)]
    }
  }
  const account: Decide = async () => {
    if (!theirs) return words.unreadable
    const game = creator.latest()
    const name = nameMadeOf(words.own_name, nameOf(game))
    try {
      const copy = await keepApart({ name, data: contentOf(game.project) }, requestIds.mine, game.project)
      const identity = { ...newGameIdentity(current.name), account: linkTo(current, false, theirs) }
      const message = fill(words.account_taken, { name: copy ? copy.name : name }) + (copy ? '' : ` ${words.on_shelf}`)
      creator.open({ project: theirs, sprite: '', identity }, message)
      return null
    } catch {
      return no_room
    }
  }
  /** In the account, or on this phone if the account is full or unreachable; throws when neither works. */
  const keepApart = async (
    written: { name: string; data: unknown },
    requestId: string,
    project: Project | null,
  ): Promise<ListedProject | null> => {
    try {
      return await addGame(written, requestId)
    } catch (failure) {
      if (!project) throw failure
      await addSavedGame(
        { project, sprite: '', identity: { ...newGameIdentity(written.name), id: requestId } },
        written.name,
        Date.now(),
      )
      return null
    }
  }
  const linkTo = ({ id, version }: ListedProject, hasChanges: boolean, project: Project) => ({
    userId,
    id,
    version,
    hasChanges,
    withoutFiles: hasLocalFiles(project),
  })
  return { phone, account }
}
