/** Which words a child used in a week and how often: no sentences, no times of day. Stored only if an adult enabled it. */
export type WeekOfUse = Readonly<Record<string, number>>
/** By the Monday of each week, `YYYY-MM-DD`. */
export type UseLog = Readonly<Record<string, WeekOfUse>>

export const maxStoredWeeks = 26
const dayMs = 24 * 60 * 60 * 1000

export function mondayOf(day: string): string {
  const atMs = Date.parse(`${day}T00:00:00Z`)
  const sinceMonday = (new Date(atMs).getUTCDay() + 6) % 7
  return new Date(atMs - sinceMonday * dayMs).toISOString().slice(0, 10)
}

/** `day` is today where the family lives, `YYYY-MM-DD`. The oldest weeks go. */
export function withUse(log: UseLog, word: string, day: string): UseLog {
  const monday = mondayOf(day)
  const week = log[monday] ?? {}
  const all = { ...log, [monday]: { ...week, [word]: (week[word] ?? 0) + 1 } }
  const kept = Object.keys(all).toSorted().slice(-maxStoredWeeks)
  return Object.fromEntries(kept.map((each) => [each, all[each] ?? {}]))
}

export interface UseOfWeek {
  readonly monday: string
  readonly words: readonly { readonly id: string; readonly count: number }[]
}

/** The newest week first, in each the words that were used most. */
export function weeksOf(log: UseLog): readonly UseOfWeek[] {
  return Object.keys(log)
    .toSorted()
    .toReversed()
    .map((monday) => {
      const words = Object.entries(log[monday] ?? {}).map(([id, count]) => ({ id, count }))
      return { monday, words: words.toSorted((one, other) => other.count - one.count || one.id.localeCompare(other.id)) }
    })
}

/** Any stored value; entries that are not weekly counts are left out. */
export function parseUseLog(stored: unknown): UseLog {
  const weeks = entriesOf(stored).filter(([monday]) => /^\d{4}-\d{2}-\d{2}$/.test(monday))
  return Object.fromEntries(
    weeks.map(([monday, week]) => [
      monday,
      Object.fromEntries(entriesOf(week).flatMap(([id, count]) => (isCount(count) ? [[id, count]] : []))),
    ]),
  )
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0
}
