/** The signs on the caps of blocks, on a 24 x 24 grid. */
export const glyphs = {
  flag: 'M6 21V4m0 1c5-3 8 3 13 0v9c-5 3-8-3-13 0',
  move: 'M4 12h15m-5-6 6 6-6 6',
  say: 'M4 5h16v11h-9l-4 4v-4H4z',
  repeat: 'M5 12a7 7 0 0 1 12-5l2 2m0-5v5h-5M19 12a7 7 0 0 1-12 5l-2-2m0 5v-5h5',
} as const
