import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

/**
 * Keys for one purpose each, all derived from the one secret of the installation. As key objects: Node takes five times
 * as long over a key that it is given as bytes.
 */
export interface Secrets {
  readonly signingKeySeal: KeyObject
  readonly mailCodes: KeyObject
  readonly limits: KeyObject
  readonly factorSeal: KeyObject
  readonly recoveryCodes: KeyObject
  /** The tokens of devices that signed in. */
  readonly devices: KeyObject
  /** The key of one session's refresh tokens: a leak of one says nothing about the others. */
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

/** A token is opened and the next one sealed within one request: the session's key is derived once for both. */
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

/** Keyed SHA-256 over parts that cannot run into one another. */
export function mac(key: KeyObject, ...parts: readonly (string | Uint8Array)[]): Buffer {
  const hmac = createHmac('sha256', key)
  for (const part of parts) {
    const bytes = Buffer.from(part)
    hmac.update(`${bytes.length}:`).update(bytes)
  }
  return hmac.digest()
}

/** Compares without telling by its duration how much was right. */
export function isSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

function derive(secret: string | KeyObject, salt: Uint8Array, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, salt, purpose, 32)))
}
