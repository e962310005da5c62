import type { PlayerFriend } from './player.ts'

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
