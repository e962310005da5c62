/** The keys that a hat or a question can name. */
export const keyNames: readonly string[] = [
  'space',
  'up arrow',
  'down arrow',
  'left arrow',
  'right arrow',
  'enter',
  'any',
  ...'abcdefghijklmnopqrstuvwxyz0123456789'.split(''),
]
