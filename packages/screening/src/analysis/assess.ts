import { ageApplies, ageMonths, type Month, rescreenMonth } from '../age.ts'
import type { CompleteSheet } from '../answers.ts'
import { finalOutcome, remainingItems, type FollowUpAnswer } from '../follow-up.ts'
import { flowsOf } from '../follow-up/flows.ts'
import type { Instrument, ItemId } from '../instrument.ts'
import { type Band, bandOf, countedItems } from '../score.ts'
import { firstOutcome, type Outcome } from '../outcome.ts'

/** All facts that follow from the answers, the birth month and the day, before any text is written. */
export interface Finding {
  readonly total: number
  readonly counted: readonly ItemId[]
  /** The items that still count after the follow-up; null before it. */
  readonly remaining: readonly ItemId[] | null
  readonly band: Band
  readonly outcome: Outcome
  readonly ageMonths: number | null
  readonly ageApplies: boolean | null
  readonly rescreenMonth: Month | null
}

/** The family's answers, with the instrument they belong to. */
export interface ScreeningInput {
  readonly instrument: Instrument
  readonly sheet: CompleteSheet
  readonly birthMonth: Month | null
  readonly completedMs: number
}

/** Computes the result of the first stage: arithmetic only, the same for every language and reader. */
export function assess({ instrument, sheet, birthMonth, completedMs }: ScreeningInput): Finding {
  const counted = countedItems(sheet, instrument)
  const band = bandOf(counted.length, instrument.bands)
  const months = ageMonths(birthMonth, completedMs)
  return {
    total: counted.length,
    counted,
    remaining: null,
    band,
    outcome: firstOutcome(band),
    ageMonths: months,
    ageApplies: ageApplies(months, instrument),
    rescreenMonth: again(instrument, birthMonth, completedMs, band),
  }
}

/** The finding after the follow-up: total, band and age stay; the outcome depends on what still counts. */
export function assessAfterFollowUp(input: ScreeningInput, { answers, doneMs }: FinishedFollowUp): Finding {
  const { instrument, birthMonth } = input
  const first = assess(input)
  if (!instrument.followUp) return first
  const remaining = remainingItems(flowsOf(instrument, first.counted), answers)
  const outcome = finalOutcome(remaining.length, instrument.followUp)
  return {
    ...first,
    remaining,
    outcome,
    // Few signs after the follow-up are checked again at the same time as few signs in the first stage.
    rescreenMonth: outcome === 'few_signs' ? again(instrument, birthMonth, doneMs, 'low') : null,
  }
}

export interface FinishedFollowUp {
  readonly answers: readonly FollowUpAnswer[]
  readonly doneMs: number
}

/** The rule about the second birthday applies to the twenty behaviours; for other forms no such rule is known. */
function again({ behaviours }: Instrument, birthMonth: Month | null, ms: number, band: Band): Month | null {
  return behaviours === 'twenty' ? rescreenMonth(birthMonth, ms, band) : null
}
