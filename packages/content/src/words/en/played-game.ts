/** The page behind a link for playing a game: the stage and the name, nothing of whose game it is. */
export const playedGame = {
  title: 'A game to play',
  lead: 'Press Run. To end it, press Stop.',
  gone_title: 'This link has ended',
  gone_text: 'The game behind it cannot be played any more. Ask whoever sent you the link for a new one.',
  newer: 'This game was made by a newer Ankur. Load this page again later.',
  unreadable: 'This game cannot be read.',
  failed: 'The game could not be loaded',
  too_often: 'This link was opened very often. Please try again in an hour.',
  no_pictures: 'Some pictures or sounds of this game are only on the phone where it was made.',
  make: 'Make a game of your own',
} as const
