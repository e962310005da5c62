import type { Queryable } from '../../platform/db/database.ts'

interface LockedAccount {
  readonly email: string
  readonly new_email: string | null
  readonly password_hash: string | null
  readonly email_proven_at: Date | null
  readonly session_ids: readonly string[]
  readonly session_addresses: readonly string[]
}

/** The account, which nobody may change or refer to until the transaction ends; null when it is gone already. */
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
