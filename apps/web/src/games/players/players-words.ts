import type { gamePlayers } from '@ankur/content/words/en/game-players'
import { messages } from '../../platform/messages.ts'

export const playersWords = messages<typeof gamePlayers>(
  Object.values(import.meta.glob('@words/*/game-players.ts', { import: 'gamePlayers' })),
)
