import type { Player } from './player.ts'
import { whoWords } from './who-words.ts'

/** The name that was typed, or that of the picture. */
export function usePlayerName(): (player: Player) => string {
  const words = whoWords.use()
  return ({ name, friend }) => name || words[friend]
}
