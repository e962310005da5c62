/** Keys that are generated here and kept in the database, their private half encrypted. */
import type { KeyObject } from 'node:crypto'
import type { JWK } from 'jose'
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose'
import type { KeyRow } from '../store/signing-keys.ts'
import { toSigningKey } from './key-pair.ts'
import type { SigningKey } from './key-pair.ts'
import { seal, unseal } from './sealed.ts'

interface NewKey {
  readonly status: 'next' | 'current'
  readonly sealKey: KeyObject
  readonly nowMs: number
}

export async function generateKey({ status, sealKey, nowMs }: NewKey): Promise<KeyRow> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const publicJwk = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(publicJwk)
  const sealedPrivateJwk = seal(sealKey, kid, JSON.stringify(await exportJWK(privateKey)))
  return { kid, algorithm: 'ES256', publicJwk, sealedPrivateJwk, status, createdAtMs: nowMs, retiredAtMs: null }
}

/** The operator who restored a database without its secret reads this when the server does not start. */
export function unsealKey(sealKey: KeyObject, { kid, sealedPrivateJwk }: KeyRow): SigningKey {
  let jwk: string
  try {
    jwk = unseal(sealKey, kid, sealedPrivateJwk)
  } catch (cause) {
    throw new Error('The secret (AUTH_SECRET, or the file DATA_DIR/secret) is not the one this database was begun with.', {
      cause,
    })
  }
  return toSigningKey(kid, 'ES256', JSON.parse(jwk) as JWK)
}
