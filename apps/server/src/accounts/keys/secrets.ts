import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

/**
 * One key for each purpose, all derived from the secret of the installation. They are key objects because Node takes five
 * times as long with a key given as bytes.
 */
export interface Secrets {
  readonly signingKeySeal: KeyObject
  readonly mailCodes: KeyObject
  readonly limits: KeyObject
  readonly factorSeal: KeyObject
  readonly recoveryCodes: KeyObject
  /** Signs the device tokens. */
  readonly devices: KeyObject
  /** Derives the key for one session's refresh tokens: a leaked key does not expose other sessions. */
  refreshTokens(sessionId: Uint8Array): KeyObject
}

export function deriveSecrets(authSecret: string): Secrets {
  const master = derive(authSecret, new Uint8Array(), 'ankur accounts v1: refresh tokens')
  return {
    signingKeySeal: derive(authSecret, new Uint8Array(), 'ankur accounts v1: seal of signing keys'),
    mailCodes: derive(authSecret, new Uint8Array(), 'ankur accounts v1: mail codes'),
    limits: derive(authSecret, new Uint8Array(), 'ankur accounts v1: limit keys'),
    factorSeal: derive(authSecret, new Uint8Array(), 'ankur accounts v1: seal of second factors'),
    recoveryCodes: derive(authSecret, new Uint8Array(), 'ankur accounts v1: recovery codes'),
    devices: derive(authSecret, new Uint8Array(), 'ankur accounts v1: device tokens'),
    refreshTokens: lastDerived((sessionId) => derive(master, sessionId, 'session')),
  }
}

/** Caches recently derived keys: one request opens a token and seals the next one with the same key. */
function lastDerived(deriveFrom: (sessionId: Uint8Array) => KeyObject): (sessionId: Uint8Array) => KeyObject {
  const recent = new Map<string, KeyObject>()
  return (sessionId) => {
    const name = Buffer.from(sessionId).toString('latin1')
    const known = recent.get(name)
    if (known) return known
    const key = deriveFrom(sessionId)
    if (recent.size >= MAX_RECENT) recent.clear()
    recent.set(name, key)
    return key
  }
}

const MAX_RECENT = 64

/** Keyed SHA-256 over length-prefixed parts, so that different splits of the same bytes give different hashes. */
export function mac(key: KeyObject, ...parts: readonly (string | Uint8Array)[]): Buffer {
  const hmac = createHmac('sha256', key)
  for (const part of parts) {
    const bytes = Buffer.from(part)
    hmac.update(`${bytes.length}:`).update(bytes)
  }
  return hmac.digest()
}

/** Compares in constant time. */
export function isSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

function derive(secret: string | KeyObject, salt: Uint8Array, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, salt, purpose, 32)))
}
