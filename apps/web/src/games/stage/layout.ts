import type { Place, Round } from '@ankur/games/round'

/** In short sides of a piece. */
export interface Ratio {
  readonly width: number
  readonly height: number
}

/** How a game fills the screen. */
export interface Layout {
  /** Pixels above the board: the line with the short words, the sky, the friend. */
  readonly line: number
  /** The same below the finished picture, without a task. */
  readonly lineAtEnd?: number
  readonly piece: Ratio
  /** The places hang beside each other, never below. */
  readonly isOneRow?: true
  readonly place: (place: Place, round: Round) => Ratio
}
