import type { whoPlays } from '@ankur/content/words/en/games/who-plays'
import { messages } from '../platform/messages.ts'

export const whoWords = messages<typeof whoPlays>(
  Object.values(import.meta.glob('@words/*/games/who-plays.ts', { import: 'whoPlays' })),
)
