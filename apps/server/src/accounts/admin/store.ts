import type { Queryable } from '../../platform/db/database.ts'

export async function listAccountIds(
  db: Queryable,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly ids: readonly string[]; readonly total: number }> {
  const rows = await db.query<{ id: string }>(
    `SELECT u.id FROM users u JOIN identities i ON i.user_id = u.id AND i.provider = 'email'
     ORDER BY u.created_at DESC, u.id LIMIT $1 OFFSET $2`,
    [limit, offset],
  )
  const [counted] = await db.query<{ total: number }>(`SELECT count(*) AS total FROM identities WHERE provider = 'email'`)
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 }
}

interface Changes {
  readonly email: string
  readonly passwordHash: string | null
  readonly confirmedAt: Date | null
  /** Null if the operator does not confirm the address; an unconfirmed address then stays unconfirmed. */
  readonly provenAt: Date | null
  readonly bannedUntil: Date | null
  readonly userMetadata: object
  readonly appMetadata: object
  readonly at: Date
}

/** Saves changes by an operator. An operator's confirmation of an address counts as proof. */
export async function saveByAdmin(tx: Queryable, userId: string, changes: Changes): Promise<void> {
  await tx.query(
    `UPDATE users SET email = $2, password_hash = $3, email_confirmed_at = $4, email_proven_at = coalesce(email_proven_at, $9),
            banned_until = $5, user_metadata = $6, app_metadata = $7, updated_at = $8 WHERE id = $1`,
    [
      userId,
      changes.email,
      changes.passwordHash,
      changes.confirmedAt,
      changes.bannedUntil,
      JSON.stringify(changes.userMetadata),
      JSON.stringify(changes.appMetadata),
      changes.at,
      changes.provenAt,
    ],
  )
  await tx.query(
    `UPDATE identities SET identity_data = identity_data || $2, updated_at = $3 WHERE user_id = $1 AND provider = 'email'`,
    [userId, JSON.stringify({ email: changes.email }), changes.at],
  )
}

export async function saveInvited(tx: Queryable, userId: string, at: Date): Promise<void> {
  await tx.query('UPDATE users SET invited_at = $2 WHERE id = $1', [userId, at])
}

/** Records an operator's action on accounts, or read access, without any of their data: one row for each account. */
export async function saveOperatorAction(db: Queryable, { at, operator, action, accounts }: OperatorAction): Promise<void> {
  await db.query(
    `INSERT INTO operator_actions (id, at, operator, action, account)
     SELECT gen_random_uuid(), $1, $2, $3, account FROM unnest($4::uuid[]) AS account`,
    [at, operator, action, accounts],
  )
}

interface OperatorAction {
  readonly at: Date
  readonly operator: string
  readonly action: string
  readonly accounts: readonly string[]
}

export async function findFamilies(db: Queryable, email: string): Promise<{ readonly id: string; readonly createdAt: Date }[]> {
  return await db.query('SELECT id, created_at AS "createdAt" FROM users WHERE lower(email) = $1', [email])
}

/** Closes an account until an operator opens it again, or opens it. Returns whether the account exists. */
export async function saveClosed(
  tx: Queryable,
  userId: string,
  { isClosed, at }: { isClosed: boolean; at: Date },
): Promise<boolean> {
  const until = isClosed ? new Date(Date.UTC(9999, 0)) : null
  const found = await tx.query('UPDATE users SET banned_until = $2, updated_at = $3 WHERE id = $1 RETURNING id', [
    userId,
    until,
    at,
  ])
  return found.length > 0
}
