/** How many blocks the Game Creator offers: the first choice in its settings. */
export const creatorLevel = {
  title: 'Which blocks to show',
  six: '6 blocks',
  fourteen: '14 blocks (standard)',
  twenty_eight: '28 blocks',
  all: 'All blocks',
  help: 'A game keeps all its blocks, and you can change any of them. With 28 or all blocks, x and y count from the middle of the stage, as in Scratch.',
  lock: 'Only an adult can change this',
} as const
