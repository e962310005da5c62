import type { AmrEntry, Factor } from '@ankur/accounts'
import type { Queryable } from '../../platform/db/database.ts'

type Metadata = Readonly<Record<string, unknown>>

/** An account with its single identity, as stored. */
export interface AccountRow {
  readonly id: string
  readonly email: string
  readonly password_hash: string | null
  readonly email_confirmed_at: Date | null
  /** When a mail proved the address. `email_confirmed_at` is also set without proof in mode `autoconfirm`. */
  readonly email_proven_at: Date | null
  /** Before that proof: when another sign-up used the address with another password. */
  readonly sign_up_contested_at: Date | null
  /** Before that proof: a keyed hash of the network that signed up. */
  readonly sign_up_network: Uint8Array | null
  /** Before that proof: the SHA-256 of a secret in the browser that signed up. */
  readonly sign_up_proof: Uint8Array | null
  readonly confirmation_sent_at: Date | null
  readonly account_exists_sent_at: Date | null
  readonly recovery_sent_at: Date | null
  readonly reauthentication_sent_at: Date | null
  /** A requested new address that is not confirmed yet. */
  readonly new_email: string | null
  readonly email_change_sent_at: Date | null
  readonly last_sign_in_at: Date | null
  readonly banned_until: Date | null
  readonly app_metadata: Metadata
  readonly user_metadata: Metadata
  readonly created_at: Date
  readonly updated_at: Date
  /** The second factors; null if there are none. */
  readonly factors: readonly Factor[] | null
  readonly invited_at: Date | null
  readonly identity_id: string
  readonly identity_data: Metadata
  readonly identity_last_sign_in_at: Date | null
  readonly identity_created_at: Date
  readonly identity_updated_at: Date
}

/** The session's columns, under names that differ from the account's. */
export interface SessionColumns {
  readonly session_id: string
  readonly counter: number
  readonly floor: number
  readonly repeats: number
  readonly aal: string
  readonly amr: readonly AmrEntry[]
  readonly session_created_at: Date
  readonly refreshed_at: Date
  readonly session_ip: string | null
}

const accountColumns = `u.id, u.email, u.password_hash, u.email_confirmed_at, u.email_proven_at, u.sign_up_contested_at,
  u.sign_up_network, u.sign_up_proof, u.confirmation_sent_at,
  u.account_exists_sent_at, u.recovery_sent_at, u.reauthentication_sent_at, u.new_email, u.email_change_sent_at, u.last_sign_in_at, u.banned_until, u.app_metadata, u.user_metadata, u.created_at,
  u.updated_at, i.id AS identity_id, i.identity_data, i.last_sign_in_at AS identity_last_sign_in_at,
  i.created_at AS identity_created_at, i.updated_at AS identity_updated_at, u.invited_at,
  (SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', f.id, 'friendly_name', nullif(f.friendly_name, ''), 'factor_type', 'totp',
     'status', f.status, 'created_at', f.created_at, 'updated_at', f.updated_at, 'last_challenged_at', f.last_challenged_at))
     ORDER BY f.created_at, f.id) FROM factors f WHERE f.user_id = u.id) AS factors`

const accountTables = `users u JOIN identities i ON i.user_id = u.id AND i.provider = 'email'`

const sessionColumns = `s.id AS session_id, s.counter, s.floor, s.repeats, s.ip AS session_ip, s.aal, s.amr, s.created_at AS session_created_at, s.refreshed_at`

/** Inserts the account; returns `false` if the address has one, so that concurrent sign-ups create one account. */
export async function insertAccount(tx: Queryable, row: AccountRow): Promise<boolean> {
  const made = await tx.query(
    `INSERT INTO users (id, email, password_hash, email_confirmed_at, confirmation_sent_at, app_metadata, user_metadata,
                        created_at, updated_at, sign_up_network, sign_up_proof)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (lower(email)) DO NOTHING RETURNING id`,
    [
      row.id,
      row.email,
      row.password_hash,
      row.email_confirmed_at,
      row.confirmation_sent_at,
      JSON.stringify(row.app_metadata),
      JSON.stringify(row.user_metadata),
      row.created_at,
      row.updated_at,
      row.sign_up_network,
      row.sign_up_proof,
    ],
  )
  if (made.length === 0) return false
  await tx.query(
    `INSERT INTO identities (id, user_id, provider, identity_data, last_sign_in_at, created_at, updated_at)
     VALUES ($1, $2, 'email', $3, $4, $5, $6)`,
    [
      row.identity_id,
      row.id,
      JSON.stringify(row.identity_data),
      row.identity_last_sign_in_at,
      row.identity_created_at,
      row.identity_updated_at,
    ],
  )
  return true
}

export async function loadAccountByEmail(db: Queryable, email: string): Promise<AccountRow | null> {
  const [row] = await db.query<AccountRow>(`SELECT ${accountColumns} FROM ${accountTables} WHERE lower(u.email) = $1`, [email])
  return row ?? null
}

/**
 * As `loadAccountByEmail`, but locks the account until the transaction ends.
 *
 * Lock order: the account before its sessions or mail secrets, or two requests could deadlock. The lock is FOR NO KEY UPDATE, so
 * requests that hold one of its sessions can still write rows that reference the account.
 */
export async function lockAccountByEmail(tx: Queryable, email: string): Promise<AccountRow | null> {
  const [row] = await tx.query<AccountRow>(
    `SELECT ${accountColumns} FROM ${accountTables} WHERE lower(u.email) = $1 FOR NO KEY UPDATE OF u`,
    [email],
  )
  return row ?? null
}

export async function lockAccount(tx: Queryable, userId: string): Promise<AccountRow | null> {
  const [row] = await tx.query<AccountRow>(
    `SELECT ${accountColumns} FROM ${accountTables} WHERE u.id = $1 FOR NO KEY UPDATE OF u`,
    [userId],
  )
  return row ?? null
}

/** Locks the account of a mail's link. Check whether the link is still valid only after this. */
export async function lockAccountByLink(tx: Queryable, linkHash: Uint8Array): Promise<AccountRow | null> {
  const [row] = await tx.query<AccountRow>(
    `SELECT ${accountColumns} FROM ${accountTables}
     WHERE u.id = (SELECT user_id FROM one_time_tokens WHERE link_hash = $1) FOR NO KEY UPDATE OF u`,
    [linkHash],
  )
  return row ?? null
}

/** Loads the account of a bearer, with its session if that still exists. */
export async function loadAccountWithSession(
  db: Queryable,
  userId: string,
  sessionId: string,
): Promise<(AccountRow & { [Column in keyof SessionColumns]: SessionColumns[Column] | null }) | null> {
  const [row] = await db.query<AccountRow & SessionColumns>(
    `SELECT ${accountColumns}, ${sessionColumns}
     FROM ${accountTables} LEFT JOIN sessions s ON s.id = $2 AND s.user_id = u.id WHERE u.id = $1`,
    [userId, sessionId],
  )
  return row ?? null
}

/** Locks a session's row until the transaction ends, so that refreshes of one session run one after another. */
export async function lockSession(tx: Queryable, sessionId: string): Promise<(AccountRow & SessionColumns) | null> {
  const [row] = await tx.query<AccountRow & SessionColumns>(
    `SELECT ${accountColumns}, ${sessionColumns}
     FROM sessions s JOIN users u ON u.id = s.user_id JOIN identities i ON i.user_id = u.id AND i.provider = 'email'
     WHERE s.id = $1 FOR UPDATE OF s`,
    [sessionId],
  )
  return row ?? null
}

/** A refresh in the usual case: the presented token, the time limits, and the client. */
export interface Advance {
  readonly sessionId: string
  readonly counter: number
  readonly at: Date
  /** A session that was opened or refreshed before these times has expired. */
  readonly createdAfter: Date
  readonly refreshedAfter: Date
  readonly userAgent: string | null
  readonly ip: string
}

type AdvancedRow = AccountRow & SessionColumns

/**
 * Advances each session to its next counter if all of `decideExchange`'s conditions for that are met and the row is not locked.
 * Returns the updated sessions with their accounts, in the order of the list. A repeated session in the list gets null, as a
 * slightly later request would.
 */
export async function advanceSessions(db: Queryable, advances: readonly Advance[]): Promise<(AdvancedRow | null)[]> {
  const rows = await db.query<AdvancedRow & { place: number }>(
    `WITH requested AS (
       SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[], $6::text[], $7::text[])
         WITH ORDINALITY AS each (id, counter, at, created_after, refreshed_after, user_agent, ip, place)
     ), held AS (
       SELECT s.id, requested.at, requested.user_agent, requested.ip, requested.place FROM requested JOIN sessions s ON s.id = requested.id
       WHERE s.counter = requested.counter AND s.floor <= requested.counter AND s.created_at > requested.created_after
         AND s.refreshed_at > requested.refreshed_after
       FOR UPDATE OF s SKIP LOCKED
     )
     UPDATE sessions s SET counter = s.counter + 1, repeats = 0, refreshed_at = held.at, user_agent = held.user_agent, ip = held.ip
     FROM held, ${accountTables}
     WHERE s.id = held.id AND u.id = s.user_id AND (u.banned_until IS NULL OR u.banned_until <= held.at)
     RETURNING held.place, ${accountColumns}, ${sessionColumns}`,
    [
      advances.map(({ sessionId }) => sessionId),
      advances.map(({ counter }) => counter),
      advances.map(({ at }) => at),
      advances.map(({ createdAfter }) => createdAfter),
      advances.map(({ refreshedAfter }) => refreshedAfter),
      advances.map(({ userAgent }) => userAgent),
      advances.map(({ ip }) => ip),
    ],
  )
  const byPlace = new Map(rows.map((row) => [row.place, row]))
  return advances.map((_, n) => byPlace.get(n + 1) ?? null)
}

export async function saveConfirmation(tx: Queryable, userId: string, at: Date): Promise<void> {
  await tx.query(
    `UPDATE users SET email_confirmed_at = coalesce(email_confirmed_at, $2), email_proven_at = coalesce(email_proven_at, $2),
            sign_up_contested_at = NULL, sign_up_network = NULL, sign_up_proof = NULL, new_email = NULL, updated_at = $2,
            user_metadata = user_metadata || '{"email_verified": true}' WHERE id = $1`,
    [userId, at],
  )
  await tx.query(
    `UPDATE identities SET identity_data = identity_data || '{"email_verified": true}', updated_at = $2
     WHERE user_id = $1 AND provider = 'email'`,
    [userId, at],
  )
}

/**
 * Saves the time of a sign-in. This locks the account's row, so that a first confirmation and a sign-in run one after
 * another. Returns whether the account exists.
 */
export async function saveSignIn(tx: Queryable, userId: string, at: Date): Promise<boolean> {
  const found = await tx.query('UPDATE users SET last_sign_in_at = $2, updated_at = $2 WHERE id = $1 RETURNING id', [userId, at])
  await tx.query(`UPDATE identities SET last_sign_in_at = $2, updated_at = $2 WHERE user_id = $1 AND provider = 'email'`, [
    userId,
    at,
  ])
  return found.length > 0
}

export async function savePasswordHash(db: Queryable, userId: string, change: { from: string; to: string }): Promise<void> {
  // Replaces only the hash that was verified, so a password changed in the meantime is kept.
  await db.query('UPDATE users SET password_hash = $3 WHERE id = $1 AND password_hash = $2', [userId, change.from, change.to])
}

/** Saves a new password and cancels a pending address change. The caller must have locked the account. */
export async function saveNewPassword(tx: Queryable, userId: string, hash: string, at: Date): Promise<void> {
  await tx.query('UPDATE users SET password_hash = $2, new_email = NULL, updated_at = $3 WHERE id = $1', [userId, hash, at])
}

/** Removes the password: password sign-ins are refused until a new one is saved. */
export async function dropPassword(tx: Queryable, userId: string): Promise<void> {
  await tx.query('UPDATE users SET password_hash = NULL WHERE id = $1', [userId])
}

/** Records that another sign-up used an unconfirmed address with another password. */
export async function saveContested(db: Queryable, userId: string, at: Date): Promise<void> {
  await db.query('UPDATE users SET sign_up_contested_at = $2 WHERE id = $1 AND email_proven_at IS NULL', [userId, at])
}

export async function saveUserMetadata(tx: Queryable, userId: string, metadata: Metadata, at: Date): Promise<void> {
  await tx.query('UPDATE users SET user_metadata = $2, updated_at = $3 WHERE id = $1', [userId, JSON.stringify(metadata), at])
}

export async function saveConfirmationSent(tx: Queryable, userId: string, at: Date): Promise<void> {
  await tx.query('UPDATE users SET confirmation_sent_at = $2 WHERE id = $1', [userId, at])
}

export async function saveRecoverySent(tx: Queryable, userId: string, at: Date): Promise<void> {
  await tx.query('UPDATE users SET recovery_sent_at = $2 WHERE id = $1', [userId, at])
}

export async function saveReauthenticationSent(tx: Queryable, userId: string, at: Date): Promise<void> {
  await tx.query('UPDATE users SET reauthentication_sent_at = $2 WHERE id = $1', [userId, at])
}

export async function saveAccountExistsSent(tx: Queryable, userId: string, at: Date): Promise<void> {
  await tx.query('UPDATE users SET account_exists_sent_at = $2 WHERE id = $1', [userId, at])
}
