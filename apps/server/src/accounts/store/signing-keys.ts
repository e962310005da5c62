import type { JWK } from 'jose'
import type { Queryable } from '../../platform/db/database.ts'

export interface KeyRow {
  readonly kid: string
  readonly algorithm: string
  readonly publicJwk: JWK
  readonly sealedPrivateJwk: Uint8Array
  readonly status: 'next' | 'current' | 'old'
  readonly createdAtMs: number
}

export async function loadKeys(db: Queryable): Promise<KeyRow[]> {
  const rows = await db.query<{
    kid: string
    algorithm: string
    public_jwk: JWK
    sealed_private_jwk: Uint8Array
    status: KeyRow['status']
    created_at: Date
  }>('SELECT * FROM signing_keys ORDER BY created_at')
  return rows.map((row) => ({
    kid: row.kid,
    algorithm: row.algorithm,
    publicJwk: row.public_jwk,
    sealedPrivateJwk: row.sealed_private_jwk,
    status: row.status,
    createdAtMs: row.created_at.getTime(),
  }))
}

/** Does nothing when another process was first: the unique index knows one current key. */
export async function insertFirstKey(db: Queryable, key: KeyRow): Promise<void> {
  await db.query(
    `INSERT INTO signing_keys (kid, algorithm, public_jwk, sealed_private_jwk, status, created_at)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
    [key.kid, key.algorithm, JSON.stringify(key.publicJwk), key.sealedPrivateJwk, key.status, new Date(key.createdAtMs)],
  )
}
