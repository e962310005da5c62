import type { AssessmentSummary } from './contract.ts'

type OfAChild = Pick<AssessmentSummary, 'childId' | 'birthMonth'>

/** Whether two summaries can be compared. Where nobody said which child it is, the month of birth at least must be the same. */
export function isOfSameChild(one: OfAChild, other: OfAChild): boolean {
  return one.childId === other.childId && (one.childId !== null || one.birthMonth === other.birthMonth)
}
