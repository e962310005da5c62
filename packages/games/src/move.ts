/**
 * Places a piece and gives help, with errorless learning: a wrong place returns the piece to the tray without an error
 * mark. One miss is exploring; the second with the same piece outlines the right place; the third dims all pieces but the
 * right one.
 */
import {
  arrangementOf,
  type Guide,
  isBoardFull,
  isOpen,
  canPlace,
  nextBoard,
  nextStep,
  offeredPieces,
  type Piece,
  type Round,
  type Step,
} from './round.ts'
import type { HelpLevel } from './levels.ts'

export type MoveResult =
  | { readonly kind: 'placed'; readonly round: Round; readonly step: Step; readonly byHelp: boolean }
  | { readonly kind: 'returned'; readonly round: Round; readonly piece: string; readonly guide: Guide | null }
  | { readonly kind: 'guided'; readonly round: Round; readonly guide: Guide }
  /** The next board of the round. */
  | { readonly kind: 'went_on'; readonly round: Round }
  /** The piece is not in the tray, the place is not on the board, or the round is complete. */
  | { readonly kind: 'unchanged'; readonly round: Round }

export const MISSES_TO_OUTLINE = 2
export const MISSES_TO_BRIGHT_PIECE = 3

export function move(round: Round, pieceId: string, placeId: string): MoveResult {
  const piece = offeredPieces(round).find(({ id }) => id === pieceId)
  const place = round.places.find(({ id }) => id === placeId)
  if (piece === undefined || place === undefined) return { kind: 'unchanged', round }
  const step = { piece: piece.id, place: place.id }
  if (isOpen(round, place) && canPlace(round, step)) return put(round, step, false)
  return sendBack(round, piece)
}

/** One press shows the next piece and its place; a second press places it. So repeated presses always complete the round. */
export function help(round: Round): MoveResult {
  if (isBoardFull(round)) return startNextBoard(round)
  const step = round.guide ?? nextStep(round)
  if (step === null) return { kind: 'unchanged', round }
  if (round.guide?.shows === 'place_and_piece') return put(round, { piece: step.piece, place: step.place }, true)
  const guide: Guide = { piece: step.piece, place: step.place, shows: 'place_and_piece' }
  return { kind: 'guided', round: { ...round, guide }, guide }
}

/** Moves from a full board to the next board; only when the child presses, never automatically. */
export function startNextBoard(round: Round): MoveResult {
  const next = isBoardFull(round) ? nextBoard(round) : null
  return next ? { kind: 'went_on', round: next } : { kind: 'unchanged', round }
}

function put(round: Round, step: Step, byHelp: boolean): MoveResult {
  const placed = [...round.placed, { ...step, way: helpLevelOf(round.guide?.piece === step.piece ? round.guide : null, byHelp) }]
  return { kind: 'placed', round: { ...round, placed, guide: null }, step, byHelp }
}

/** How a piece was placed: with the given guide, or by the help itself. */
export function helpLevelOf(guide: Guide | null, byHelp: boolean): HelpLevel {
  if (byHelp) return 'help'
  if (guide === null) return 'self'
  return guide.shows === 'place' ? 'marked' : 'bright'
}

function sendBack(round: Round, piece: Piece): MoveResult {
  const missed = (round.misses[piece.id] ?? 0) + 1
  const misses = { ...round.misses, [piece.id]: missed }
  const guide = guideAfter(round, piece, missed)
  return { kind: 'returned', round: { ...round, misses, guide }, piece: piece.id, guide }
}

/** A miss never removes visible help: the help only moves to the piece. */
function guideAfter(round: Round, piece: Piece, missed: number): Guide | null {
  const isBright = missed >= MISSES_TO_BRIGHT_PIECE || round.guide?.shows === 'place_and_piece'
  const step = stepFor(round, piece)
  if (step === null) return null
  if (isBright) return { ...step, shows: 'place_and_piece' }
  return missed >= MISSES_TO_OUTLINE || round.guide !== null ? { ...step, shows: 'place' } : null
}

/** The step for the held piece; if it is not its turn (as in a tower) or it belongs nowhere, the next step. */
function stepFor(round: Round, { id }: Piece): Step | null {
  const place = round.places.find((each) => each.id === arrangementOf(round)[id])
  return place !== undefined && isOpen(round, place) ? { piece: id, place: place.id } : nextStep(round)
}
