import { indiaDay } from '../age.ts'
import { adviceStartMs } from './advice-dates.ts'
import { type Advised, adviceFactsOf } from './advice-facts-of.ts'
import type { Advice } from './advice.ts'
import { decideAdvice } from './decide-advice.ts'

/** The advice of one result, and the day in India from which it counts its dates. */
export function adviceOf(
  advised: Advised,
  times: { readonly completedMs: number; readonly doneMs: number | null; readonly untilMs: number | null },
): { readonly advice: Advice; readonly adviceFrom: string } {
  const { completedMs, doneMs, untilMs } = times
  const closedMs = advised.followUp === 'expired' ? untilMs : null
  return { advice: decideAdvice(adviceFactsOf(advised)), adviceFrom: indiaDay(adviceStartMs({ completedMs, doneMs, closedMs })) }
}
