import { useAuth } from '../../accounts/index.ts'
import { type OpenGame, useCreator } from '../use-creator.ts'
import { useNameOf } from './game-names.ts'
import { addSavedGame } from './saved-games-store.ts'
import { allBlocks, type Project } from '@ankur/blocks/project'
import { hasFiles } from '../files/stored-files.ts'

/** Opens another game once the open one is saved. False when this device has no space for it: then nothing changed. */
export function useOpenAnother(): (next: OpenGame, message: string) => Promise<boolean> {
  const creator = useCreator()
  const { user } = useAuth()
  const nameOf = useNameOf()
  return async (next, message) => {
    const leaving = creator.latest()
    if (isWorthSaving(leaving) && !isInAccountOf(leaving, user?.id)) {
      try {
        await addSavedGame(leaving, nameOf(leaving), Date.now())
      } catch {
        return false
      }
    }
    creator.open(next, message)
    return true
  }
}

/** Games that can be created again at any time, as long as they are unchanged. */
export const untouched = new WeakSet<Project>()

/** More than the cat of every new game. */
export function isWorthSaving({ project, identity }: OpenGame): boolean {
  if (untouched.has(project)) return false
  return (
    identity.name !== '' ||
    identity.account !== null ||
    project.sprites.length !== 1 ||
    allBlocks(project).length > 0 ||
    hasFiles(project)
  )
}

function isInAccountOf({ identity: { account } }: OpenGame, userId: string | undefined): boolean {
  return account !== null && account.userId === userId && !account.hasChanges
}
