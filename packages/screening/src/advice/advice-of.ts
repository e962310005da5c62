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
  const decided = decideAdvice(adviceFactsOf(advised))
  const advice = advised.behaviours === 'own' ? withoutOurItems(decided) : decided
  return { advice, adviceFrom: indiaDay(adviceStartMs({ completedMs, doneMs, closedMs })) }
}

/** Of another form it is not known that poor hearing leads to the same answers, nor that it asks nothing about words. */
function withoutOurItems(advice: Advice): Advice {
  return { ...advice, steps: advice.steps.filter((step) => step !== 'hearing_test'), wordsRule: false }
}
