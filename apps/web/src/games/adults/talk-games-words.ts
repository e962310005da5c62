import type { talkGames } from '@ankur/content/words/en/games/talk-games'
import { messages } from '../../platform/messages.ts'

/** What is known of games for talking, for the adult. */
export const talkGamesWords = messages<typeof talkGames>(
  Object.values(import.meta.glob('@words/*/games/talk-games.ts', { import: 'talkGames' })),
)
