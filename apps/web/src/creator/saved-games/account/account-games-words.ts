import type { accountGames } from '@ankur/content/words/en/creator/account-games'
import { messages } from '../../../platform/messages.ts'

export const accountGamesWords = messages<typeof accountGames>(
  Object.values(import.meta.glob('@words/*/creator/account-games.ts', { import: 'accountGames' })),
)
