import type { playedGame } from '@ankur/content/words/en/played-game'
import { messages } from '../../platform/messages.ts'

export const playedGameWords = messages<typeof playedGame>(
  Object.values(import.meta.glob('@words/*/played-game.ts', { import: 'playedGame' })),
)
