/** How a player is shown: picture and name. */
import { messagesOf } from '../platform/messages.ts'
import type { Player, PlayerFriend } from './player.ts'

const whoWords = messagesOf('games/players', 'whoPlays')

/** From the fonts of the device: drawings would weigh more than a list of thirty. */
export const animals: Readonly<Record<PlayerFriend, string>> = {
  cat: '🐱',
  duck: '🦆',
  unicorn: '🦄',
  elephant: '🐘',
  rabbit: '🐰',
  parrot: '🦜',
  bear: '🐻',
  butterfly: '🦋',
  cow: '🐮',
  fish: '🐟',
  frog: '🐸',
  lion: '🦁',
}

/** The name that was typed, or that of the picture. */
export function usePlayerName(): (player: Player) => string {
  const words = whoWords.use()
  return ({ name, friend }) => name || words[friend]
}
