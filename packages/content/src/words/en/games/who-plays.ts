/** Which child plays on this device, or uses the talk board. */
export const whoPlays = {
  who: 'Who is playing?',
  whose_board: 'Whose board is this?',
  first_keeps: 'Games played here so far will count for the first child you choose.',
  after_round: 'After this round: {name}',
  cat: 'Cat',
  duck: 'Duck',
  unicorn: 'Unicorn',
  elephant: 'Elephant',
  rabbit: 'Rabbit',
  parrot: 'Parrot',
  bear: 'Bear',
  butterfly: 'Butterfly',
  cow: 'Cow',
  fish: 'Fish',
  frog: 'Frog',
  lion: 'Lion',
} as const
