/**
 * The record of finished rounds: for each level and day the number of rounds, and how the pieces were placed. No times, no
 * misses, no speed; nothing here is a score, and a child does not see it.
 */
import { isLevel, type Level, helpLevels, type HelpLevel } from './levels.ts'
import { movesOf } from './level-offer.ts'
import type { MemoryRound } from './memory/round.ts'
import type { Round } from './round.ts'

export type WayCounts = Readonly<Partial<Record<HelpLevel, number>>>

export interface PlayedDay {
  readonly level: Level
  /** Like `2026-03-14`, in Indian time. */
  readonly day: string
  readonly rounds: number
  readonly ways: WayCounts
  /** Whether at least one round of that day was finished without help. */
  readonly unhelped: boolean
}

/** About two years of one level every other day; older days are dropped. */
export const MAX_DAYS = 400

export function waysOf(round: Round | MemoryRound): WayCounts {
  return movesOf(round).reduce<WayCounts>((before, { way }) => added(before, { [way]: 1 }), {})
}

/** Adds a finished round to its day. */
export function withRound(days: readonly PlayedDay[], level: Level, day: string, used: WayCounts): readonly PlayedDay[] {
  const isSame = (each: PlayedDay) => each.level === level && each.day === day
  const before = days.find(isSame) ?? { rounds: 0, ways: {}, unhelped: false }
  const unhelped = before.unhelped || Object.keys(used).every((way) => way === 'self')
  const played = { level, day, rounds: before.rounds + 1, ways: added(before.ways, used), unhelped }
  return [...days.filter((each) => !isSame(each)), played].slice(-MAX_DAYS)
}

/** Parses a stored day; null if invalid. Days in the old format have no ways. */
export function parsePlayedDay(stored: unknown): PlayedDay | null {
  const { level, day, rounds, ways: used, unhelped } = (stored ?? {}) as Readonly<Record<string, unknown>>
  if (!isLevel(level) || typeof day !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(day)) return null
  const given = (typeof used === 'object' && used !== null ? used : {}) as Readonly<Record<string, unknown>>
  const known = helpLevels.flatMap((way) => (isCount(given[way]) ? [[way, given[way]]] : []))
  return { level, day, rounds: isCount(rounds) ? rounds : 1, ways: Object.fromEntries(known), unhelped: unhelped === true }
}

function added(one: WayCounts, other: WayCounts): WayCounts {
  const sums = helpLevels.map((way) => [way, (one[way] ?? 0) + (other[way] ?? 0)] as const)
  return Object.fromEntries(sums.filter(([, sum]) => sum > 0))
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0
}
