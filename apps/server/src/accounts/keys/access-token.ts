/**
 * Access tokens: short-lived signed statements that name the caller, the session and how the caller was authenticated.
 *
 * They are verified only with this server's keys, found by `kid`, each with its one algorithm. A header that contains or
 * refers to a key of its own is always refused.
 */
import { sign } from 'node:crypto'
import { promisify } from 'node:util'
import type { AmrEntry, User } from '@ankur/accounts'
import { authErrors } from '@ankur/accounts'
import type { JWTHeaderParameters, JWTPayload } from 'jose'
import { errors, jwtVerify } from 'jose'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { isUuid } from '../../platform/http/id-of.ts'
import type { SigningKey, VerificationKey } from './key-pair.ts'
import type { SigningKeys } from './signing-keys.ts'

const P256_BYTES = 32

/**
 * Converts an ECDSA signature from the DER form `30 len 02 len r 02 len s` of OpenSSL to the form used in tokens
 * (RFC 7518, 3.4: r and s, 32 bytes each, for P-256).
 */
export function toFixedForm(der: Buffer): Buffer {
  const fixed = Buffer.alloc(2 * P256_BYTES)
  const rStart = 4
  const rEnd = rStart + byteAt(der, 3)
  const sStart = rEnd + 2
  place(der.subarray(rStart, rEnd), fixed, P256_BYTES)
  place(der.subarray(sStart, sStart + byteAt(der, rEnd + 1)), fixed, 2 * P256_BYTES)
  return fixed
}

/** DER uses the shortest non-negative encoding: a number may have fewer than 32 bytes, or one zero byte more. */
function place(number: Buffer, into: Buffer, end: number): void {
  const digits = number.subarray(Math.max(0, number.length - P256_BYTES))
  digits.copy(into, end - digits.length)
}

function byteAt(bytes: Buffer, at: number): number {
  const byte = bytes[at]
  if (byte === undefined) throw new RangeError('the signature is cut short')
  return byte
}

export const ACCESS_TOKEN_SECONDS = 900
export const LEEWAY_SECONDS = 30
/** A token is sent in one header line, and many proxies accept at most 8 KiB. */
const MAX_METADATA_BYTES = 4_096

export interface Bearer {
  readonly userId: string
  readonly sessionId: string
}

interface Issue {
  readonly issuer: string
  readonly nowMs: number
  readonly user: User
  readonly session: { readonly id: string; readonly aal: string; readonly amr: readonly AmrEntry[] }
}

export async function signAccessToken(keys: SigningKeys, { issuer, nowMs, user, session }: Issue): Promise<string> {
  const key = await keys.current()
  const issuedAt = Math.floor(nowMs / 1000)
  const claims = {
    aud: user.aud,
    role: user.role,
    session_id: session.id,
    aal: session.aal,
    amr: session.amr,
    email: user.email,
    phone: user.phone,
    app_metadata: user.app_metadata,
    user_metadata: metadataInToken(user),
    is_anonymous: false,
    iss: issuer,
    sub: user.id,
    iat: issuedAt,
    exp: issuedAt + ACCESS_TOKEN_SECONDS,
  }
  const statement = `${encoded({ alg: key.algorithm, kid: key.kid, typ: 'JWT' })}.${encoded(claims)}`
  const signature = await signatureOf(Buffer.from(statement), key)
  return `${statement}.${signature.toString('base64url')}`
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

const signAside = promisify(sign)

/** ECDSA signing is faster than passing the work to another thread; RSA signing would block the event loop. */
async function signatureOf(statement: Buffer, { algorithm, privateKey }: SigningKey): Promise<Buffer> {
  if (algorithm === 'RS256') return await signAside('sha256', statement, privateKey)
  // If asked for the token's signature form, Node parses the key again each time, which takes longer than signing.
  return toFixedForm(sign('sha256', statement, privateKey))
}

/** Stored metadata may be four times larger; larger metadata is available only from GET /user. */
function metadataInToken(user: User): User['user_metadata'] {
  if (Buffer.byteLength(JSON.stringify(user.user_metadata)) <= MAX_METADATA_BYTES) return user.user_metadata
  return { sub: user.id, email: user.email, email_verified: user.email_confirmed_at !== undefined, phone_verified: false }
}

/** Verifies signature and claims. The caller must check in the database that the session is still valid. */
export async function verifyAccessToken(
  keys: SigningKeys,
  token: string,
  expected: { readonly issuer: string; readonly nowMs: number },
): Promise<Bearer> {
  const payload = await verifiedPayload(keys, token, expected)
  if (!payload.sub) throw new AuthRefusal(authErrors.missing_sub)
  if (!isUuid(payload.sub)) throw new AuthRefusal(authErrors.bad_sub)
  const sessionId = payload['session_id']
  if (typeof sessionId !== 'string' || !isUuid(sessionId)) throw new AuthRefusal(authErrors.bad_session_id)
  return { userId: payload.sub.toLowerCase(), sessionId: sessionId.toLowerCase() }
}

async function verifiedPayload(
  keys: SigningKeys,
  token: string,
  { issuer, nowMs }: { readonly issuer: string; readonly nowMs: number },
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, async (header) => (await ownKey(keys, header)).publicKey, {
      algorithms: ['ES256', 'RS256'],
      issuer,
      audience: 'authenticated',
      clockTolerance: LEEWAY_SECONDS,
      currentDate: new Date(nowMs),
      requiredClaims: ['exp', 'iat'],
    })
    // This server issues a single audience, never a list.
    if (typeof payload.aud !== 'string') throw new errors.JWTInvalid('aud is not a string')
    return payload
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error
    throw new AuthRefusal(authErrors.bad_jwt, { detail: `, ${reasonOf(error)}` })
  }
}

async function ownKey(keys: SigningKeys, header: JWTHeaderParameters): Promise<VerificationKey> {
  const bringsKey = header.jwk || header['jku'] || header['x5u'] || header['x5c'] || header['crit']
  if (bringsKey || typeof header.kid !== 'string') throw new errors.JWTInvalid('header not accepted')
  const key = await keys.find(header.kid)
  if (!key || key.algorithm !== header.alg) throw new errors.JWKSNoMatchingKey()
  return key
}

/** Replaces the library's messages, as some of them contain the token. */
function reasonOf(error: errors.JOSEError): string {
  if (error instanceof errors.JWTExpired) return 'token has invalid claims: token is expired'
  if (error instanceof errors.JWTClaimValidationFailed) return `token has invalid claims: ${error.claim}`
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'token signature is invalid'
  if (error instanceof errors.JWKSNoMatchingKey) return 'signing key is unknown'
  return 'token is malformed'
}
