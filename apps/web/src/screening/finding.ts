import { ageApplies, ageMonths } from '@ankur/screening/age'
import { parseAnswers, type CompleteSheet } from '@ankur/screening/answers'
import type { StoredAssessment } from '@ankur/screening/contract'
import type { Extra } from '@ankur/screening/extra'
import type { ItemId } from '@ankur/screening/instrument'
import { firstOutcome, type Outcome } from '@ankur/screening/outcome'
import { bandOf, countedItems, type Band } from '@ankur/screening/score'
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
  /** The items that count now: of the twenty answers, or what the follow-up left of them. */
  readonly counting: readonly ItemId[]
  readonly followUp: StoredAssessment['followUp']
}

/**
 * The result by counting on this device, so that a family need not wait for the written part. Null in the middle band:
 * there nothing may be said before the follow-up, and only the server knows whether that is done.
 */
export function countedHere(sheet: CompleteSheet, attempt: Attempt, extra: Extra, nowMs: number): Finding | null {
  const counting = countedItems(sheet)
  const total = counting.length
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
    counting,
    followUp: null,
  }
}

export function findingOf(stored: StoredAssessment): Finding {
  const { outcome, band, total, ageMonths, ageApplies, extra, remaining, followUp } = stored
  const counting = stored.remainingItems ?? countedOf(stored)
  return { outcome, band, total, ageMonths, ageApplies, extra, remaining, counting, followUp }
}

function countedOf({ answers }: StoredAssessment): ItemId[] {
  const parsed = parseAnswers(answers)
  return parsed.ok ? countedItems(parsed.sheet) : []
}
