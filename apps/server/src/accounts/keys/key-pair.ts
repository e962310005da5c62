/** The two halves of a signing key, as the program uses them and as they are published. */
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
  /** As published: no private member. */
  readonly publicJwk: JWK
}

export function toSigningKey(kid: string, algorithm: SigningKey['algorithm'], jwk: JWK): SigningKey {
  return { kid, algorithm, privateKey: createPrivateKey({ key: withoutUse(jwk) as JsonWebKey, format: 'jwk' }) }
}

export async function toVerificationKey(kid: string, algorithm: string, publicJwk: JWK): Promise<VerificationKey> {
  const publicKey = (await importJWK(publicJwk, algorithm)) as CryptoKey
  return { kid, algorithm, publicKey, publicJwk: published(publicJwk, kid, algorithm) }
}

/** Members are picked by name: a private one cannot slip through, whatever it is called. */
export function publicPart(jwk: JWK): JWK {
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
