/** Days and months shown in a result, calculated in Indian time from the day of the result. */
import { addMonths, firstMonths, indiaDay, indiaMonth, type Month, monthsBetween } from '../age.ts'
import type { AssessmentSummary } from '../contract.ts'
import type { AdviceUrgency } from './advice.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const daysUntil = { today: 0, week: 7, two_weeks: 14, routine: null } as const

/** The time of the result: when the answers were sent, when the follow-up was finished, or when it expired. */
export function adviceStartMs(result: {
  readonly completedMs: number
  readonly doneMs: number | null
  readonly closedMs: number | null
}): number {
  return result.doneMs ?? result.closedMs ?? result.completedMs
}

/** The day by which to see a doctor, `YYYY-MM-DD`; null when the result is not urgent. */
export function adviceDay(urgency: AdviceUrgency, startMs: number): string | null {
  const days = daysUntil[urgency]
  return days === null ? null : indiaDay(startMs + days * DAY_MS)
}

/** The day by which to see a doctor, once it is over; otherwise null. */
export function passedDay(
  { advice: { urgency }, adviceFrom }: Pick<AssessmentSummary, 'advice' | 'adviceFrom'>,
  nowMs: number,
): string | null {
  const day = adviceDay(urgency, Date.parse(`${adviceFrom}T00:00:00+05:30`))
  return day !== null && day < indiaDay(nowMs) ? day : null
}

/** Whether the month in which to answer again has begun, and the questions still fit the child's age. */
export function isTimeAgain(
  { rescreenMonth, birthMonth, ages }: Pick<AssessmentSummary, 'rescreenMonth' | 'birthMonth' | 'ages'>,
  nowMs: number,
): boolean {
  const now = indiaMonth(nowMs)
  return rescreenMonth !== null && birthMonth !== null && rescreenMonth <= now && monthsBetween(birthMonth, now) <= ages.to
}

/**
 * The months in which to answer again. A younger child: at 16 months. Otherwise the month of the second birthday, at least
 * three months away. Under 18 months with an autistic sibling: at 18 and at 24 months.
 */
export function againMonths(
  { birthMonth, sibling, from = firstMonths }: { birthMonth: Month | null; sibling: boolean; from?: number },
  startMs: number,
): Month[] {
  if (birthMonth === null) return []
  const now = indiaMonth(startMs)
  const months = monthsBetween(birthMonth, now)
  if (sibling && months < 18) return [addMonths(birthMonth, 18), addMonths(birthMonth, 24)]
  if (months < from) return [addMonths(birthMonth, from)]
  const secondBirthday = addMonths(birthMonth, 24)
  const threeMonthsLater = addMonths(now, 3)
  return [secondBirthday > threeMonthsLater ? secondBirthday : threeMonthsLater]
}
