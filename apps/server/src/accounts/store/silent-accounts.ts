/** Unused accounts. A session lasts half a year at most, so the user of an account signs in at least that often. */
import type { Queryable } from '../../platform/db/database.ts'

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
