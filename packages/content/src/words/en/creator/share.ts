/** Sharing a game: the link by which others play it, and what they see. */
export const creatorShare = {
  title: 'Share',
  close: 'Close',
  anyone: 'Anyone with the link can play, for {n} days.',
  send: 'Send the link',
  copy: 'Copy the link',
  as_file: 'Send as a file',
  sign_in: 'Sign in to make a link',
  only_game: 'Others see the game and its name. Not your name, not your account.',
  drawings_go: 'Your drawings are included.',
  files_stay:
    'Photos, recordings and pictures that you added stay on this device. Others see a grey box in their place. They can see the names of your sounds.',
  any_time: 'You can switch the link off at any time.',
  message: 'A game to play: {name}',
  making: 'Making the link...',
  address: 'Link',
  copied: 'The link is copied.',
  not_copied: 'We could not copy the link. Select it and copy it yourself.',
  sent: 'The link is ready.',
  works_until: 'The link works until {date}.',
  switch_off: 'Switch the link off',
  is_off: 'The link is off. It no longer works for anyone.',
} as const

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
