import type { Queryable } from '../platform/db/database.ts'

/** Which of these people have a stored assessment. */
export async function holdsAssessments(db: Queryable, userIds: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ user_id: string }>('select distinct user_id from assessments where user_id = any($1::uuid[])', [
    userIds,
  ])
  return rows.map(({ user_id }) => user_id)
}
