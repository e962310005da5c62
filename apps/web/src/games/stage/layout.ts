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
  /** The same under the picture at the end, where nothing is asked any more. */
  readonly lineAtEnd?: number
  readonly piece: Ratio
  /** The places hang beside each other, never below. */
  readonly isOneRow?: true
  readonly place: (place: Place, round: Round) => Ratio
}
