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
