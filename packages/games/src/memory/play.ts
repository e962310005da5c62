import type { Guide } from '../round.ts'
import { type Card, cardById, isJoined, isShown, type MemoryRound, partnerOf } from './round.ts'

export type Turned =
  | { readonly kind: 'opened'; readonly round: MemoryRound; readonly card: string; readonly guide: Guide | null }
  /** The one chosen card was pressed again, and let go. */
  | { readonly kind: 'let_go'; readonly round: MemoryRound; readonly card: string }
  | { readonly kind: 'joined'; readonly round: MemoryRound; readonly cards: readonly [string, string]; readonly byHelp: boolean }
  | { readonly kind: 'differ'; readonly round: MemoryRound; readonly cards: readonly [string, string]; readonly guide: Guide }
  | { readonly kind: 'looking' | 'turned_back'; readonly round: MemoryRound }
  | { readonly kind: 'guided'; readonly round: MemoryRound; readonly guide: Guide }
  /** Two cards that differ lie open and wait to be turned back. */
  | { readonly kind: 'two_open'; readonly round: MemoryRound }
  /** The card is joined already or not on the board, or there is nothing to do. */
  | { readonly kind: 'unchanged'; readonly round: MemoryRound }

/** Opens a card, or chooses one that lies open; the second one either goes with the first or stays open beside it. */
export function openCard(round: MemoryRound, cardId: string): Turned {
  const card = cardById(round, cardId)
  if (card === undefined || isJoined(round, card.pair)) return { kind: 'unchanged', round }
  // Where every card is seen anyway, there is nothing to turn back: the next press begins a new pair.
  const chosen = round.chosen.length === 2 && isShown(round) ? [] : round.chosen
  if (chosen.length === 2) return { kind: 'two_open', round }
  const first = cardById(round, chosen[0])
  if (first === undefined) return choose(round, card)
  if (first.id === card.id) return letGo(round, card)
  return first.pair === card.pair ? join(round, [first, card], false) : differ(round, first, card)
}

/** For a card that is dragged onto another, or onto its marked place. */
export function moveCard(round: MemoryRound, cardId: string, ontoId: string): Turned {
  if (cardId === ontoId) return { kind: 'unchanged', round }
  // In hand already, or a fresh start: what was chosen before does not go along.
  if (round.chosen[0] === cardId) return openCard(round, ontoId)
  const first = openCard(isShown(round) ? { ...round, chosen: [] } : round, cardId)
  return first.kind === 'opened' ? openCard(first.round, ontoId) : first
}

/** Closes what is open; ends looking. */
export function turnBack(round: MemoryRound): Turned {
  if (!round.isLooking && round.chosen.length === 0) return { kind: 'unchanged', round }
  return { kind: 'turned_back', round: { ...round, isLooking: false, chosen: [] } }
}

/** Shows every card until it is turned back; it may be asked for at any time. */
export function lookAtAll(round: MemoryRound): Turned {
  if (round.isFaceUp || round.isLooking) return { kind: 'unchanged', round }
  return { kind: 'looking', round: { ...round, isLooking: true, chosen: round.chosen.length === 2 ? [] : round.chosen } }
}

/** One press shows two cards that go together; a second press joins them. So pressing on always ends the round. */
export function helpMemory(round: MemoryRound): Turned {
  const card = cardById(round, round.guide?.piece) ?? cardToHelp(round)
  const partner = card === undefined ? undefined : partnerOf(round, card)
  if (card === undefined || partner === undefined) return { kind: 'unchanged', round }
  if (round.guide?.shows === 'place_and_piece') return join(round, [card, partner], true)
  const guide: Guide = { piece: card.id, place: partner.id, shows: 'place_and_piece' }
  return { kind: 'guided', round: { ...round, guide }, guide }
}

function choose(round: MemoryRound, card: Card): Turned {
  const guide = guideFrom(round, card)
  return { kind: 'opened', round: { ...round, chosen: [card.id], guide }, card: card.id, guide }
}

function letGo(round: MemoryRound, card: Card): Turned {
  // A closed card that was opened stays open until it is turned back.
  if (!isShown(round)) return { kind: 'unchanged', round }
  return { kind: 'let_go', round: { ...round, chosen: [] }, card: card.id }
}

function join(round: MemoryRound, [one, other]: readonly [Card, Card], byHelp: boolean): Turned {
  const helped = byHelp || round.guide !== null || round.isLooking
  const joined = [...round.joined, { pair: one.pair, helped }]
  const chosen = round.chosen.filter((id) => id !== one.id && id !== other.id)
  return { kind: 'joined', round: { ...round, joined, chosen, misses: 0, guide: null }, cards: [one.id, other.id], byHelp }
}

function differ(round: MemoryRound, first: Card, second: Card): Turned {
  const misses = round.misses + 1
  const place = partnerOf(round, first)?.id ?? first.id
  const shows = misses >= 2 || round.guide?.shows === 'place_and_piece' ? 'place_and_piece' : 'place'
  const guide: Guide = { piece: first.id, place, shows }
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
