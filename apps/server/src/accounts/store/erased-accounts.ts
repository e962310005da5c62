import type { Queryable } from '../../platform/db/database.ts'

interface LockedAccount {
  readonly email: string
  readonly new_email: string | null
  readonly password_hash: string | null
  readonly email_proven_at: Date | null
  readonly session_ids: readonly string[]
  readonly session_addresses: readonly string[]
}

/** Locks the account against changes and new references until the transaction ends; returns null if it no longer exists. */
export async function lockForErasure(tx: Queryable, userId: string): Promise<LockedAccount | null> {
  const [row] = await tx.query<LockedAccount>(
    `SELECT email, new_email, password_hash, email_proven_at,
            ARRAY(SELECT id::text FROM sessions WHERE user_id = users.id) AS session_ids,
            ARRAY(SELECT ip FROM sessions WHERE user_id = users.id AND ip IS NOT NULL) AS session_addresses
     FROM users WHERE id = $1 FOR UPDATE`,
    [userId],
  )
  return row ?? null
}

/** Locks unconfirmed accounts without a sign-in or a session in use since `before`, until the transaction ends. */
export async function lockForgottenAccounts(tx: Queryable, before: Date): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `SELECT id FROM users
     WHERE email_confirmed_at IS NULL AND created_at <= $1 AND coalesce(last_sign_in_at, created_at) <= $1
       AND NOT EXISTS (SELECT FROM sessions WHERE sessions.user_id = users.id AND sessions.refreshed_at > $1)
     FOR UPDATE SKIP LOCKED`,
    [before],
  )
  return rows.map(({ id }) => id)
}

/** Deletes accounts; sessions, tokens, consents and children are deleted by cascade. */
export async function deleteAccounts(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM users WHERE id = ANY($1::uuid[])', [ids])
}
