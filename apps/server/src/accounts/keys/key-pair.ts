/** A signing key: the key objects used by the server, and the public key as published. */
import { createPrivateKey } from 'node:crypto'
import type { JsonWebKey, KeyObject } from 'node:crypto'
import type { CryptoKey, JWK } from 'jose'
import { importJWK } from 'jose'

export interface SigningKey {
  readonly kid: string
  readonly algorithm: 'ES256' | 'RS256'
  readonly privateKey: KeyObject
}

export interface VerificationKey {
  readonly kid: string
  readonly algorithm: string
  readonly publicKey: CryptoKey
  /** The published key, without private members. */
  readonly publicJwk: JWK
}

export function toSigningKey(kid: string, algorithm: SigningKey['algorithm'], jwk: JWK): SigningKey {
  return { kid, algorithm, privateKey: createPrivateKey({ key: withoutUse(jwk) as JsonWebKey, format: 'jwk' }) }
}

export async function toVerificationKey(kid: string, algorithm: string, publicJwk: JWK): Promise<VerificationKey> {
  const publicKey = (await importJWK(publicJwk, algorithm)) as CryptoKey
  return { kid, algorithm, publicKey, publicJwk: published(publicJwk, kid, algorithm) }
}

/** Copies only the named public members, so that no private member can be published, whatever its name. */
export function publicPart(jwk: JWK): JWK {
  const { kty, crv, x, y, n, e } = jwk
  return JSON.parse(JSON.stringify({ kty, crv, x, y, n, e })) as JWK
}

/** A key for both operations may have `key_ops: ["sign", "verify"]`, which importing a private or public key alone refuses. */
function withoutUse(jwk: JWK): JWK {
  const { key_ops: _operations, use: _use, ...rest } = jwk
  return rest
}

function published(publicJwk: JWK, kid: string, algorithm: string): JWK {
  return { ...publicPart(publicJwk), kid, alg: algorithm, use: 'sig', key_ops: ['verify'] }
}
