import { useAuth } from '../../accounts/index.ts'
import { type OpenGame, useCreator } from '../use-creator.ts'
import { useNameOf } from './use-name-of.ts'
import { addSavedGame } from './saved-games-store.ts'
import { isWorthSaving } from './worth-saving.ts'

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

function isInAccountOf({ identity: { account } }: OpenGame, userId: string | undefined): boolean {
  return account !== null && account.userId === userId && !account.hasChanges
}
