/** Exporting and importing a game. What a report says of a Scratch file stands in `scratch-files.ts`. */
export const gameFile = {
  title: 'Game file',
  about: 'A file holds your whole game. It opens here and in Scratch, on any phone or computer.',
  export: 'Export as a file',
  import: 'Import a file',
  import_hint: 'A Scratch 3 game: the name ends in .sb3, and it has 20 MB at most.',
  close: 'Close',
  cancel: 'Cancel',

  writing: 'The file is being made.',
  ready: 'The file is ready',
  save_file: 'Save the file',
  handed: 'Your browser has the file. Look in your downloads.',

  reading: 'The file is being read.',
  found: 'This game is in the file',
  replaces: 'It opens as a game of its own. The game that is open now is kept under "Games".',
  open: 'Open this game',
  keep_mine: 'Keep my game',
  opened: 'The game from the file is open.',

  nothing_changed: 'Nothing changed. Your game is as it was.',
  too_slow: 'This took too long and was ended.',
  failed: 'That did not work. Check the connection and try again.',
  no_room: 'This phone has no room for the pictures and sounds of this game.',
  too_large: 'This game is too large for a file.',
} as const
