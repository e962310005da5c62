/**
 * A round of the Memory Game. Two cards that differ stay open until the next card is chosen; there is no clock.
 */
import type { Face } from '../face.ts'
import type { Level } from '../level.ts'
import type { Guide } from '../round.ts'
import type { SpokenTask } from '../told.ts'
import type { Way } from '../way.ts'

export interface Card {
  readonly id: string
  readonly face: Face
  /** The same on the two cards that go together, and on no other. */
  readonly pair: number
}

export interface JoinedPair {
  readonly pair: number
  readonly way: Way
}

export interface MemoryRound {
  readonly game: 'memory'
  readonly level: Level
  readonly seed: number
  readonly told: SpokenTask
  /** In reading order. */
  readonly cards: readonly Card[]
  readonly columns: number
  /** No card is ever closed: the first level. */
  readonly isFaceUp: boolean
  /** All cards are shown, at the start of some levels and whenever the child asks, for as long as wanted. */
  readonly isLooking: boolean
  /** The cards being compared: none, one, or two that differ. */
  readonly chosen: readonly string[]
  readonly joined: readonly JoinedPair[]
  /** By the card that was opened first: how often another one than its partner was opened after it. */
  readonly misses: Readonly<Record<string, number>>
  /** `piece` is a card, `place` the card that goes with it. */
  readonly guide: Guide | null
}

export type CardState = 'closed' | 'open' | 'chosen' | 'joined'

export function isMemorySolved({ cards, joined }: MemoryRound): boolean {
  return joined.length * 2 === cards.length
}

export function cardState(round: MemoryRound, { id, pair }: Card): CardState {
  if (isJoined(round, pair)) return 'joined'
  if (round.chosen.includes(id)) return 'chosen'
  return isShown(round) ? 'open' : 'closed'
}

/** Every card is seen now, so that choosing needs no opening. */
export function isShown({ isFaceUp, isLooking }: MemoryRound): boolean {
  return isFaceUp || isLooking
}

export function cardById({ cards }: MemoryRound, id: string | undefined): Card | undefined {
  return cards.find((card) => card.id === id)
}

export function partnerOf({ cards }: MemoryRound, card: Card): Card | undefined {
  return cards.find(({ id, pair }) => pair === card.pair && id !== card.id)
}

export function isJoined({ joined }: MemoryRound, pair: number): boolean {
  return joined.some((each) => each.pair === pair)
}

/** Where a card lies, counted from 1. */
export function positionOf({ cards, columns }: MemoryRound, cardId: string): { number: number; row: number } {
  const index = cards.findIndex(({ id }) => id === cardId)
  return { number: index + 1, row: Math.floor(index / columns) + 1 }
}
