import type { gameGarden } from '@ankur/content/words/en/games/game-garden'
import { messages } from '../../platform/messages.ts'

export const gardenWords = messages<typeof gameGarden>(
  Object.values(import.meta.glob('@words/*/games/game-garden.ts', { import: 'gameGarden' })),
)
