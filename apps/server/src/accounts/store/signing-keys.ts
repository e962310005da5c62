import type { JWK } from 'jose'
import type { Queryable } from '../../platform/db/database.ts'

export interface KeyRow {
  readonly kid: string
  readonly algorithm: string
  readonly publicJwk: JWK
  readonly sealedPrivateJwk: Uint8Array
  readonly status: 'next' | 'current' | 'old'
  readonly createdAtMs: number
  /** When an old key stopped signing. */
  readonly retiredAtMs: number | null
}

/** Returns the oldest key first. */
export async function loadKeys(db: Queryable): Promise<KeyRow[]> {
  const rows = await db.query<{
    kid: string
    algorithm: string
    public_jwk: JWK
    sealed_private_jwk: Uint8Array
    status: KeyRow['status']
    created_at: Date
    retired_at: Date | null
  }>(
    `SELECT kid, algorithm, public_jwk, sealed_private_jwk, status, created_at, retired_at
     FROM signing_keys ORDER BY created_at, kid`,
  )
  return rows.map((row) => ({
    kid: row.kid,
    algorithm: row.algorithm,
    publicJwk: row.public_jwk,
    sealedPrivateJwk: row.sealed_private_jwk,
    status: row.status,
    createdAtMs: row.created_at.getTime(),
    retiredAtMs: row.retired_at?.getTime() ?? null,
  }))
}

/** Does nothing if another process was first: unique indexes allow one current key and one next key. */
export async function insertKey(db: Queryable, key: KeyRow): Promise<void> {
  await db.query(
    `INSERT INTO signing_keys (kid, algorithm, public_jwk, sealed_private_jwk, status, created_at)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
    [key.kid, key.algorithm, JSON.stringify(key.publicJwk), key.sealedPrivateJwk, key.status, new Date(key.createdAtMs)],
  )
}

/** Locks the keys against changes until the transaction ends; reading is still possible. */
export async function lockKeys(tx: Queryable): Promise<void> {
  await tx.query('LOCK TABLE signing_keys IN SHARE ROW EXCLUSIVE MODE')
}

/** Makes the next key the current one. */
export async function promoteNextKey(tx: Queryable, now: Date): Promise<void> {
  await tx.query(`UPDATE signing_keys SET status = 'old', retired_at = $1 WHERE status = 'current'`, [now])
  await tx.query(`UPDATE signing_keys SET status = 'current' WHERE status = 'next'`)
}

export async function deleteKeysRetiredBy(tx: Queryable, time: Date): Promise<void> {
  await tx.query(`DELETE FROM signing_keys WHERE status = 'old' AND retired_at <= $1`, [time])
}

export async function deleteAllKeys(tx: Queryable): Promise<void> {
  await tx.query('DELETE FROM signing_keys')
}
