/** Parts of the Game Creator's stage that are fetched when they are needed. */
export const stage = {
  looking_back: 'Looking back',
  earlier: 'Earlier',
  later: 'Later',
  first_moment: 'This is the first moment that is kept',
  last_moment: 'This is the latest moment',
  slider: 'Moment of the game',
  moment: 'Moment {n} of {count}',
  blocks_then: 'Blocks at this moment: {blocks}.',
  no_block: 'No block ran at this moment.',
  moments_kept: 'The last 1,800 moments are kept, a minute of play. A game cannot go on from an earlier moment.',
  run_again: 'Run again from the start',
  to_latest: 'Back to the latest moment',

  game_asks: 'The game asks: {question}',
  answer: 'Answer',
  letters: 'Letters',
  show_letters: 'Show letters',
  hide_letters: 'Hide letters',
  space: 'Space',
  delete_letter: 'Take back a letter',

  sound_is: 'Sound: {name}.',
  sound_off: 'Sound is off. An adult can turn it on in Settings.',
} as const
