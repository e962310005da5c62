/**
 * A round of the three games in which pieces go to places.
 *
 * Nothing here can be lost: a piece lies in the tray or in its place, and what lies in its place stays there.
 */
import type { Face } from './face.ts'
import type { Level } from './level.ts'
import type { Told } from './told.ts'

export type BoardGame = 'number_stacking' | 'number_sorting' | 'letter_sorting'

export interface Piece {
  readonly id: string
  readonly face: Face
  /** The one place that takes it. */
  readonly home: string
}

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

export type Ghost = 'numeral' | 'outline' | 'none'
export type TrayGroup = 'small' | 'big' | 'odd' | 'even' | 'vowels' | 'consonants'

export interface Step {
  readonly piece: string
  readonly place: string
}

/** The help in view: the right place has a soft outline; after one more miss also only the right piece stays bright. */
export interface Guide extends Step {
  readonly shows: 'place' | 'place_and_piece'
}

export interface PlacedPiece extends Step {
  /** Put there while a guide showed where, or by the help itself. */
  readonly helped: boolean
}

export interface Round {
  readonly game: BoardGame
  readonly level: Level
  readonly seed: number
  readonly told: Told
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
}

export function isSolved({ pieces, placed }: Round): boolean {
  return placed.length === pieces.length
}

/** The pieces that lie in the tray now: the next ones needed, left in the order of the tray. */
export function offeredPieces(round: Round): Piece[] {
  const waiting = piecesLeft(round)
  const rank = ({ home }: Piece) => round.places.findIndex(({ id }) => id === home)
  const next = new Set(waiting.toSorted((one, other) => rank(one) - rank(other)).slice(0, round.offer))
  return waiting.filter((piece) => next.has(piece))
}

/** What would be right next: the first open place and a piece of the tray that belongs there. */
export function nextStep(round: Round): Step | null {
  const offered = offeredPieces(round)
  for (const place of round.places) {
    const piece = isOpen(round, place) ? offered.find(({ home }) => home === place.id) : undefined
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
