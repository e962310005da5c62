/**
 * Decides when to offer another level: one up after 3 rounds without help, one down after 2 rounds with help on most moves.
 * It only offers: nothing here changes a level, and a child never sees the counts.
 */
import type { HelpLevel, Level } from './levels.ts'
import type { MemoryRound } from './memory/round.ts'
import type { Round } from './round.ts'

export interface RoundRecord {
  readonly moves: number
  readonly helpedMoves: number
}

/** The finished rounds of one game at one level since the last offer, newest last. */
export interface LevelHistory {
  readonly level: Level
  readonly rounds: readonly RoundRecord[]
}

export interface OfferResult {
  readonly history: LevelHistory
  /** The level to offer, or null. */
  readonly offer: Level | null
}

/** The moves of a whole round, on all its boards. */
export function movesOf(round: Round | MemoryRound): readonly { readonly way: HelpLevel }[] {
  return round.game === 'memory' ? round.joined : [...(round.series?.before ?? []), ...round.placed]
}

export function recordOf(round: Round | MemoryRound): RoundRecord {
  const moves = movesOf(round)
  return { moves: moves.length, helpedMoves: moves.filter(({ way }) => way !== 'self').length }
}

/** Adds a finished round. After an offer the count restarts, so that a declined offer is not repeated at once. */
export function afterRound(history: LevelHistory, record: RoundRecord, { isLocked = false } = {}): OfferResult {
  const rounds = [...history.rounds, record].slice(-3)
  const offer = isLocked ? null : offerFor(history.level, rounds)
  return { history: { level: history.level, rounds: offer === null ? rounds : [] }, offer }
}

function offerFor(level: Level, rounds: readonly RoundRecord[]): Level | null {
  const mostlyHelped = rounds.slice(-2).filter(({ moves, helpedMoves }) => helpedMoves * 2 > moves)
  if (mostlyHelped.length === 2) return neighbour(level, -1)
  const unhelped = rounds.filter(({ helpedMoves }) => helpedMoves === 0)
  return unhelped.length === 3 ? neighbour(level, 1) : null
}

function neighbour(level: Level, by: 1 | -1): Level | null {
  const other = level + by
  return other >= 1 && other <= 8 ? (other as Level) : null
}
