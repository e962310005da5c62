/**
 * The state of a round of the Memory Game. Two different cards stay open until the next card is chosen; there is no timer.
 */
import type { Face } from '../face.ts'
import type { Level, HelpLevel } from '../levels.ts'
import type { Guide } from '../round.ts'
import type { SpokenTask } from '../sayings/saying.ts'

export interface Card {
  readonly id: string
  readonly face: Face
  /** Equal on the two matching cards, and on no other. */
  readonly pair: number
}

export interface JoinedPair {
  readonly pair: number
  readonly way: HelpLevel
}

export interface MemoryRound {
  readonly game: 'memory'
  readonly level: Level
  readonly seed: number
  readonly spokenTask: SpokenTask
  /** In reading order. */
  readonly cards: readonly Card[]
  readonly columns: number
  /** Whether cards are never closed: the first level. */
  readonly isFaceUp: boolean
  /** All cards are shown: at the start of some levels and whenever the child asks, for any length of time. */
  readonly isLooking: boolean
  /** The cards being compared: none, one, or two different ones. */
  readonly chosen: readonly string[]
  readonly joined: readonly JoinedPair[]
  /** By the card opened first: how often a card other than its partner was opened after it. */
  readonly misses: Readonly<Record<string, number>>
  /** `piece` is a card, `place` its matching card. */
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

/** Whether every card is visible now, so that choosing does not open a card. */
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

/** The position of a card, counted from 1. */
export function positionOf({ cards, columns }: MemoryRound, cardId: string): { number: number; row: number } {
  const index = cards.findIndex(({ id }) => id === cardId)
  return { number: index + 1, row: Math.floor(index / columns) + 1 }
}
