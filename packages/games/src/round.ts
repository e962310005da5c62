/**
 * A round of the games in which pieces go to places.
 *
 * Nothing here can be lost: a piece lies in the tray or in its place, and what lies in its place stays there.
 */
import type { Face } from './face.ts'
import type { Level } from './level.ts'
import type { Turns } from './take-turns/turns.ts'
import type { SpokenTask } from './told.ts'
import type { Way } from './way.ts'

export type BoardGame = 'number_stacking' | 'number_sorting' | 'letter_sorting' | TalkGame
/** The games for talking together; each has words of its own. */
export type TalkGame = 'same_different' | 'what_comes_next' | 'choose_and_ask' | 'take_turns'

export interface Piece {
  readonly id: string
  readonly face: Face
  /** The place it belongs to; empty for a piece that belongs nowhere on this board. */
  readonly home: string
}

/** A whole board as it may lie at its end: for each piece that is placed, its place. */
export type Arrangement = Readonly<Record<string, string>>

export interface Place {
  readonly id: string
  readonly sign: Sign
  /** How many pieces it takes; none where only something stands from the start. */
  readonly room: number
  readonly standing: readonly Face[]
  /** The place that must be full first, as the floor below. */
  readonly after?: string
}

/** How a place shows what belongs there. */
export type Sign =
  | { readonly kind: 'floor'; readonly number: number; readonly ghost: Ghost; readonly face: Face }
  | { readonly kind: 'seat'; readonly number: number }
  | { readonly kind: 'match'; readonly face: Face }
  | { readonly kind: 'tray'; readonly group: TrayGroup }
  | { readonly kind: 'more_by_one' | 'less_by_one'; readonly of: Face }
  /** Of a strip of cards. */
  | { readonly kind: 'ask'; readonly number: number }
  /** Of a bridge that people build together. */
  | { readonly kind: 'plank'; readonly number: number }
  /** Of a day: something else happens instead. */
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

/** The help in view: the right place has a soft outline; after one more miss also only the right piece stays bright. */
export interface Guide extends Step {
  readonly shows: 'place' | 'place_and_piece'
}

export interface PlacedPiece extends Step {
  readonly way: Way
}

export interface Round {
  readonly game: BoardGame
  readonly level: Level
  readonly seed: number
  readonly told: SpokenTask
  /** In the order of the tray. */
  readonly pieces: readonly Piece[]
  /** In reading order; floors from the bottom up. */
  readonly places: readonly Place[]
  /** How many pieces lie in the tray at once. */
  readonly offer: number
  readonly placed: readonly PlacedPiece[]
  /** How often each piece was brought to a place that is not its own; a piece that never was stands not here. */
  readonly misses: Readonly<Record<string, number>>
  readonly guide: Guide | null
  /** Other ends than every piece in its home that are right too. */
  readonly others?: readonly Arrangement[]
  /** Of a round of several boards: which this is, what was placed on those before, and the one that comes next. */
  readonly series?: Series
  /** The piece that ends the round, whatever would come next. */
  readonly stop?: string
  /** Of a round of several people: whose turn it is. */
  readonly turns?: Turns
}

export interface Series {
  /** Counted from 1. */
  readonly nth: number
  readonly all: number
  readonly before: readonly PlacedPiece[]
  readonly next: Round | null
}

/** Nothing more goes on this board. */
export function isBoardFull(round: Round): boolean {
  return round.places.every((place) => !hasRoom(round, place))
}

export function isSolved(round: Round): boolean {
  return isBoardFull(round) && nextBoard(round) === null
}

/** The next board of the round, which brings along what was placed so far. */
export function nextBoard({ series, placed, stop }: Round): Round | null {
  if (!series?.next || placed.some(({ piece }) => piece === stop)) return null
  const { next } = series
  return next.series ? { ...next, series: { ...next.series, before: [...series.before, ...placed] } } : next
}

/** Where each piece goes, by the first right end that what lies there allows. */
export function arrangementOf(round: Round): Arrangement {
  return arrangementWith(round, round.placed) ?? {}
}

/** Whether a piece may lie in a place: some right end has it there, with all that lies already. */
export function mayLie(round: Round, step: Step): boolean {
  return arrangementWith(round, [...round.placed, step]) !== undefined
}

function arrangementWith({ pieces, others = [] }: Round, steps: readonly Step[]): Arrangement | undefined {
  const own = Object.fromEntries(pieces.flatMap(({ id, home }) => (home === '' ? [] : [[id, home]])))
  return [own, ...others].find((each) => steps.every(({ piece, place }) => each[piece] === place))
}

/** The pieces that lie in the tray now: the next ones needed, left in the order of the tray. */
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

/** What would be right next: the first open place and a piece of the tray that belongs there. */
export function nextStep(round: Round): Step | null {
  const offered = offeredPieces(round)
  const homes = arrangementOf(round)
  for (const place of round.places) {
    const piece = isOpen(round, place) ? offered.find(({ id }) => homes[id] === place.id) : undefined
    if (piece !== undefined) return { piece: piece.id, place: place.id }
  }
  return null
}

/** Whether a place takes a piece now: it has room, and whatever comes before it is full. */
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
