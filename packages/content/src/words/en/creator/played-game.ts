/** The page behind a link for playing a game: the stage and the name, nothing of whose game it is. */
export const playedGame = {
  title: 'A game to play',
  lead: 'Press Run to start. Press Stop to end.',
  gone_title: 'This link no longer works',
  gone_text: 'This game can no longer be played with this link. Ask the person who sent it for a new link.',
  newer: 'This game was made with a newer version of Ankur. Reload this page later.',
  unreadable: 'We cannot read this game.',
  failed: 'We could not load the game',
  too_often: 'This link has been opened too often. Please try again in an hour.',
  no_pictures: 'Some pictures or sounds are missing. They are only on the device where the game was made.',
  make: 'Make your own game',
  ready_games: 'Ready games',
  turn_phone: 'Turn the phone: bigger stage',
  sound: 'Sound',
  change: 'Change this game',
} as const
