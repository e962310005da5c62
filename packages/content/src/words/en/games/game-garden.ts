/** The garden of the games, where every finished level has its plant. A child need not read any of it. */
export const gameGarden = {
  title: 'My garden',
  lead: 'Each level that you finish grows a plant here. It stays.',
  in_garden: 'In your garden: {plant}',
  print: 'Print to colour',
} as const
