/** What an adult decides about the Game Creator on this device. */
export const creatorSettings = {
  title: 'Settings',
  lead: 'For an adult. Every choice counts at once and stays on this phone.',
  unkept: 'This phone keeps nothing. These choices hold until you close the page.',
  close: 'Close settings',
  on: 'On',
  off: 'Off',

  speed: 'Speed of games',
  speed_usual: 'Usual',
  speed_slow: 'Slow',
  speed_help: 'Slow shows each step of any game for longer, also while it runs.',

  sound: 'Sound of games',
  sound_switch: 'Games may be heard',
  sound_help: 'Off means silent. What a game shows stays the same.',
  volume: 'Volume',
  percent: '{n} per cent',
  flashes: 'Flashes',
  flashes_help:
    'Ankur holds back every game that flashes more than 3 times in a second. This is always on, as such flashing can cause seizures.',

  layout: 'Layout',
  lock: 'Lock the layout',
  lock_help: 'The panels keep their size and place until you unlock them here. Blocks stay free, as Undo brings each one back.',
} as const
