import type { talkGames } from '@ankur/content/words/en/games/talk-games'
import { messages } from '../../platform/messages.ts'

/** The evidence on games for talking, for adults. */
export const talkGamesWords = messages<typeof talkGames>(
  Object.values(import.meta.glob('@words/*/games/talk-games.ts', { import: 'talkGames' })),
)
