/** What an adult decides about the Game Creator on this device. */
export const creatorSettings = {
  title: 'Settings',
  lead: 'For an adult. Every choice counts at once and stays on this device.',
  unkept: 'This device keeps nothing. These choices hold until you close the page.',
  close: 'Close settings',
  on: 'On',
  off: 'Off',

  speed: 'Speed of games',
  speed_usual: 'Usual',
  speed_slow: 'Slow',
  speed_help: 'Slow shows each step of any game for longer, also while it runs.',

  layout: 'Layout',
  lock: 'Lock the layout',
  lock_help: 'The panels keep their size and place until you unlock them here. Blocks stay free, as Undo brings each one back.',
} as const
