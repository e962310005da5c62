import { type FinishedFollowUp, type FollowUpAnswer, nameApart, type StoredAssessment } from '@ankur/screening'
import { listChildren } from '../children/index.ts'
import type { Queryable } from '../platform/db/database.ts'
import { familiesOf, familyKeyOf } from '../platform/family-keys/index.ts'
import { openFollowUp } from './sealed-assessment.ts'
import { findAssessment } from './store.ts'

interface Row {
  id: string
  user_id: string
  family_key: Buffer | null
  answers: FollowUpAnswer[] | null
  sealed: Buffer | null
  done_at: Date
}

/** An assessment with its completed follow-up. */
export interface ReportedAssessment {
  readonly assessment: StoredAssessment
  readonly followUp: FinishedFollowUp | null
  /** The child's current name, made unique within the family; null without a name. */
  readonly childName: string | null
  /** The child's number in the family, from 1; null if it is the only child. */
  readonly childPlace: number | null
}

export async function findReported(
  db: Queryable,
  userId: string,
  wanted: { readonly id: string; readonly nowMs: number },
): Promise<ReportedAssessment | null> {
  const assessment = await findAssessment(db, userId, wanted)
  if (!assessment) return null
  const [row] = await db.query<Row>(
    `select id, user_id, ${familyKeyOf('assessments')}, follow_ups.answers, sealed, done_at
     from follow_ups join assessments on id = assessment_id where assessment_id = $1 and done_at is not null`,
    [assessment.id],
  )
  const family = assessment.childId === null ? [] : await listChildren(db, userId)
  const place = family.findIndex(({ id }) => id === assessment.childId)
  return {
    assessment,
    childName: nameApart(family, family[place]),
    childPlace: family.length > 1 && place >= 0 ? place + 1 : null,
    followUp: row ? { answers: openFollowUp(familiesOf(db), row, row), doneMs: row.done_at.getTime() } : null,
  }
}
