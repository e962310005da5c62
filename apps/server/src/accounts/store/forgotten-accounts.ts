import type { Queryable } from '../../platform/db/database.ts'

/** Unconfirmed accounts without a sign-in or a session in use since `before`, locked until the transaction ends. */
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

/** Sessions, tokens, consents and children go with the account. */
export async function deleteAccounts(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM users WHERE id = ANY($1::uuid[])', [ids])
}
