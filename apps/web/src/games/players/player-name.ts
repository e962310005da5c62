import type { Player } from './player.ts'
import { playersWords } from './players-words.ts'

/** The name that was typed, or that of the picture. */
export function usePlayerName(): (player: Player) => string {
  const words = playersWords.use()
  return ({ name, friend }) => name || words[friend]
}
