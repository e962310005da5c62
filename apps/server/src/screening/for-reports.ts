import type { FinishedFollowUp, FollowUpAnswer, StoredAssessment } from '@ankur/screening'
import type { Queryable } from '../platform/db/database.ts'
import { findAssessment } from './store.ts'

/** An assessment with the follow-up that finished it. */
export interface ReportedAssessment {
  readonly assessment: StoredAssessment
  readonly followUp: FinishedFollowUp | null
}

export async function findReported(
  db: Queryable,
  userId: string,
  wanted: { readonly id: string; readonly nowMs: number },
): Promise<ReportedAssessment | null> {
  const assessment = await findAssessment(db, userId, wanted)
  if (!assessment) return null
  const [row] = await db.query<{ answers: FollowUpAnswer[]; done_at: Date }>(
    'select answers, done_at from follow_ups where assessment_id = $1 and done_at is not null',
    [assessment.id],
  )
  return { assessment, followUp: row ? { answers: row.answers, doneMs: row.done_at.getTime() } : null }
}
