import { adviceOf } from '@ankur/screening/advice/advice-of'
import type { AdviceSource } from '@ankur/screening/advice/advice-text'
import { ageApplies, ageMonths, type Month } from '@ankur/screening/age'
import { toResponses, type CompleteSheet } from '@ankur/screening/answers'
import type { StoredAssessment } from '@ankur/screening/contract'
import type { OptionalAnswers } from '@ankur/screening/optional-answers'
import { firstOutcome, type Outcome } from '@ankur/screening/outcome'
import { bandOf, countedItems, type Band } from '@ankur/screening/score'
import { isSameInstrument, type BandLimits, type Instrument, type ItemId } from '@ankur/screening/instrument'
import { twentyBehaviours } from '@ankur/screening/item-keys'
import type { Attempt } from './questions/answer-sheet.ts'
import type { Form } from './form.ts'

/** The parts of a result that the summary may show. */
export interface Finding {
  readonly outcome: Outcome
  readonly band: Band
  readonly total: number
  /** The number of questions asked. */
  readonly count: number
  /** Null for a form that is no longer used here: the meaning of its totals is unknown. */
  readonly limits: BandLimits | null
  /** Our lines about behaviours fit only the twenty questions. */
  readonly behaviours: Instrument['behaviours']
  readonly ageMonths: number | null
  readonly ageApplies: boolean | null
  readonly extra: OptionalAnswers
  /** How many answers still count after the follow-up; null before it. */
  readonly remaining: number | null
  /** The items that count now: of the twenty answers, or those left by the follow-up. */
  readonly counting: readonly ItemId[]
  /** The items of the twenty answers that counted at first. */
  readonly counted: readonly ItemId[]
  readonly rescreenMonth: Month | null
  readonly followUp: StoredAssessment['followUp']
  /** Headline, urgency and steps, and the values of their placeholders. */
  readonly sayable: AdviceSource
}

interface AnsweredTest {
  readonly sheet: CompleteSheet
  readonly attempt: Attempt
  readonly extra: OptionalAnswers
}

/**
 * The result counted on this device, so that a family need not wait for the analysis. Null in the middle band: nothing may
 * be shown there before the follow-up, and only the server knows whether that is done.
 */
export function countedHere({ sheet, attempt, extra }: AnsweredTest, form: Form, nowMs: number): Finding | null {
  const counted = countedItems(sheet, form)
  const total = counted.length
  const band = bandOf(total, form.bands)
  if (band === 'medium') return null
  const birthMonth = attempt.birthMonth ?? null
  const months = ageMonths(birthMonth, nowMs)
  const outcome = firstOutcome(band)
  const { behaviours, ages } = form
  const advised = { behaviours, ages, outcome, followUp: null, followUpAnswers: [], counted, remaining: null, extra }
  const advice = adviceOf({ ...advised, ageMonths: months }, { birthMonth, completedMs: nowMs, doneMs: null, untilMs: null })
  const answers = toResponses(sheet)
  return {
    outcome,
    band,
    total,
    count: form.items.length,
    limits: form.bands,
    behaviours: form.behaviours,
    ageMonths: months,
    ageApplies: ageApplies(months, form),
    extra,
    remaining: null,
    counting: counted,
    counted,
    rescreenMonth: advice.rescreenMonth,
    followUp: null,
    sayable: { ...advice, ages, birthMonth, total, answers, remaining: null, extra, instrument: { behaviours } },
  }
}

export function findingOf(stored: StoredAssessment, form: Form): Finding {
  const { instrument, answers } = stored
  const limits = isSameInstrument(instrument, form)
    ? form.bands
    : instrument.behaviours === 'twenty'
      ? twentyBehaviours.bands
      : null
  const { outcome, band, total, ageMonths, ageApplies, extra, remaining, countedItems: counted, rescreenMonth, followUp } = stored
  const counting = stored.remainingItems ?? counted
  const { behaviours } = instrument
  const count = answers.length
  const age = { ageMonths, ageApplies, rescreenMonth }
  return {
    outcome,
    band,
    total,
    count,
    limits,
    behaviours,
    ...age,
    extra,
    remaining,
    counting,
    counted,
    followUp,
    sayable: stored,
  }
}
