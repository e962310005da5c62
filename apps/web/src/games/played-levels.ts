import { levels, type Level } from '@ankur/games/level'
import type { PlayedDay } from './progress.ts'

export interface PlayedLevel {
  readonly level: Level
  readonly days: number
  readonly unhelpedDays: number
}

/** The days of each level that was played: how often, never how well. */
export function playedLevels(days: readonly PlayedDay[]): readonly PlayedLevel[] {
  return levels.flatMap((level) => {
    const ofLevel = days.filter((each) => each.level === level)
    if (ofLevel.length === 0) return []
    return [{ level, days: ofLevel.length, unhelpedDays: ofLevel.filter(({ unhelped }) => unhelped).length }]
  })
}
