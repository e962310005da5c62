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
  garden: 'My garden',
} as const
