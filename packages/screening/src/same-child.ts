import type { AssessmentSummary } from './contract.ts'

type OfAChild = Pick<AssessmentSummary, 'childId' | 'birthMonth'>

/** Whether two summaries can be compared. If no child was named, the birth month must at least be the same. */
export function isOfSameChild(one: OfAChild, other: OfAChild): boolean {
  return one.childId === other.childId && (one.childId !== null || one.birthMonth === other.birthMonth)
}
