import type { Player } from './player.ts'
import { messagesOf } from '../platform/messages.ts'

const whoWords = messagesOf('games/players', 'whoPlays')

/** The name that was typed, or that of the picture. */
export function usePlayerName(): (player: Player) => string {
  const words = whoWords.use()
  return ({ name, friend }) => name || words[friend]
}
