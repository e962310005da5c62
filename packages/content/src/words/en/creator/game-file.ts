/** Exporting and importing a game. What a report says of a Scratch file stands in `scratch-files.ts`. */
export const gameFile = {
  title: 'Game file',
  about: 'A file holds your whole game. You can open it here and in Scratch, on any phone or computer.',
  export: 'Export as a file',
  import: 'Import a file',
  import_hint: 'A Scratch 3 game. The file name ends in .sb3, and the file can be up to 20 MB.',
  close: 'Close',
  cancel: 'Cancel',

  writing: 'Making the file...',
  ready: 'The file is ready',
  save_file: 'Save the file',
  handed: 'The file is saved in Downloads.',

  reading: 'Reading the file...',
  found: 'This game is in the file',
  replaces: 'It opens as a new game. The game that is open now is saved under "Games".',
  open: 'Open this game',
  keep_mine: 'Keep my game',
  opened: 'The game from the file is open.',

  nothing_changed: 'Nothing changed. Your game is as it was.',
  too_slow: 'This took too long, so we stopped it.',
  failed: 'That did not work. Check the connection and try again.',
  no_room: 'There is no space on this device for the pictures and sounds of this game.',
  too_large: 'This game is too large for a file.',
} as const
