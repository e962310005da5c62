import type { Queryable } from '../../platform/db/database.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes expired rows to keep the tables small; they were refused before this too. */
export async function deleteExpiredRows(db: Queryable, nowMs: number): Promise<void> {
  const now = new Date(nowMs)
  await db.query('DELETE FROM one_time_tokens WHERE link_expires_at <= $1', [now])
  await db.query('DELETE FROM flow_states WHERE created_at <= $1', [daysBefore(nowMs, 2)])
  await db.query('DELETE FROM sessions WHERE created_at <= $1 OR refreshed_at <= $2', [
    daysBefore(nowMs, 180),
    // One day longer than the idle limit of a session, so that a refusal can still state why it ended.
    daysBefore(nowMs, 31),
  ])
  await db.query('DELETE FROM sign_in_failures WHERE updated_at <= $1', [daysBefore(nowMs, 1)])
  await db.query('DELETE FROM account_events WHERE at <= $1', [daysBefore(nowMs, 180)])
}

function daysBefore(nowMs: number, days: number): Date {
  return new Date(nowMs - days * DAY_MS)
}
