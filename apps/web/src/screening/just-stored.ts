import type { StoredAssessment } from '@ankur/screening/contract'

const assessments = new Map<string, StoredAssessment>()

/** An assessment that the server has just returned, so that the results page need not request it. */
export function rememberStored(assessment: StoredAssessment): void {
  assessments.set(assessment.id, assessment)
}

export function forgetStored(id: string): void {
  assessments.delete(id)
}

export function forgetAllStored(): void {
  assessments.clear()
}

export function rememberedAssessment(id: string): StoredAssessment | undefined {
  return assessments.get(id)
}
