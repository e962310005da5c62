/** Signing and verifying access tokens without a server; requests with tokens are tested in `bearer.test.ts`. */
import { randomUUID, generateKeyPairSync, sign, verify } from 'node:crypto'
import type { User } from '@ankur/accounts'
import { SignJWT, decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, jwtVerify, type JWTPayload } from 'jose'
import { expect, test } from 'vitest'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { signAccessToken, verifyAccessToken, toFixedForm } from './access-token.ts'
import { publicPart, toSigningKey, toVerificationKey } from './key-pair.ts'
import type { SigningKeys } from './signing-keys.ts'

const issuer = 'https://ankur.example/auth/v1'
const nowMs = Date.parse('2026-03-14T09:00:00.400Z')
const second = Math.floor(nowMs / 1000)
const session = { id: randomUUID(), aal: 'aal1', amr: [{ method: 'password', timestamp: second }] }
const user = {
  id: randomUUID(),
  aud: 'authenticated',
  role: 'authenticated',
  email: 'asha@example.org',
  phone: '',
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: { full_name: 'Asha Kaur' },
} as unknown as User

async function keysOf(algorithm: 'ES256' | 'RS256', kid = 'k1') {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
  const jwk = await exportJWK(privateKey)
  const verification = await toVerificationKey(kid, algorithm, publicPart(jwk))
  const signing = toSigningKey(kid, algorithm, jwk)
  const keys: SigningKeys = {
    current: async () => signing,
    find: async (keyId) => (keyId === kid ? verification : null),
    published: async () => [verification.publicJwk],
  }
  const forge = (claims: object = {}, header: object = {}) => {
    const usual = { iss: issuer, aud: 'authenticated', sub: user.id, session_id: session.id, iat: second, exp: second + 900 }
    const given = Object.entries({ ...usual, ...claims }).filter(([, value]) => value !== undefined)
    return new SignJWT(Object.fromEntries(given) as JWTPayload)
      .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT', ...header })
      .sign(privateKey)
  }
  return { keys, verification, forge }
}

const check = (keys: SigningKeys, token: string, atMs = nowMs) => verifyAccessToken(keys, token, { issuer, nowMs: atMs })

/** Returns the status, code and message of a refusal. */
async function refusalOf(verification: Promise<unknown>): Promise<string> {
  const error: unknown = await verification.catch((reason: unknown) => reason)
  if (!(error instanceof AuthRefusal)) throw new Error('it was not refused', { cause: error })
  return `${error.error.status} ${error.error.code} ${error.message}`
}

test.each(['ES256', 'RS256'] as const)(
  '%s: a token identifies the caller and verifies with the published key',
  async (algorithm) => {
    const { keys, verification } = await keysOf(algorithm)
    const token = await signAccessToken(keys, { issuer, nowMs, user, session })
    expect(decodeProtectedHeader(token)).toEqual({ alg: algorithm, kid: 'k1', typ: 'JWT' })
    expect(decodeJwt(token)).toEqual({
      aud: 'authenticated',
      role: 'authenticated',
      session_id: session.id,
      aal: 'aal1',
      amr: session.amr,
      email: 'asha@example.org',
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Asha Kaur' },
      is_anonymous: false,
      iss: issuer,
      sub: user.id,
      iat: second,
      exp: second + 900,
    })
    await jwtVerify(token, verification.publicKey, { currentDate: new Date(nowMs) })
    expect(await check(keys, token)).toEqual({ userId: user.id, sessionId: session.id })
  },
)

test('large user metadata is left out of the token', async () => {
  const { keys } = await keysOf('ES256')
  const metadataOf = async (about: string, confirmedAt?: string) => {
    const full = { ...user, user_metadata: { about }, ...(confirmedAt && { email_confirmed_at: confirmedAt }) } as User
    return decodeJwt(await signAccessToken(keys, { issuer, nowMs, user: full, session }))['user_metadata']
  }
  const most = 'x'.repeat(4_096 - '{"about":""}'.length)
  expect(await metadataOf(most)).toEqual({ about: most })
  const short = { sub: user.id, email: 'asha@example.org', email_verified: false, phone_verified: false }
  expect(await metadataOf(`${most}x`)).toEqual(short)
  expect(await metadataOf(`${most}x`, '2026-01-01T00:00:00Z')).toEqual({ ...short, email_verified: true })
})

test('ids are accepted in upper and lower case and returned in lower case', async () => {
  const { keys, forge } = await keysOf('ES256')
  const token = await forge({ sub: user.id.toUpperCase(), session_id: session.id.toUpperCase() })
  expect(await check(keys, token)).toEqual({ userId: user.id, sessionId: session.id })
})

test('wrong claims are refused, and the error names the claim', async () => {
  const { keys, forge } = await keysOf('ES256')
  const invalid = (what: string) =>
    `403 bad_jwt invalid JWT: unable to parse or verify signature, token has invalid claims: ${what}`
  const malformed = '403 bad_jwt invalid JWT: unable to parse or verify signature, token is malformed'
  const refused = async (claims: object) => await refusalOf(check(keys, await forge(claims)))
  expect(await refused({ iss: 'https://evil.example/auth/v1' })).toBe(invalid('iss'))
  expect(await refused({ aud: 'anon' })).toBe(invalid('aud'))
  expect(await refused({ aud: ['authenticated'] })).toBe(malformed)
  expect(await refused({ exp: undefined })).toBe(invalid('exp'))
  expect(await refused({ iat: undefined })).toBe(invalid('iat'))
  expect(await refused({ nbf: second + 60 })).toBe(invalid('nbf'))
  expect(await refused({ exp: second - 31 })).toBe(invalid('token is expired'))
  expect(await refused({ sub: undefined })).toBe('403 bad_jwt invalid claim: missing sub claim')
  expect(await refused({ sub: 'asha' })).toMatch(/^403 bad_jwt invalid claim: sub/)
  expect(await refused({ session_id: undefined })).toMatch(/^403 bad_jwt /)
  expect(await refused({ session_id: 7 })).toMatch(/^403 bad_jwt /)
  expect(await refused({ session_id: 'mine' })).toMatch(/^403 bad_jwt /)
  // Clock differences up to 30 seconds are tolerated.
  expect(await check(keys, await forge({ exp: second - 28 }))).toMatchObject({ userId: user.id })
})

test('a token header with its own key, another algorithm or an unknown key is refused', async () => {
  const { keys, forge } = await keysOf('ES256')
  const stranger = await keysOf('ES256')
  const begin = '403 bad_jwt invalid JWT: unable to parse or verify signature, '
  const jwk = await exportJWK((await generateKeyPair('ES256', { extractable: true })).publicKey)
  for (const header of [{ jwk }, { jku: 'https://evil.example/k' }, { x5u: 'https://evil.example/k' }, { x5c: ['a'] }]) {
    expect(await refusalOf(check(keys, await forge({}, header)))).toBe(`${begin}token is malformed`)
  }
  expect(await refusalOf(check(keys, await forge({}, { kid: undefined })))).toBe(`${begin}token is malformed`)
  expect(await refusalOf(check(keys, await forge({}, { kid: 'k2' })))).toBe(`${begin}signing key is unknown`)
  expect(await refusalOf(check(keys, await stranger.forge()))).toBe(`${begin}token signature is invalid`)
  const other = await keysOf('RS256')
  expect(await refusalOf(check(keys, await other.forge()))).toBe(`${begin}signing key is unknown`)
  expect(await refusalOf(check(keys, 'a.b.c'))).toBe(`${begin}token is malformed`)
})

test('an internal error while reading keys is thrown, not turned into a refusal', async () => {
  const { forge } = await keysOf('ES256')
  const broken: SigningKeys = {
    current: () => Promise.reject(new Error('away')),
    find: () => Promise.reject(new Error('away')),
    published: async () => [],
  }
  await expect(check(broken, await forge())).rejects.toThrow('away')
})

test('converted signatures verify, also those with short or padded numbers', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let shortest = Infinity
  // Signatures usually have 70 to 72 bytes; about one in 500 is shorter, and the loop continues until one occurs.
  for (let n = 0; n < 500 || (shortest >= 70 && n < 50_000); n++) {
    const statement = Buffer.from(`statement ${n}`)
    const der = sign('sha256', statement, privateKey)
    shortest = Math.min(shortest, der.length)
    const fixed = toFixedForm(der)
    expect(fixed).toHaveLength(64)
    expect(verify('sha256', statement, { key: publicKey, dsaEncoding: 'ieee-p1363' }, fixed)).toBe(true)
  }
  expect(shortest).toBeLessThan(70)
})

test('converting a truncated signature throws', () => {
  expect(() => toFixedForm(Buffer.from([0x30, 0x44, 0x02]))).toThrow(RangeError)
})
