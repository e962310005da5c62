/** Assessments and follow-ups from versions before encryption. */
import type { FollowUpAnswer } from '@ankur/screening'
import { familiesOf } from '../platform/family-keys/index.ts'
import type { PlainRows } from '../platform/family-keys/seal-plain-rows.ts'
import { rewriteSealed } from './rewrite-sealed.ts'
import { sealFollowUp } from './sealed-assessment.ts'

export const plainAssessments: PlainRows = {
  load: (db, afterId, count) =>
    db.query('select id, user_id from assessments where sealed_facts is null and id > $1 order by id limit $2', [afterId, count]),
  seal: (tx, { id, user_id: userId }) => rewriteSealed(tx, { userId, id }, {}),
}

export const plainFollowUps: PlainRows = {
  load: (db, afterId, count) =>
    db.query(
      `select id, user_id from follow_ups join assessments on id = assessment_id
       where sealed is null and assessment_id > $1 order by assessment_id limit $2`,
      [afterId, count],
    ),
  async seal(tx, { id, user_id: userId }) {
    const [row] = await tx.query<{ answers: FollowUpAnswer[] }>(
      'select answers from follow_ups where assessment_id = $1 and sealed is null for update',
      [id],
    )
    if (!row) return
    const key = await familiesOf(tx).forWriting(tx, userId)
    await tx.query('update follow_ups set sealed = $2, answers = null where assessment_id = $1', [
      id,
      sealFollowUp(key, id, row.answers),
    ])
  },
}
