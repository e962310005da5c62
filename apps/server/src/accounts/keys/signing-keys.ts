/**
 * The keys that sign access tokens: the operator's own, or one that is generated on first start and kept in the
 * database, encrypted.
 *
 * A key is published as `next` before it signs and stays published as `old` until its last token has run out, so
 * that nobody meets a token whose key they cannot find.
 */
import { createPrivateKey } from 'node:crypto'
import type { JsonWebKey, KeyObject } from 'node:crypto'
import type { CryptoKey, JWK } from 'jose'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose'
import type { Platform } from '../../platform/platform.ts'
import { insertFirstKey, loadKeys } from '../store/signing-keys.ts'
import type { KeyRow } from '../store/signing-keys.ts'
import { seal, unseal } from './sealed.ts'
import type { Secrets } from './secrets.ts'

export interface SigningKey {
  readonly kid: string
  readonly algorithm: 'ES256' | 'RS256'
  readonly privateKey: KeyObject
}

export interface VerificationKey {
  readonly kid: string
  readonly algorithm: string
  readonly publicKey: CryptoKey
  /** As published: no private member. */
  readonly publicJwk: JWK
}

interface KeySet {
  readonly current: SigningKey
  readonly byKid: ReadonlyMap<string, VerificationKey>
}

export interface SigningKeys {
  current(): Promise<SigningKey>
  find(kid: string): Promise<VerificationKey | null>
  published(): Promise<readonly JWK[]>
}

/** Another process may have begun to sign with a key that this one has not read yet; more often nobody needs to ask. */
const REREAD_PAUSE_MS = 30_000

export function openSigningKeys(platform: Platform, secrets: Secrets): SigningKeys {
  const read = () => readKeySet(platform, secrets)
  let keys: Promise<KeySet> | null = null
  let readAtMs = Number.NEGATIVE_INFINITY

  function keySet(): Promise<KeySet> {
    if (keys) return keys
    readAtMs = platform.clock.nowMs()
    const reading = read()
    // A database that is away for a moment must not leave the server without keys for ever.
    reading.catch(() => (keys = keys === reading ? null : keys))
    return (keys = reading)
  }

  return {
    current: async () => (await keySet()).current,
    find: async (kid) => {
      const known = (await keySet()).byKid.get(kid)
      if (known || platform.clock.nowMs() - readAtMs < REREAD_PAUSE_MS) return known ?? null
      keys = null
      return (await keySet()).byKid.get(kid) ?? null
    },
    published: async () => [...(await keySet()).byKid.values()].map((key) => key.publicJwk),
  }
}

async function readKeySet(platform: Platform, secrets: Secrets): Promise<KeySet> {
  const own = platform.config.authSigningJwk
  const rows = await loadKeys(platform.db)
  const stored = await Promise.all(rows.map(toVerificationKey))
  if (own) {
    const { signing, verification } = await importConfigured(own)
    return { current: signing, byKid: new Map([verification, ...stored].map((key) => [key.kid, key])) }
  }
  const current = rows.find((row) => row.status === 'current')
  if (current) {
    return { current: await unsealKey(secrets, current), byKid: new Map(stored.map((key) => [key.kid, key])) }
  }
  // Whoever loses the race to make the first key reads the winner's.
  await insertFirstKey(platform.db, await generateKey(platform, secrets))
  return await readKeySet(platform, secrets)
}

async function generateKey(platform: Platform, secrets: Secrets): Promise<KeyRow> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const publicJwk = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(publicJwk)
  const sealed = seal(secrets.signingKeySeal, kid, JSON.stringify(await exportJWK(privateKey)))
  return { kid, algorithm: 'ES256', publicJwk, sealedPrivateJwk: sealed, status: 'current', createdAtMs: platform.clock.nowMs() }
}

async function unsealKey(secrets: Secrets, row: KeyRow): Promise<SigningKey> {
  const jwk = JSON.parse(unsealText(secrets, row)) as JWK
  return { kid: row.kid, algorithm: 'ES256', privateKey: toPrivateKey(jwk) }
}

/** The operator who restored a database without its secret reads this when the server does not start. */
function unsealText(secrets: Secrets, { kid, sealedPrivateJwk }: KeyRow): string {
  try {
    return unseal(secrets.signingKeySeal, kid, sealedPrivateJwk)
  } catch (cause) {
    throw new Error('The secret (AUTH_SECRET, or the file DATA_DIR/secret) is not the one this database was begun with.', {
      cause,
    })
  }
}

async function toVerificationKey(row: KeyRow): Promise<VerificationKey> {
  const { kid, algorithm } = row
  return {
    kid,
    algorithm,
    publicKey: await importKey(row.publicJwk, algorithm),
    publicJwk: published(row.publicJwk, kid, algorithm),
  }
}

async function importConfigured(own: Readonly<Record<string, unknown>>) {
  const jwk = own as JWK
  const algorithm = jwk.kty === 'RSA' ? 'RS256' : 'ES256'
  const publicJwk = publicPart(jwk)
  const kid = typeof jwk.kid === 'string' && jwk.kid !== '' ? jwk.kid : await calculateJwkThumbprint(publicJwk)
  const signing: SigningKey = { kid, algorithm, privateKey: toPrivateKey(withoutUse(jwk)) }
  const publicKey = await importKey(publicJwk, algorithm)
  return { signing, verification: { kid, algorithm, publicKey, publicJwk: published(publicJwk, kid, algorithm) } }
}

/** Members are picked by name: a private one cannot slip through, whatever it is called. */
function publicPart(jwk: JWK): JWK {
  const { kty, crv, x, y, n, e } = jwk
  return JSON.parse(JSON.stringify({ kty, crv, x, y, n, e })) as JWK
}

/** A key meant for both directions may carry `key_ops: ["sign", "verify"]`, which the import of one half refuses. */
function withoutUse(jwk: JWK): JWK {
  const { key_ops: _operations, use: _use, ...rest } = jwk
  return rest
}

function published(publicJwk: JWK, kid: string, algorithm: string): JWK {
  return { ...publicPart(publicJwk), kid, alg: algorithm, use: 'sig', key_ops: ['verify'] }
}

function toPrivateKey(jwk: JWK): KeyObject {
  return createPrivateKey({ key: jwk as JsonWebKey, format: 'jwk' })
}

async function importKey(jwk: JWK, algorithm: string): Promise<CryptoKey> {
  return (await importJWK(jwk, algorithm)) as CryptoKey
}
