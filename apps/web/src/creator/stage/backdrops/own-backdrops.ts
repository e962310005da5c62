/** Our own backdrops: their colours, and the hills of the meadow. */

/** Plain colours: names as in a game, values as on the stage. */
export const plainBackdrops = {
  'plain-white': '#ffffff',
  'plain-blue': '#dde7f4',
  'plain-green': '#dcebdf',
  'plain-yellow': '#f7ecc9',
  'plain-rose': '#f6e1e1',
  'plain-dark': '#22304f',
} as const
export type PlainBackdrop = keyof typeof plainBackdrops

/** The average colours of our own backdrops: the flash filter needs all of them, also before they are drawn. */
export const backdropColors: Readonly<Record<string, string>> = {
  ...plainBackdrops,
  'meadow-by-day': '#dde7f4',
  room: '#f1e6d6',
  sea: '#97c4d8',
  night: '#22304f',
  pond: '#dcebf2',
  'rainy-day': '#c5d0d8',
  'cricket-field': '#dde7f4',
  street: '#dde7f4',
  school: '#dde7f4',
  station: '#dde7f4',
  kitchen: '#f4ead6',
  mountains: '#dde9f3',
}

/** Of the meadow, in the units of the stage. */
export const hills = {
  far: 'M0 268c80-40 170-46 260-22s150 0 220-20v134H0z',
  near: 'M0 312c110-30 220-28 300-12s120 4 180-8v68H0z',
}
