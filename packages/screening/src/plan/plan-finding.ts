import type { StoredAssessment } from '../contract.ts'
import type { PlanFinding } from './plan-for-monday.ts'

/** What the plan needs to know of a stored assessment. */
export function planFindingOf(stored: Omit<StoredAssessment, 'analysis'>): PlanFinding {
  const { instrument, outcome, followUp, ageMonths, ageApplies, countedItems, remainingItems, extra, rescreenMonth } = stored
  return {
    behaviours: instrument.behaviours,
    outcome,
    followUp: followUp?.state ?? null,
    ageMonths,
    ageApplies,
    counted: countedItems,
    counting: remainingItems ?? countedItems,
    extra,
    rescreenMonth,
  }
}
