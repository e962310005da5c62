import { MISSES_TO_BRIGHT_PIECE, MISSES_TO_OUTLINE, helpLevelOf } from '../move.ts'
import type { Guide, Step } from '../round.ts'
import { type Card, cardById, isJoined, isShown, type MemoryRound, partnerOf } from './round.ts'

export type TurnResult =
  | { readonly kind: 'opened'; readonly round: MemoryRound; readonly card: string; readonly guide: Guide | null }
  /** The chosen card was pressed again and deselected. */
  | { readonly kind: 'let_go'; readonly round: MemoryRound; readonly card: string }
  | { readonly kind: 'joined'; readonly round: MemoryRound; readonly cards: readonly [string, string]; readonly byHelp: boolean }
  | {
      readonly kind: 'differ'
      readonly round: MemoryRound
      readonly cards: readonly [string, string]
      readonly guide: Guide | null
    }
  | { readonly kind: 'looking' | 'turned_back'; readonly round: MemoryRound }
  | { readonly kind: 'guided'; readonly round: MemoryRound; readonly guide: Guide }
  /** The card is matched already or not on the board, or nothing is left to do. */
  | { readonly kind: 'unchanged'; readonly round: MemoryRound }

/**
 * Opens a card, or chooses a face-up one. The second card is matched with the first or stays open beside it. While two
 * different cards are open, the next chosen card closes both and starts a new pair, so that nobody has to read
 * instructions.
 */
export function openCard(round: MemoryRound, cardId: string): TurnResult {
  const card = cardById(round, cardId)
  if (card === undefined || isJoined(round, card.pair)) return { kind: 'unchanged', round }
  const chosen = round.chosen.length === 2 ? [] : round.chosen
  const first = cardById(round, chosen[0])
  if (first === undefined) return choose(round, card)
  if (first.id === card.id) return letGo(round, card)
  return first.pair === card.pair ? join(round, [first, card], false) : differ(round, first, card)
}

/** For a card dragged onto another card, or onto its marked place. */
export function moveCard(round: MemoryRound, cardId: string, ontoId: string): TurnResult {
  if (cardId === ontoId) return { kind: 'unchanged', round }
  // Already chosen: match it. Otherwise start again, without the card chosen before.
  if (round.chosen[0] === cardId) return openCard(round, ontoId)
  const first = openCard(isShown(round) ? { ...round, chosen: [] } : round, cardId)
  return first.kind === 'opened' ? openCard(first.round, ontoId) : first
}

/** The card and its partner that the animated hand shows. It changes nothing. */
export function showMemory(round: MemoryRound): Step | null {
  const card = cardById(round, round.guide?.piece) ?? cardToHelp(round)
  const partner = card && partnerOf(round, card)
  return card && partner ? { piece: card.id, place: partner.id } : null
}

/** Closes the open cards and ends looking. */
export function turnBack(round: MemoryRound): TurnResult {
  if (!round.isLooking && round.chosen.length === 0) return { kind: 'unchanged', round }
  return { kind: 'turned_back', round: { ...round, isLooking: false, chosen: [] } }
}

/** Shows every card until they are turned back; allowed at any time. */
export function showAllCards(round: MemoryRound): TurnResult {
  if (round.isFaceUp || round.isLooking) return { kind: 'unchanged', round }
  return { kind: 'looking', round: { ...round, isLooking: true, chosen: round.chosen.length === 2 ? [] : round.chosen } }
}

/** One press shows two matching cards; a second press matches them. So repeated presses always complete the round. */
export function helpMemory(round: MemoryRound): TurnResult {
  const card = cardById(round, round.guide?.piece) ?? cardToHelp(round)
  const partner = card === undefined ? undefined : partnerOf(round, card)
  if (card === undefined || partner === undefined) return { kind: 'unchanged', round }
  if (round.guide?.shows === 'place_and_piece') return join(round, [card, partner], true)
  const guide: Guide = { piece: card.id, place: partner.id, shows: 'place_and_piece' }
  return { kind: 'guided', round: { ...round, guide }, guide }
}

function choose(round: MemoryRound, card: Card): TurnResult {
  const guide = guideFrom(round, card)
  return { kind: 'opened', round: { ...round, chosen: [card.id], guide }, card: card.id, guide }
}

function letGo(round: MemoryRound, card: Card): TurnResult {
  // An opened card stays open until it is turned back.
  if (!isShown(round)) return { kind: 'unchanged', round }
  return { kind: 'let_go', round: { ...round, chosen: [] }, card: card.id }
}

function join(round: MemoryRound, [one, other]: readonly [Card, Card], byHelp: boolean): TurnResult {
  // While all cards are shown, the position of each is visible, as with a marked place.
  const way = round.isLooking && round.guide === null && !byHelp ? 'marked' : helpLevelOf(round.guide, byHelp)
  const joined = [...round.joined, { pair: one.pair, way }]
  const chosen = round.chosen.filter((id) => id !== one.id && id !== other.id)
  return { kind: 'joined', round: { ...round, joined, chosen, guide: null }, cards: [one.id, other.id], byHelp }
}

function differ(round: MemoryRound, first: Card, second: Card): TurnResult {
  const missed = (round.misses[first.id] ?? 0) + 1
  const misses = { ...round.misses, [first.id]: missed }
  const place = partnerOf(round, first)?.id ?? first.id
  const isBright = missed >= MISSES_TO_BRIGHT_PIECE || round.guide?.shows === 'place_and_piece'
  const hasOutline = missed >= MISSES_TO_OUTLINE || round.guide !== null
  const guide: Guide | null =
    isBright || hasOutline ? { piece: first.id, place, shows: isBright ? 'place_and_piece' : 'place' } : null
  const chosen = [first.id, second.id]
  return { kind: 'differ', round: { ...round, chosen, misses, guide }, cards: [first.id, second.id], guide }
}

/** Visible help moves to the card that was opened. */
function guideFrom(round: MemoryRound, card: Card): Guide | null {
  const { guide } = round
  if (guide === null || guide.piece === card.id) return guide
  const partner = partnerOf(round, card)
  return partner === undefined ? guide : { ...guide, piece: card.id, place: partner.id }
}

function cardToHelp(round: MemoryRound): Card | undefined {
  return cardById(round, round.chosen[0]) ?? round.cards.find(({ pair }) => !isJoined(round, pair))
}
