/** A summary of the play days for adults. It names the help but does not rate it: no percentage, no average, no ranking. */
import { levels, type Level, type HelpLevel } from './levels.ts'
import type { PlayedDay } from './play-days.ts'

export type HelpOfDay = 'most' | 'some' | 'none'

export interface PlayedLevel {
  readonly level: Level
  readonly days: number
  /** The number of days by amount of help. */
  readonly help: Readonly<Record<HelpOfDay, number>>
  /** The number of latest days of this level in a row without any help. */
  readonly lastAlone: number
}

/** Whether most, some or no pieces of that day were placed with help. */
export function helpOfDay({ ways, unhelped }: PlayedDay): HelpOfDay {
  const { self = 0, ...helps } = ways
  const helped = Object.values(helps).reduce((sum, each) => sum + each, 0)
  // A day in the old format, without ways.
  if (self + helped === 0) return unhelped ? 'none' : 'some'
  if (helped === 0) return 'none'
  return helped > self ? 'most' : 'some'
}

export function playedLevels(days: readonly PlayedDay[]): readonly PlayedLevel[] {
  return levels.flatMap((level) => {
    const ofLevel = days.filter((each) => each.level === level).toSorted((one, other) => one.day.localeCompare(other.day))
    if (ofLevel.length === 0) return []
    const helps = ofLevel.map(helpOfDay)
    const lastAlone = helps.length - 1 - helps.findLastIndex((each) => each !== 'none')
    return [{ level, days: ofLevel.length, help: countsOf(helps), lastAlone }]
  })
}

function countsOf(helps: readonly HelpOfDay[]): PlayedLevel['help'] {
  const count = (help: HelpOfDay) => helps.filter((each) => each === help).length
  return { most: count('most'), some: count('some'), none: count('none') }
}

export interface PlayedTogether extends Pick<PlayedLevel, 'days' | 'help'> {
  readonly levels: readonly Level[]
}

/** For a short page: the levels before the highest together, a day of several levels counted once, and then the highest. */
export function playedTogether(days: readonly PlayedDay[]): readonly PlayedTogether[] {
  const each = playedLevels(days).map(({ level, ...rest }) => ({ levels: [level], ...rest }))
  const before = each.slice(0, -1).flatMap((one) => one.levels)
  if (before.length < 2) return each
  const earlier = days.filter(({ level }) => before.includes(level))
  const helps = [...new Set(earlier.map(({ day }) => day))].map((day): HelpOfDay => {
    const [help = 'some', ...others] = new Set(earlier.filter((one) => one.day === day).map(helpOfDay))
    return others.length === 0 ? help : 'some'
  })
  return [{ levels: before, days: helps.length, help: countsOf(helps) }, ...each.slice(-1)]
}

/** The kinds of help that were used, from least to most help. */
export function helpUsed(days: readonly PlayedDay[]): readonly Exclude<HelpLevel, 'self'>[] {
  return (['marked', 'bright', 'help'] as const).filter((way) => days.some(({ ways }) => (ways[way] ?? 0) > 0))
}

/** Eight weeks, today included. */
const RECENT_DAYS = 56
const DAY_MS = 24 * 60 * 60 * 1000

/** The days of the last eight weeks, newest first, each with what was played. `today` is like `2026-03-14`. */
export function recentDays<Played extends Pick<PlayedDay, 'day'>>(
  played: readonly Played[],
  today: string,
): readonly { readonly day: string; readonly played: readonly Played[] }[] {
  const first = new Date(Date.parse(today) - (RECENT_DAYS - 1) * DAY_MS).toISOString().slice(0, 10)
  const days = [...new Set(played.map(({ day }) => day))].filter((day) => day >= first)
  return days
    .toSorted((one, other) => other.localeCompare(one))
    .map((day) => ({ day, played: played.filter((each) => each.day === day) }))
}
