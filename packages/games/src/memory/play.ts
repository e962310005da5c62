import { MISSES_TO_BRIGHT_PIECE, MISSES_TO_OUTLINE, wayOf } from '../move.ts'
import type { Guide, Step } from '../round.ts'
import { type Card, cardById, isJoined, isShown, type MemoryRound, partnerOf } from './round.ts'

export type TurnResult =
  | { readonly kind: 'opened'; readonly round: MemoryRound; readonly card: string; readonly guide: Guide | null }
  /** The one chosen card was pressed again, and let go. */
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
  /** The card is joined already or not on the board, or there is nothing to do. */
  | { readonly kind: 'unchanged'; readonly round: MemoryRound }

/**
 * Opens a card, or chooses one that lies open; the second one either goes with the first or stays open beside it. While
 * two that differ lie open, the next one chosen closes both and begins a new pair, so that nobody must read how to.
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

/** For a card that is dragged onto another, or onto its marked place. */
export function moveCard(round: MemoryRound, cardId: string, ontoId: string): TurnResult {
  if (cardId === ontoId) return { kind: 'unchanged', round }
  // In hand already, or a fresh start: what was chosen before does not go along.
  if (round.chosen[0] === cardId) return openCard(round, ontoId)
  const first = openCard(isShown(round) ? { ...round, chosen: [] } : round, cardId)
  return first.kind === 'opened' ? openCard(first.round, ontoId) : first
}

/** What a showing hand points at: a card and its partner. Nothing changes by it. */
export function showMemory(round: MemoryRound): Step | null {
  const card = cardById(round, round.guide?.piece) ?? cardToHelp(round)
  const partner = card && partnerOf(round, card)
  return card && partner ? { piece: card.id, place: partner.id } : null
}

/** Closes what is open; ends looking. */
export function turnBack(round: MemoryRound): TurnResult {
  if (!round.isLooking && round.chosen.length === 0) return { kind: 'unchanged', round }
  return { kind: 'turned_back', round: { ...round, isLooking: false, chosen: [] } }
}

/** Shows every card until it is turned back; it may be asked for at any time. */
export function lookAtAll(round: MemoryRound): TurnResult {
  if (round.isFaceUp || round.isLooking) return { kind: 'unchanged', round }
  return { kind: 'looking', round: { ...round, isLooking: true, chosen: round.chosen.length === 2 ? [] : round.chosen } }
}

/** One press shows two cards that go together; a second press joins them. So pressing on always ends the round. */
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
  // A closed card that was opened stays open until it is turned back.
  if (!isShown(round)) return { kind: 'unchanged', round }
  return { kind: 'let_go', round: { ...round, chosen: [] }, card: card.id }
}

function join(round: MemoryRound, [one, other]: readonly [Card, Card], byHelp: boolean): TurnResult {
  // With all cards open each lies where it is seen, as a marked place is.
  const way = round.isLooking && round.guide === null && !byHelp ? 'marked' : wayOf(round.guide, byHelp)
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

/** Help in view follows the card that was opened. */
function guideFrom(round: MemoryRound, card: Card): Guide | null {
  const { guide } = round
  if (guide === null || guide.piece === card.id) return guide
  const partner = partnerOf(round, card)
  return partner === undefined ? guide : { ...guide, piece: card.id, place: partner.id }
}

function cardToHelp(round: MemoryRound): Card | undefined {
  return cardById(round, round.chosen[0]) ?? round.cards.find(({ pair }) => !isJoined(round, pair))
}
