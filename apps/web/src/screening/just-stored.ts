import type { StoredAssessment } from '@ankur/screening/contract'

const assessments = new Map<string, StoredAssessment>()

/** What the server has told a moment ago: the results page need not ask for it again. */
export function rememberStored(assessment: StoredAssessment): void {
  assessments.set(assessment.id, assessment)
}

export function forgetStored(id: string): void {
  assessments.delete(id)
}

export function rememberedAssessment(id: string): StoredAssessment | undefined {
  return assessments.get(id)
}
