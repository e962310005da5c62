import { indiaDay, type Month } from '../age.ts'
import { adviceStartMs, againMonths } from './advice-dates.ts'
import { type AdviceInput, adviceFactsOf } from './advice-facts-of.ts'
import type { Advice } from './advice.ts'
import { decideAdvice } from './decide-advice.ts'

interface Times {
  readonly birthMonth: Month | null
  readonly completedMs: number
  readonly doneMs: number | null
  readonly untilMs: number | null
}

interface Advising {
  readonly advice: Advice
  /** The day in India from which dates are calculated. */
  readonly adviceFrom: string
  /** The first month in which to answer again, if that is one of the steps. */
  readonly rescreenMonth: Month | null
}

/** The advice for one result, with its days and months. */
export function adviceOf(advised: AdviceInput, { birthMonth, completedMs, doneMs, untilMs }: Times): Advising {
  const decided = decideAdvice(adviceFactsOf(advised))
  const advice = advised.behaviours === 'own' ? withoutOurItems(decided) : decided
  const closedMs = advised.followUp === 'expired' ? untilMs : null
  const startMs = adviceStartMs({ completedMs, doneMs, closedMs })
  const sibling = advised.extra.siblingAutistic === true
  const [month = null] = advice.steps.includes('again')
    ? againMonths({ birthMonth, sibling, from: advised.ages.from }, startMs)
    : []
  return { advice, adviceFrom: indiaDay(startMs), rescreenMonth: month }
}

/** For another form we do not know that poor hearing explains the same answers, or whether it asks about words. */
function withoutOurItems(advice: Advice): Advice {
  return { ...advice, steps: advice.steps.filter((step) => step !== 'hearing_test'), wordsRule: false }
}
