/** The time in a running game: date, timers, and the time left in a frame. */

export interface Moment {
  /** Since 1970 in UTC. */
  readonly ms: number
  /** The offset of local time from UTC. */
  readonly aheadMinutes: number
}

export interface Timer {
  dueMs: number
  fire(): void
}

/**
 * Loops without screen refresh yield after a time limit or a number of iterations; the clock is read only every few
 * iterations.
 */
export interface Warp {
  untilMs: number
  roundsLeft: number
  /** The number of pixels that may still be looked up. */
  looksLeft: number
  untilCheck: number
  roundsBetweenChecks: number
  checkedMs: number
}

/** Looking through this many pixels or list items takes at least as long as an iteration. */
const looksPerRound = 16

/** Counts the pixels that a block looks up. */
export function countPixels(warp: Warp, pixels: number): void {
  warp.looksLeft -= pixels
  countLooks(warp, pixels)
}

/** Counts what a block looks through as iterations, so that the clock is read soon after large pictures and lists. */
export function countLooks(warp: Warp, looks: number): void {
  warp.untilCheck -= Math.floor(looks / looksPerRound)
}
