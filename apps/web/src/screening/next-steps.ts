/**
 * What to do next, in the design's order: at most five steps, the pressing one first. Lost skills and a parent's worry
 * come before the count, which they never change.
 */
import type { Extra } from '@ankur/screening/extra'
import type { Outcome } from '@ankur/screening/outcome'

export type NextStep =
  | 'next_lost_skills'
  | 'next_worried'
  | 'next_low_young'
  | 'next_low'
  | 'next_medium'
  | 'next_high'
  | 'next_deic'
  | 'next_sibling'
  | 'next_early'
  | 'next_play'

interface Result {
  readonly outcome: Outcome
  readonly ageMonths: number | null
  readonly extra: Extra
  /** The follow-up can be answered now. */
  readonly isFollowUpOpen?: boolean | undefined
}

const secondBirthdayMonths = 24
/** From here on an early birth is worth a line to the doctor. */
const earlyFromWeeks = 4
const most = 5

export function nextSteps({ outcome, ageMonths, extra, isFollowUpOpen = false }: Result): NextStep[] {
  const steps: NextStep[] = [
    ...(extra.lostSkills ? (['next_lost_skills'] as const) : []),
    ...outcomeSteps({ outcome, ageMonths, extra, isFollowUpOpen }),
    ...(extra.siblingAutistic ? (['next_sibling'] as const) : []),
    ...((extra.weeksEarly ?? 0) >= earlyFromWeeks ? (['next_early'] as const) : []),
  ]
  return [...steps.slice(0, most - 1), 'next_play']
}

function outcomeSteps({ outcome, ageMonths, extra, isFollowUpOpen }: Result): NextStep[] {
  // The page leads to the questions themselves; before them only a worry is a reason for a visit.
  if (isFollowUpOpen) return ['next_worried']
  return outcome === 'few_signs' ? lowSteps(ageMonths, extra) : doctorSteps(outcome)
}

function lowSteps(ageMonths: number | null, { worried }: Extra): NextStep[] {
  const again: NextStep = ageMonths !== null && ageMonths < secondBirthdayMonths ? 'next_low_young' : 'next_low'
  return worried ? ['next_worried', again] : [again, 'next_worried']
}

function doctorSteps(outcome: Outcome): NextStep[] {
  return [outcome === 'see_doctor' ? 'next_high' : 'next_medium', 'next_deic']
}
