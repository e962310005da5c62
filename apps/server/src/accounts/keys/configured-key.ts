/** The key that an operator gives in AUTH_SIGNING_JWK: it signs in place of those in the database. */
import type { JWK } from 'jose'
import { calculateJwkThumbprint } from 'jose'
import { publicPart, toSigningKey, toVerificationKey } from './key-pair.ts'
import type { SigningKey, VerificationKey } from './key-pair.ts'

export async function importConfiguredKey(
  own: Readonly<Record<string, unknown>>,
): Promise<{ signing: SigningKey; verification: VerificationKey }> {
  const jwk = own as JWK
  const algorithm = jwk.kty === 'RSA' ? 'RS256' : 'ES256'
  const publicJwk = publicPart(jwk)
  const kid = typeof jwk.kid === 'string' && jwk.kid !== '' ? jwk.kid : await calculateJwkThumbprint(publicJwk)
  return { signing: toSigningKey(kid, algorithm, jwk), verification: await toVerificationKey(kid, algorithm, publicJwk) }
}
