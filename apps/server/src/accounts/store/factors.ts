import type { Queryable } from '../../platform/db/database.ts'

export interface FactorRow {
  readonly id: string
  readonly friendly_name: string
  readonly status: 'unverified' | 'verified'
  readonly sealed_secret: Uint8Array
  readonly last_step: number
  readonly created_at: Date
  readonly updated_at: Date
}

export async function loadFactors(db: Queryable, userId: string): Promise<FactorRow[]> {
  return await db.query<FactorRow>('SELECT * FROM factors WHERE user_id = $1 ORDER BY created_at, id', [userId])
}

/** Locks the factor until the transaction ends; returns null if it is not this account's. */
export async function lockFactor(tx: Queryable, userId: string, id: string): Promise<FactorRow | null> {
  const [row] = await tx.query<FactorRow>('SELECT * FROM factors WHERE id = $1 AND user_id = $2 FOR UPDATE', [id, userId])
  return row ?? null
}

export async function insertFactor(
  tx: Queryable,
  factor: { readonly id: string; readonly userId: string; readonly name: string; readonly sealed: Uint8Array; readonly at: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO factors (id, user_id, friendly_name, status, sealed_secret, created_at, updated_at)
     VALUES ($1, $2, $3, 'unverified', $4, $5, $5)`,
    [factor.id, factor.userId, factor.name, factor.sealed, factor.at],
  )
}

export async function deleteAbandonedFactors(tx: Queryable, userId: string, before: Date): Promise<void> {
  await tx.query(`DELETE FROM factors WHERE user_id = $1 AND status = 'unverified' AND created_at < $2`, [userId, before])
}

export async function deleteOtherUnverified(tx: Queryable, userId: string, keptId: string): Promise<void> {
  await tx.query(`DELETE FROM factors WHERE user_id = $1 AND status = 'unverified' AND id <> $2`, [userId, keptId])
}

export async function deleteFactor(db: Queryable, id: string): Promise<void> {
  await db.query('DELETE FROM factors WHERE id = $1', [id])
}

/** Deletes all factors of an account, and its recovery codes. */
export async function deleteFactorsOf(tx: Queryable, userId: string): Promise<void> {
  await tx.query('DELETE FROM factors WHERE user_id = $1', [userId])
  await tx.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId])
}

export async function saveFactorUsed(
  tx: Queryable,
  id: string,
  used: { readonly step: number; readonly at: Date },
): Promise<void> {
  await tx.query(`UPDATE factors SET status = 'verified', last_step = greatest(last_step, $2), updated_at = $3 WHERE id = $1`, [
    id,
    used.step,
    used.at,
  ])
}

export interface NewChallenge {
  readonly id: string
  readonly factorId: string
  readonly sessionId: string
  readonly at: Date
  readonly expiresAt: Date
}

export async function insertChallenge(tx: Queryable, challenge: NewChallenge): Promise<void> {
  await tx.query('DELETE FROM factor_challenges WHERE factor_id = $1 AND expires_at <= $2', [challenge.factorId, challenge.at])
  await tx.query('INSERT INTO factor_challenges (id, factor_id, session_id, expires_at) VALUES ($1, $2, $3, $4)', [
    challenge.id,
    challenge.factorId,
    challenge.sessionId,
    challenge.expiresAt,
  ])
  await tx.query('UPDATE factors SET last_challenged_at = $2 WHERE id = $1', [challenge.factorId, challenge.at])
}

/** Returns the expiry of the challenge if it was created for this factor in this session. */
export async function loadChallengeEnd(
  tx: Queryable,
  { id, factorId, sessionId }: { readonly id: string; readonly factorId: string; readonly sessionId: string },
): Promise<Date | null> {
  const [row] = await tx.query<{ expires_at: Date }>(
    'SELECT expires_at FROM factor_challenges WHERE id = $1 AND factor_id = $2 AND session_id = $3',
    [id, factorId, sessionId],
  )
  return row?.expires_at ?? null
}

export async function deleteChallenge(tx: Queryable, id: string): Promise<void> {
  await tx.query('DELETE FROM factor_challenges WHERE id = $1', [id])
}

/** Deletes one recovery code; returns whether it existed. */
export async function takeRecoveryCode(tx: Queryable, userId: string, codeMac: Uint8Array): Promise<boolean> {
  const gone = await tx.query('DELETE FROM recovery_codes WHERE user_id = $1 AND code_mac = $2 RETURNING user_id', [
    userId,
    codeMac,
  ])
  return gone.length > 0
}

export async function replaceRecoveryCodes(tx: Queryable, userId: string, macs: readonly Uint8Array[], at: Date): Promise<void> {
  await tx.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId])
  for (const mac of macs) {
    await tx.query('INSERT INTO recovery_codes (user_id, code_mac, created_at) VALUES ($1, $2, $3)', [userId, mac, at])
  }
}

/** Raises a session to the second factor: tokens with a counter below the new `floor` are refused. */
export async function raiseSession(
  tx: Queryable,
  sessionId: string,
  raised: { readonly amr: readonly object[]; readonly counter: number },
): Promise<void> {
  await tx.query(`UPDATE sessions SET aal = 'aal2', amr = $2, counter = $3, floor = $3, repeats = 0 WHERE id = $1`, [
    sessionId,
    JSON.stringify(raised.amr),
    raised.counter,
  ])
}

export async function deleteSessionsBelow(tx: Queryable, userId: string, keptSessionId: string): Promise<void> {
  await tx.query(`DELETE FROM sessions WHERE user_id = $1 AND aal <> 'aal2' AND id <> $2`, [userId, keptSessionId])
}

/** After the last verified factor was removed, lowers all sessions of the account. */
export async function lowerSessions(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    `UPDATE sessions SET aal = 'aal1', amr = (
       SELECT coalesce(jsonb_agg(entry), '[]') FROM jsonb_array_elements(amr) AS entry WHERE entry->>'method' <> 'totp')
     WHERE user_id = $1 AND aal = 'aal2'`,
    [userId],
  )
}
