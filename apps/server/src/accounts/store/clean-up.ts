/** Rows that the hourly clean-up deletes or warns about. */
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

/** An unused account. A session lasts half a year at most, so the user of an account signs in at least that often. */
export interface SilentAccount {
  readonly id: string
  readonly email: string
  readonly user_metadata: Readonly<Record<string, unknown>>
}

const LAST_USE = `greatest(users.created_at, users.last_sign_in_at, (select max(refreshed_at) from sessions where sessions.user_id = users.id))`

/** Returns accounts without sign-in since `before` that were not warned, locked until the transaction ends. */
export async function lockUnwarnedSilent(tx: Queryable, before: Date, most: number): Promise<SilentAccount[]> {
  return await tx.query<SilentAccount>(
    `select id, email, user_metadata from users
     where created_at <= $1 and ${LAST_USE} <= $1 and (silence_mailed_at is null or silence_mailed_at < ${LAST_USE})
       and app_metadata ->> 'provider' is distinct from 'hosted'
     order by created_at limit $2 for update skip locked`,
    [before, most],
  )
}

export async function markWarned(tx: Queryable, ids: readonly string[], at: Date): Promise<void> {
  await tx.query('update users set silence_mailed_at = $2 where id = any($1::uuid[])', [ids, at])
}

/** Returns accounts without sign-in since `before` that were warned before `warnedBefore`. */
export async function findWarnedSilent(db: Queryable, before: Date, warnedBefore: Date, most: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from users
     where created_at <= $1 and silence_mailed_at <= $2 and ${LAST_USE} <= $1 and silence_mailed_at >= ${LAST_USE}
     order by silence_mailed_at limit $3`,
    [before, warnedBefore, most],
  )
  return rows.map(({ id }) => id)
}

export async function isSilentSince(tx: Queryable, userId: string, before: Date): Promise<boolean> {
  return (await tx.query(`select from users where id = $1 and ${LAST_USE} <= $2`, [userId, before])).length > 0
}
