/** What stands around every game: its bar, the end of a round, the corner for adults. */
export const gamePage = {
  back: 'Back',
  help: 'Help',
  show_me: 'Show me',
  sliders: 'Sound, words, movement',
  talk_board: 'Talk board',
  close: 'Close',
  tools: 'Tools',
  board: 'Board',
  tray: 'Pieces',
  finished: 'Finished',
  again: 'Again',
  more: 'More',
  finish: 'Finish',
  play_level: 'Play level {n}',
  next_board: 'Next',
  for_adults: 'For adults',
  level: 'Level',
  level_choice: 'Level {n}: {line}',
  level_locked: 'An adult has locked this level.',
  more_settings: 'Lock levels, change settings, see what was played',
  unkept: 'This device cannot save your choice. It lasts while this page is open.',
} as const

/** The hub: every game, and what stands beside them for the adult. */
export const gameHub = {
  heading: 'Choose Your Game',
  lead: 'Calm games made by Ankur. Each opens in a new tab.',
  start_creating: 'Start Creating',
  open_creator: 'Open Game Creator',
  drag_drop_coding: 'Drag & Drop Coding',
  pre_coding_training: 'Pre-Coding Training',
  talk_together: 'Talk and play together',
  start_now: 'Start Now',
  explore_games: 'Explore Games',
  for_adults: 'For adults',
  adults_line: 'See what each game practises, choose and lock levels, and see what was played on this device.',
  adults_link: 'Levels and settings',
  sheets_line: 'Print numbers, letters and pairs to cut out and play with away from the screen.',
  sheets_link: 'Sheets to print',
  talk_board: 'Talk board',
  talk_board_line: '60 first words. Press a picture to say it.',
  garden: 'My garden',
  garden_line: 'A plant for each level. They never wilt.',
} as const

/** What each level of each game asks, for the adult who chooses one. Named game and level: `memory_3`. */
export const gameLevels = {
  number_stacking_1: 'Numbers 1 to 3, one at a time. Each floor shows its number.',
  number_stacking_2: 'Numbers 1 to 3, two to choose from. Each floor shows its number.',
  number_stacking_3: 'Numbers 1 to 5. Each floor shows an outline.',
  number_stacking_4: 'Numbers 1 to 5, without outlines.',
  number_stacking_5: 'Numbers 1 to 10, in two rounds.',
  number_stacking_6: 'Five numbers in order. The first is not 1.',
  number_stacking_7: 'Count down from 5 to 1.',
  number_stacking_8: 'Fill in the missing floors of a tower.',

  number_sorting_1: 'Match a number to the same number.',
  number_sorting_2: 'Match dots to numbers, 1 to 3.',
  number_sorting_3: 'Match dots to numbers, 1 to 5.',
  number_sorting_4: 'Sort small numbers (1 to 4) and big numbers (6 to 9).',
  number_sorting_5: 'Put 3 numbers in order.',
  number_sorting_6: 'Put 5 numbers in order.',
  number_sorting_7: 'Find one more and one less.',
  number_sorting_8: 'Sort odd and even numbers. Dots in pairs show which is which.',

  letter_sorting_1: 'Match a letter to the same letter.',
  letter_sorting_2: 'Match a letter to the same letter in another size or colour.',
  letter_sorting_3: 'Sort two letters into two trays.',
  letter_sorting_4: 'English: match capital and small letters. Hindi and Punjabi: match letters and pictures.',
  letter_sorting_5: 'Put 3 letters in order. The letters before and after are shown.',
  letter_sorting_6: 'Put 5 letters in order.',
  letter_sorting_7: 'Find the first letter of a picture.',
  letter_sorting_8: 'Sort vowels and consonants.',

  memory_1: '2 pairs. All the cards are face up.',
  memory_2: '2 pairs. The child looks at the cards first.',
  memory_3: '3 pairs. The child looks at the cards first.',
  memory_4: '3 pairs. The cards are face down from the start.',
  memory_5: '4 pairs. The cards are face down from the start.',
  memory_6: '4 pairs. Match a picture with its word.',
  memory_7: '6 pairs of pictures.',
  memory_8: '6 pairs. Match a number with its dots.',
} as const

/** The garden of the games, where every finished level has its plant. A child need not read any of it. */
export const gameGarden = {
  title: 'My garden',
  lead: 'Each level that you finish grows a plant here. It stays.',
  in_garden: 'In your garden: {plant}',
  print: 'Print to colour',
} as const
