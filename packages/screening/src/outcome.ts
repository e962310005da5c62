import type { Band } from './score.ts'

/** What a family may be shown: the middle band has no verdict until the follow-up questions are answered. */
export const outcomes = ['few_signs', 'follow_up_due', 'see_doctor'] as const
export type Outcome = (typeof outcomes)[number]

/** The outcome of the first stage alone. */
export function firstOutcome(band: Band): Outcome {
  if (band === 'low') return 'few_signs'
  return band === 'medium' ? 'follow_up_due' : 'see_doctor'
}
