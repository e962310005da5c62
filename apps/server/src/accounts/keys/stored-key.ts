/** Keys that are generated here and kept in the database, their private half encrypted. */
import { type KeyObject, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { JWK } from 'jose'
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose'
import type { KeyRow } from '../store/signing-keys.ts'
import { toSigningKey } from './key-pair.ts'
import type { SigningKey } from './key-pair.ts'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts with AES-256-GCM. `name` is bound in: a sealed value cannot stand in for another one. */
export function seal(key: KeyObject, name: string, plain: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  cipher.setAAD(Buffer.from(name))
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Throws when the key is another one, or a single bit was changed. */
export function unseal(key: KeyObject, name: string, sealed: Uint8Array): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(name))
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}

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
