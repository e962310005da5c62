/**
 * Age in whole months from the child's birth month to the month of the answers in India. The app asks only the month of
 * birth, so the day is not used. A child born early is also counted by the calendar, because waiting for the corrected
 * age can delay help.
 */
import type { Instrument } from './instrument.ts'
import type { Band } from './score.ts'

/** A calendar month, `YYYY-MM`. */
export type Month = string

/** The check of the twenty behaviours applies from 16 to 30 months, both included. */
export const firstMonths = 16
export const lastMonths = 30

const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000
const OLDEST_MONTHS = 18 * 12

export type ParsedMonth = { ok: true; month: Month } | { ok: false; problem: 'unreadable' | 'future' | 'too_long_ago' }

/** The calendar month in Asia/Kolkata. India has one UTC offset all year, so no time zone data is needed. */
export function indiaMonth(nowMs: number): Month {
  return new Date(nowMs + INDIA_OFFSET_MS).toISOString().slice(0, 7)
}

/** The calendar day in Asia/Kolkata, `YYYY-MM-DD`. */
export function indiaDay(nowMs: number): string {
  return new Date(nowMs + INDIA_OFFSET_MS).toISOString().slice(0, 10)
}

/** Accepts a possible birth month of a child: not in the future, not more than 18 years ago. */
export function parseBirthMonth(input: unknown, nowMs: number): ParsedMonth {
  if (typeof input !== 'string' || !/^\d{4}-(0[1-9]|1[0-2])$/.test(input)) return { ok: false, problem: 'unreadable' }
  const months = monthsBetween(input, indiaMonth(nowMs))
  if (months < 0) return { ok: false, problem: 'future' }
  return months > OLDEST_MONTHS ? { ok: false, problem: 'too_long_ago' } : { ok: true, month: input }
}

/** Whole months from the birth month to the month of the answers; null when the birth month was skipped. */
export function ageMonths(birthMonth: Month | null, completedMs: number): number | null {
  return birthMonth === null ? null : monthsBetween(birthMonth, indiaMonth(completedMs))
}

/** Whether the form applies to this age; null if the age is unknown. It is never a reason to refuse the answers. */
export function ageApplies(months: number | null, { ages }: Pick<Instrument, 'ages'>): boolean | null {
  return months === null ? null : months >= ages.from && months <= ages.to
}

/** The approximate age of a child born early, counted from the due date, in whole months. */
export function correctedMonths(months: number, weeksEarly: number): number {
  return Math.max(0, Math.round(months - (weeksEarly * 12) / 52))
}

/**
 * The month in which to answer again, or null. After a low result under 24 months: the month of the second birthday, but at
 * least three months later. Under 16 months: the month when the child is 16 months old, the lowest age of the check.
 */
export function rescreenMonth(birthMonth: Month | null, completedMs: number, band: Band): Month | null {
  const months = ageMonths(birthMonth, completedMs)
  if (birthMonth === null || months === null || months >= 24 || band !== 'low') return null
  if (months < firstMonths) return addMonths(birthMonth, firstMonths)
  const secondBirthday = addMonths(birthMonth, 24)
  const threeMonthsLater = addMonths(indiaMonth(completedMs), 3)
  return secondBirthday > threeMonthsLater ? secondBirthday : threeMonthsLater
}

export function monthsBetween(from: Month, to: Month): number {
  return monthNumber(to) - monthNumber(from)
}

export function addMonths(month: Month, count: number): Month {
  const number = monthNumber(month) + count
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`
}

function monthNumber(month: Month): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
}
