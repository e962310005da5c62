import { ageApplies, ageMonths, type Month, rescreenMonth } from '../age.ts'
import type { CompleteSheet } from '../answers.ts'
import { finalOutcome } from '../follow-up.ts'
import type { ItemId } from '../instrument.ts'
import { firstOutcome, type Outcome } from '../outcome.ts'
import { type Band, bandOf, countedItems } from '../score.ts'

/** Everything that follows from the answers, the birth month and the day, before any wording. */
export interface Finding {
  readonly total: number
  readonly counted: readonly ItemId[]
  /** Which of them still count after the follow-up; null before it. */
  readonly remaining: readonly ItemId[] | null
  readonly band: Band
  readonly outcome: Outcome
  readonly ageMonths: number | null
  readonly ageApplies: boolean | null
  readonly rescreenMonth: Month | null
}

/** Works out the result of the first stage: arithmetic only, the same for every language and reader. */
export function assess(sheet: CompleteSheet, birthMonth: Month | null, completedMs: number): Finding {
  const counted = countedItems(sheet)
  const band = bandOf(counted.length)
  const months = ageMonths(birthMonth, completedMs)
  return {
    total: counted.length,
    counted,
    remaining: null,
    band,
    outcome: firstOutcome(band),
    ageMonths: months,
    ageApplies: ageApplies(months),
    rescreenMonth: rescreenMonth(birthMonth, completedMs, band),
  }
}

/** The finding once the follow-up is answered: total, band and age stay, the outcome follows from what still counts. */
export function assessAfterFollowUp(
  first: Finding,
  remaining: readonly ItemId[],
  birthMonth: Month | null,
  doneMs: number,
): Finding {
  const outcome = finalOutcome(remaining.length)
  return {
    ...first,
    remaining,
    outcome,
    // Few signs after the follow-up are looked at again as few signs at once are.
    rescreenMonth: outcome === 'few_signs' ? rescreenMonth(birthMonth, doneMs, 'low') : null,
  }
}
