/** Three ways the Game Creator behaves, from still to playful, and its sound. */
export const creatorCalm = {
  close: 'Close',
  ways: 'How games behave',
  quiet: 'Quiet',
  quiet_is: 'No sound. Slow. Pale colours.',
  soft: 'Soft',
  soft_is: 'Paw prints. Low sound.',
  lively: 'Lively',
  lively_is: 'Paw prints. Louder sound.',
  sound: 'Sound of games',
  sound_help: 'Sound plays after you turn it on.',
  on: 'On',
  off: 'Off',
  comfort_wins: 'Comfort settings come first.',
  chosen: '{name} is chosen.',
} as const
