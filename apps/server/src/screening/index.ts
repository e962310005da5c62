import type { RecordHolder } from '../accounts/index.ts'
import type { Queryable } from '../platform/db/database.ts'
import type { Platform } from '../platform/platform.ts'
import { storedPerDay } from './analyze.ts'
import { savesPerHour } from './follow-up/follow-up-routes.ts'
import { loadAssessments } from './store.ts'

export { findReported, type ReportedAssessment } from './for-reports.ts'
export { loadInstrument } from './routes.ts'
export { plainDoneSteps } from './done-steps/done-steps.ts'
export { plainAssessments, plainFollowUps } from './plain-assessments.ts'
export { registerScreening } from './routes.ts'
export { findAssessment } from './store.ts'

/** Screening data of a family. Assessments and follow-ups are deleted by cascade with the account. */
export function assessmentRecords({ limits, clock }: Platform): RecordHolder {
  return {
    holds: holdsAssessments,
    load: async (db, { userId }) => ({ assessments: await loadAssessments(db, userId, clock.nowMs()) }),
    async erase(tx, { userId }) {
      for (const rule of [storedPerDay, savesPerHour]) await limits.limiter(rule, tx).reset(userId)
    },
  }
}

/** Returns which of these users have a stored assessment. */
async function holdsAssessments(db: Queryable, userIds: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ user_id: string }>('select distinct user_id from assessments where user_id = any($1::uuid[])', [
    userIds,
  ])
  return rows.map(({ user_id }) => user_id)
}
