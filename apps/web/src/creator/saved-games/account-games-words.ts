import type { accountGames } from '@ankur/content/words/en/account-games'
import { messages } from '../../platform/messages.ts'

export const accountGamesWords = messages<typeof accountGames>(
  Object.values(import.meta.glob('@words/*/account-games.ts', { import: 'accountGames' })),
)
