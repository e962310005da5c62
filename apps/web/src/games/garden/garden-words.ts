import type { gameGarden } from '@ankur/content/words/en/game-garden'
import { messages } from '../../platform/messages.ts'

export const gardenWords = messages<typeof gameGarden>(
  Object.values(import.meta.glob('@words/*/game-garden.ts', { import: 'gameGarden' })),
)
