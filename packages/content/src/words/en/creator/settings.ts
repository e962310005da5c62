/** What an adult decides about the Game Creator on this device. */
export const creatorSettings = {
  title: 'Settings',
  lead: 'For an adult. Each choice takes effect at once and is saved on this device.',
  unkept: 'This device cannot save your choices. They last until you close the page.',
  close: 'Close settings',
  on: 'On',
  off: 'Off',

  speed: 'Game speed',
  speed_usual: 'Normal',
  speed_slow: 'Slow',
  speed_help: 'Slow shows each step for longer, even while a game is running.',

  sound: 'Game sound',
  sound_switch: 'Play sound in games',
  sound_help: 'Off means silent. What you see in the game stays the same.',
  volume: 'Volume',
  percent: '{n}%',
  flashes: 'Flashes',
  flashes_help:
    'If a game flashes more than 3 times a second, Ankur shows fewer, because fast flashes can cause seizures. You cannot turn this off.',

  layout: 'Layout',
  lock: 'Lock the layout',
  lock_help:
    'The panels keep their size and place until you unlock them here. Blocks can still be moved, and Undo restores any change.',
} as const

/** How many blocks the Game Creator offers: the first choice in its settings. */
export const creatorLevel = {
  title: 'Which blocks to show',
  six: '6 blocks',
  fourteen: '14 blocks (standard)',
  twenty_eight: '28 blocks',
  all: 'All blocks',
  help: 'A game keeps all its blocks, and you can change any of them. With 28 or all blocks, x and y start at the middle of the stage, as in Scratch.',
  lock: 'Only an adult can change this',
} as const

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
