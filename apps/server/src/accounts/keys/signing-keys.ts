/**
 * The keys that sign access tokens: the operator's own, or one that is generated on first start and kept in the
 * database, encrypted.
 *
 * A key is published as `next` before it signs and stays published as `old` until its last token has run out, so
 * that nobody meets a token whose key they cannot find.
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

/** So long after a change other processes may still work with the keys as they were. */
const KNOWN_FOR_MS = 10_000
/** Another process may sign with a key that this one has not read yet. Whoever makes up names costs one look a second. */
const LOOK_AGAIN_AFTER_MS = 1_000

export function openSigningKeys(platform: Platform, secrets: Secrets): SigningKeys {
  const { clock, log } = platform
  let known: KeySet | null = null
  let readAtMs = Number.NEGATIVE_INFINITY
  let reading: Promise<KeySet> | null = null

  async function keySet(knownForMs = KNOWN_FOR_MS): Promise<KeySet> {
    const ageMs = clock.nowMs() - readAtMs
    // A clock that was set back must not make the keys look young for ever.
    if (known && ageMs >= 0 && ageMs < knownForMs) return known
    return await (reading ??= read().finally(() => (reading = null)))
  }

  async function read(): Promise<KeySet> {
    // Counted from before the question: what changes while it is answered is read the next time.
    readAtMs = clock.nowMs()
    try {
      return (known = await readKeySet(platform, secrets))
    } catch (error) {
      if (!known) throw error
      log.warn({ err: error }, 'The signing keys could not be read again: those known so far stay in use')
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
  // Whoever loses the race to make the first key reads the winner's.
  await insertKey(db, await generateKey({ status: 'current', sealKey: secrets.signingKeySeal, nowMs: clock.nowMs() }))
  return await readKeySet(platform, secrets)
}

function byKid(keys: readonly VerificationKey[]): ReadonlyMap<string, VerificationKey> {
  return new Map(keys.map((key) => [key.kid, key]))
}

/** The key that an operator gives in AUTH_SIGNING_JWK: it signs in place of those in the database. */

export async function importConfiguredKey(
  own: Readonly<Record<string, unknown>>,
): Promise<{ signing: SigningKey; verification: VerificationKey }> {
  const jwk = own as JWK
  const algorithm = jwk.kty === 'RSA' ? 'RS256' : 'ES256'
  const publicJwk = publicPart(jwk)
  const kid = typeof jwk.kid === 'string' && jwk.kid !== '' ? jwk.kid : await calculateJwkThumbprint(publicJwk)
  return { signing: toSigningKey(kid, algorithm, jwk), verification: await toVerificationKey(kid, algorithm, publicJwk) }
}
