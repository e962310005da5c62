import type { gamePlayers } from '@ankur/content/words/en/games/game-players'
import { messages } from '../../platform/messages.ts'

export const playersWords = messages<typeof gamePlayers>(
  Object.values(import.meta.glob('@words/*/games/game-players.ts', { import: 'gamePlayers' })),
)
