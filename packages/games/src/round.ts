/**
 * The state of a round in the games where pieces are moved to places.
 *
 * A piece is never lost: it is in the tray or in its place, and a placed piece stays there.
 */
import type { Face } from './face.ts'
import type { Level, HelpLevel } from './levels.ts'
import type { TalkGameWords } from './listed-games.ts'
import type { Turns } from './take-turns/turns.ts'
import type { SpokenTask } from './sayings/saying.ts'

export type BoardGame = 'number_stacking' | 'number_sorting' | 'letter_sorting' | TalkGame
/** The talking games; each has its own texts. */
export type TalkGame = keyof TalkGameWords

export interface Piece {
  readonly id: string
  readonly face: Face
  /** The id of the place it belongs to; empty if it belongs nowhere on this board. */
  readonly home: string
}

/** A possible final state of the board: the place of each placed piece. */
export type Arrangement = Readonly<Record<string, string>>

export interface Place {
  readonly id: string
  readonly sign: Sign
  /** The number of pieces it takes; 0 if it only shows something from the start. */
  readonly room: number
  readonly standing: readonly Face[]
  /** The id of the place that must be full first, such as the floor below. */
  readonly after?: string
}

/** How a place shows which pieces belong there. */
export type Sign =
  | { readonly kind: 'floor'; readonly number: number; readonly ghost: Ghost; readonly face: Face }
  | { readonly kind: 'seat'; readonly number: number }
  | { readonly kind: 'match'; readonly face: Face }
  | { readonly kind: 'tray'; readonly group: TrayGroup }
  | { readonly kind: 'more_by_one' | 'less_by_one'; readonly of: Face }
  /** For a strip of cards. */
  | { readonly kind: 'ask'; readonly number: number }
  /** For a bridge that people build together. */
  | { readonly kind: 'plank'; readonly number: number }
  /** For a day plan: something else happens instead. */
  | { readonly kind: 'changed'; readonly face: Face }
  | { readonly kind: 'basket'; readonly group: BasketGroup; readonly face?: Face }

export type Ghost = 'numeral' | 'outline' | 'none'
export type TrayGroup = 'small' | 'big' | 'odd' | 'even' | 'vowels' | 'consonants'
/** What the things in a basket have in common. */
export type BasketGroup = 'same' | 'different' | 'fruit' | 'clothes' | 'toys' | 'red' | 'blue' | 'big' | 'small' | UseGroup
export type UseGroup = 'eating' | 'wearing' | 'playing'

export interface Step {
  readonly piece: string
  readonly place: string
}

/** The visible help: the right place has a soft outline; after one more miss all other pieces are dimmed. */
export interface Guide extends Step {
  readonly shows: 'place' | 'place_and_piece'
}

export interface PlacedPiece extends Step {
  readonly way: HelpLevel
}

export interface Round {
  readonly game: BoardGame
  readonly level: Level
  readonly seed: number
  readonly spokenTask: SpokenTask
  /** In tray order. */
  readonly pieces: readonly Piece[]
  /** In reading order; floors from bottom to top. */
  readonly places: readonly Place[]
  /** The number of pieces in the tray at once. */
  readonly offer: number
  readonly placed: readonly PlacedPiece[]
  /** How often each piece was moved to a wrong place; pieces without a miss have no entry. */
  readonly misses: Readonly<Record<string, number>>
  readonly guide: Guide | null
  /** Accepted final states other than every piece in its home. */
  readonly others?: readonly Arrangement[]
  /** For a round with several boards: the number of this board, the pieces placed before, and the next board. */
  readonly series?: Series
  /** The id of the piece that ends the round immediately. */
  readonly stop?: string
  /** For a round with several people: whose turn it is. */
  readonly turns?: Turns
}

export interface Series {
  /** Counted from 1. */
  readonly nth: number
  readonly all: number
  readonly before: readonly PlacedPiece[]
  readonly next: Round | null
}

/** Whether the board takes no more pieces. */
export function isBoardFull(round: Round): boolean {
  return round.places.every((place) => !hasRoom(round, place))
}

export function isSolved(round: Round): boolean {
  return isBoardFull(round) && nextBoard(round) === null
}

/** The next board of the round, with the pieces placed so far. */
export function nextBoard({ series, placed, stop }: Round): Round | null {
  if (!series?.next || placed.some(({ piece }) => piece === stop)) return null
  const { next } = series
  return next.series ? { ...next, series: { ...next.series, before: [...series.before, ...placed] } } : next
}

/** The place of each piece in the first accepted final state that matches the placed pieces. */
export function arrangementOf(round: Round): Arrangement {
  return arrangementWith(round, round.placed) ?? {}
}

/** Whether a piece may be put in a place: an accepted final state has it there, with all pieces placed so far. */
export function canPlace(round: Round, step: Step): boolean {
  return arrangementWith(round, [...round.placed, step]) !== undefined
}

function arrangementWith({ pieces, others = [] }: Round, steps: readonly Step[]): Arrangement | undefined {
  const own = Object.fromEntries(pieces.flatMap(({ id, home }) => (home === '' ? [] : [[id, home]])))
  return [own, ...others].find((each) => steps.every(({ piece, place }) => each[piece] === place))
}

/** The pieces in the tray now: the next ones needed, in tray order. */
export function offeredPieces(round: Round): Piece[] {
  const waiting = piecesLeft(round)
  const homes = arrangementOf(round)
  const rank = ({ id: piece }: Piece) => {
    const at = round.places.findIndex(({ id }) => id === homes[piece])
    return at < 0 ? round.places.length : at
  }
  const next = new Set(waiting.toSorted((one, other) => rank(one) - rank(other)).slice(0, round.offer))
  return waiting.filter((piece) => next.has(piece))
}

/** The next correct step: the first open place and a tray piece that belongs there. */
export function nextStep(round: Round): Step | null {
  const offered = offeredPieces(round)
  const homes = arrangementOf(round)
  for (const place of round.places) {
    const piece = isOpen(round, place) ? offered.find(({ id }) => homes[id] === place.id) : undefined
    if (piece !== undefined) return { piece: piece.id, place: place.id }
  }
  return null
}

/** Whether a place takes a piece now: it has room, and the place before it is full. */
export function isOpen(round: Round, place: Place): boolean {
  const before = round.places.find(({ id }) => id === place.after)
  return hasRoom(round, place) && (before === undefined || !hasRoom(round, before))
}

export function piecesIn({ pieces, placed }: Round, placeId: string): Piece[] {
  const inside = placed.filter(({ place }) => place === placeId).map(({ piece }) => piece)
  return pieces.filter(({ id }) => inside.includes(id))
}

function hasRoom(round: Round, { id, room }: Place): boolean {
  return piecesIn(round, id).length < room
}

function piecesLeft({ pieces, placed }: Round): Piece[] {
  return pieces.filter(({ id }) => !placed.some(({ piece }) => piece === id))
}
