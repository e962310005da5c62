import { ageApplies, ageMonths } from '@ankur/screening/age'
import type { CompleteSheet } from '@ankur/screening/answers'
import type { StoredAssessment } from '@ankur/screening/contract'
import type { Extra } from '@ankur/screening/extra'
import { firstOutcome, type Outcome } from '@ankur/screening/outcome'
import { bandOf, totalScore, type Band } from '@ankur/screening/score'
import type { Attempt } from './answer-sheet.ts'

/** What the summary may show of a result. */
export interface Finding {
  readonly outcome: Outcome
  readonly band: Band
  readonly total: number
  readonly ageMonths: number | null
  readonly ageApplies: boolean | null
  readonly extra: Extra
  /** How many answers still count after the follow-up; null before it. */
  readonly remaining: number | null
  readonly followUp: StoredAssessment['followUp']
}

/**
 * The result by counting on this device, so that a family need not wait for the written part. Null in the middle band:
 * there nothing may be said before the follow-up, and only the server knows whether that is done.
 */
export function countedHere(sheet: CompleteSheet, attempt: Attempt, extra: Extra, nowMs: number): Finding | null {
  const total = totalScore(sheet)
  const band = bandOf(total)
  if (band === 'medium') return null
  const months = ageMonths(attempt.birthMonth ?? null, nowMs)
  return {
    outcome: firstOutcome(band),
    band,
    total,
    ageMonths: months,
    ageApplies: ageApplies(months),
    extra,
    remaining: null,
    followUp: null,
  }
}

export function findingOf(stored: StoredAssessment): Finding {
  const { outcome, band, total, ageMonths, ageApplies, extra, remaining, followUp } = stored
  return { outcome, band, total, ageMonths, ageApplies, extra, remaining, followUp }
}
