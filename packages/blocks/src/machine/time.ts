/** How a running game knows the time: the date, timers, and what is left of a frame. */

export interface Moment {
  /** Since 1970 in Greenwich. */
  readonly ms: number
  /** How far local time is ahead of Greenwich. */
  readonly aheadMinutes: number
}

export interface Timer {
  readonly dueMs: number
  fire(): void
}

/** Loops without screen refresh give way at a time or after so many rounds; the clock is read once in a while. */
export interface Warp {
  untilMs: number
  roundsLeft: number
  /** Points of pictures that may still be looked at. */
  looksLeft: number
  untilCheck: number
}
