/** The dialog of the Game Creator in which games are kept. Each of its sections has words of its own. */
export const gamesDialog = {
  title: 'Games',
  file: 'Game file',
  file_hint: 'Take your game out as a file, or bring one in.',
  earlier: 'Earlier states',
  close: 'Close',
} as const
