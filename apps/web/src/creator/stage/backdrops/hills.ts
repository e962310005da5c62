/** Of the meadow, in the units of the stage. */
export const hills = {
  far: 'M0 268c80-40 170-46 260-22s150 0 220-20v134H0z',
  near: 'M0 312c110-30 220-28 300-12s120 4 180-8v68H0z',
}
