import type { playedGame } from '@ankur/content/words/en/creator/played-game'
import { messages } from '../../platform/messages.ts'

export const playedGameWords = messages<typeof playedGame>(
  Object.values(import.meta.glob('@words/*/creator/played-game.ts', { import: 'playedGame' })),
)
