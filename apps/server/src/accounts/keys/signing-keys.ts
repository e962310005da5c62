/**
 * The keys that sign access tokens: the operator's key, or one that is generated at the first start and stored encrypted in
 * the database.
 *
 * A key is published as `next` before it signs and stays published as `old` until its last token has expired, so that
 * verifiers can always find the key of a token.
 */
import { type JWK, calculateJwkThumbprint } from 'jose'
import type { Platform } from '../../platform/platform.ts'
import { insertKey, loadKeys } from '../store/signing-keys.ts'
import { type SigningKey, type VerificationKey, publicPart, toSigningKey, toVerificationKey } from './key-pair.ts'
import type { Secrets } from './secrets.ts'
import { generateKey, unsealKey } from './stored-key.ts'

interface KeySet {
  readonly current: SigningKey
  readonly byKid: ReadonlyMap<string, VerificationKey>
}

export interface SigningKeys {
  current(): Promise<SigningKey>
  find(kid: string): Promise<VerificationKey | null>
  published(): Promise<readonly JWK[]>
}

/** Cache time: after a change, other processes may use the previous keys for this long. */
const KNOWN_FOR_MS = 10_000
/** Another process may sign with a key that is not cached here yet. Requests with invented ids cause at most one query a second. */
const LOOK_AGAIN_AFTER_MS = 1_000

export function openSigningKeys(platform: Platform, secrets: Secrets): SigningKeys {
  const { clock, log } = platform
  let known: KeySet | null = null
  let readAtMs = Number.NEGATIVE_INFINITY
  let reading: Promise<KeySet> | null = null

  async function keySet(knownForMs = KNOWN_FOR_MS): Promise<KeySet> {
    const ageMs = clock.nowMs() - readAtMs
    // After the clock was set back the age is negative; the cache must not stay valid until the clock catches up.
    if (known && ageMs >= 0 && ageMs < knownForMs) return known
    return await (reading ??= read().finally(() => (reading = null)))
  }

  async function read(): Promise<KeySet> {
    // The age counts from before the query, so that a change during the query is read the next time.
    readAtMs = clock.nowMs()
    try {
      return (known = await readKeySet(platform, secrets))
    } catch (error) {
      if (!known) throw error
      log.warn({ err: error }, 'Reading the signing keys failed; the cached keys stay in use')
      return known
    }
  }

  return {
    current: async () => (await keySet()).current,
    find: async (kid) => (await keySet()).byKid.get(kid) ?? (await keySet(LOOK_AGAIN_AFTER_MS)).byKid.get(kid) ?? null,
    published: async () => [...(await keySet()).byKid.values()].map((key) => key.publicJwk),
  }
}

async function readKeySet(platform: Platform, secrets: Secrets): Promise<KeySet> {
  const { config, db, clock } = platform
  const rows = await loadKeys(db)
  const stored = await Promise.all(rows.map(({ kid, algorithm, publicJwk }) => toVerificationKey(kid, algorithm, publicJwk)))
  if (config.authSigningJwk) {
    const { signing, verification } = await importConfiguredKey(config.authSigningJwk)
    return { current: signing, byKid: byKid([verification, ...stored]) }
  }
  const current = rows.find((row) => row.status === 'current')
  if (current) return { current: unsealKey(secrets.signingKeySeal, current), byKid: byKid(stored) }
  // If another process created the first key concurrently, its key is read below.
  await insertKey(db, await generateKey({ status: 'current', sealKey: secrets.signingKeySeal, nowMs: clock.nowMs() }))
  return await readKeySet(platform, secrets)
}

function byKid(keys: readonly VerificationKey[]): ReadonlyMap<string, VerificationKey> {
  return new Map(keys.map((key) => [key.kid, key]))
}

/** Imports the operator's key from AUTH_SIGNING_JWK; it signs instead of the keys in the database. */

export async function importConfiguredKey(
  own: Readonly<Record<string, unknown>>,
): Promise<{ signing: SigningKey; verification: VerificationKey }> {
  const jwk = own as JWK
  const algorithm = jwk.kty === 'RSA' ? 'RS256' : 'ES256'
  const publicJwk = publicPart(jwk)
  const kid = typeof jwk.kid === 'string' && jwk.kid !== '' ? jwk.kid : await calculateJwkThumbprint(publicJwk)
  return { signing: toSigningKey(kid, algorithm, jwk), verification: await toVerificationKey(kid, algorithm, publicJwk) }
}
