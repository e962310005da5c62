/** How many blocks the Game Creator offers: the first choice in its settings. */
export const creatorLevel = {
  title: 'Blocks to choose from',
  six: '6 blocks',
  fourteen: '14 blocks (usual)',
  twenty_eight: '28 blocks',
  all: 'All blocks',
  help: 'A game keeps every block that it has, and each can be changed. With 28 or all blocks, x and y count from the middle of the stage, as in Scratch.',
} as const
