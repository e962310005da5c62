import { createHmac, randomUUID } from 'node:crypto'
import { SignJWT, decodeJwt, exportJWK, exportSPKI, generateKeyPair, importJWK } from 'jose'
import type { CryptoKey, JWK } from 'jose'
import { expect, test } from 'vitest'
import { accountsOf } from '../accounts.ts'
import { testAccounts } from '../test-accounts.ts'
import type { TestAccounts } from '../test-accounts.ts'

type Claims = Record<string, unknown>

/** Signs a token with the server's key and the given claims and header. */
async function forge(site: TestAccounts, access: string, change: Claims = {}, header: Claims = {}): Promise<string> {
  const { kid, privateKey } = await accountsOf(site.platform).keys.current()
  const claims = Object.fromEntries(
    Object.entries({ ...decodeJwt(access), ...change }).filter(([, value]) => value !== undefined),
  )
  return await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT', ...header }).sign(privateKey)
}

function unsigned(header: Claims, claims: Claims, signature = ''): string {
  const part = (value: Claims) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part(header)}.${part(claims)}.${signature}`
}

test('a missing bearer and an invalid one get different errors', async () => {
  await using site = await testAccounts()
  for (const authorization of ['', 'Basic YTpi', 'Bearer', 'Bearer ', 'Bearer a b']) {
    expect(await site.ask('/user', { headers: { authorization } }), authorization).toMatchObject({
      status: 401,
      body: { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
    })
  }
  for (const bearer of ['sb_publishable_local', 'a.b.c', '...', `${'x'.repeat(2_000)}`]) {
    const answer = await site.ask('/user', { bearer })
    expect(answer).toMatchObject({ status: 403, body: { code: 'bad_jwt' } })
    expect(answer.body.message).toMatch(/^invalid JWT: unable to parse or verify signature, /)
    expect(await site.ask('/api/whoami', { bearer })).toMatchObject({ status: 401, body: { error: { code: 'no_session' } } })
  }
  expect(await site.ask('/api/whoami')).toMatchObject({ status: 401, body: { error: { code: 'no_session' } } })
})

test('the product’s own routes receive the caller', async () => {
  await using site = await testAccounts()
  const { id, email, access } = await site.signedIn()
  const { body } = await site.ask('/api/whoami', { bearer: access })
  expect(body).toEqual({ userId: id, sessionId: decodeJwt(access)['session_id'], email })
})

test('a token is accepted until 30 seconds after its expiry', async () => {
  await using site = await testAccounts()
  const { access } = await site.signedIn()
  site.platform.clock.advance((900 + 29) * 1000)
  expect((await site.ask('/user', { bearer: access })).status).toBe(200)
  site.platform.clock.advance(2_000)
  expect(await site.ask('/user', { bearer: access })).toMatchObject({
    status: 403,
    body: {
      code: 'bad_jwt',
      message: 'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
    },
  })
})

test('a token with any byte changed is refused', async () => {
  await using site = await testAccounts()
  const { access } = await site.signedIn()
  for (let at = 0; at < access.length - 1; at += 37) {
    const tampered = access.slice(0, at) + (access[at] === 'A' ? 'B' : 'A') + access.slice(at + 1)
    expect((await site.ask('/user', { bearer: tampered })).status, `character ${at}`).toBe(403)
  }
})

test('unsigned tokens and tokens signed with public values are refused', async () => {
  await using site = await testAccounts()
  const { access } = await site.signedIn()
  const claims = decodeJwt(access)
  const [jwk] = (await site.ask('/.well-known/jwks.json')).body.keys as [JWK & { kid: string }]
  const publicKey = (await importJWK(jwk, 'ES256', { extractable: true })) as CryptoKey
  const hs256 = (secret: string) => {
    const token = unsigned({ alg: 'HS256', kid: jwk.kid, typ: 'JWT' }, claims)
    return token + createHmac('sha256', secret).update(token.slice(0, -1)).digest('base64url')
  }
  const bad = [
    unsigned({ alg: 'none', kid: jwk.kid }, claims),
    unsigned({ alg: 'None', typ: 'JWT' }, claims, 'eA'),
    unsigned({ alg: 'ES256', kid: jwk.kid }, claims, Buffer.alloc(64).toString('base64url')),
    hs256(await exportSPKI(publicKey)),
    hs256(JSON.stringify(jwk)),
    hs256('sb_publishable_local'),
  ]
  for (const bearer of bad) expect(await site.ask('/user', { bearer })).toMatchObject({ status: 403, body: { code: 'bad_jwt' } })
})

test('only the server’s keys are used, not a key that the token contains or refers to', async () => {
  await using site = await testAccounts()
  const { access } = await site.signedIn()
  const own = await accountsOf(site.platform).keys.current()
  const thief = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(thief.publicKey)
  const sign = (header: Claims) =>
    new SignJWT(decodeJwt(access)).setProtectedHeader({ alg: 'ES256', ...header }).sign(thief.privateKey)
  const bad = [
    await sign({ kid: own.kid }),
    await sign({ kid: 'unknown' }),
    await sign({}),
    await sign({ kid: own.kid, jwk }),
    await sign({ kid: own.kid, jku: 'https://evil.example/jwks.json' }),
    await forge(site, access, {}, { jwk }),
    await forge(site, access, {}, { jku: `${site.url}/.well-known/jwks.json` }),
    await forge(site, access, {}, { x5u: 'https://evil.example/key.pem' }),
    await forge(site, access, {}, { kid: undefined }),
    await forge(site, access, {}, { kid: '__proto__' }),
  ]
  for (const bearer of bad) expect(await site.ask('/user', { bearer })).toMatchObject({ status: 403, body: { code: 'bad_jwt' } })
  expect((await site.ask('/user', { bearer: await forge(site, access) })).status).toBe(200)
})

test('every claim is verified', async () => {
  await using site = await testAccounts()
  const { access } = await site.signedIn()
  const inFuture = Math.floor(site.platform.clock.nowMs() / 1000) + 3_600
  const codes = async (change: Claims) => {
    const { status, body } = await site.ask('/user', { bearer: await forge(site, access, change) })
    return `${status} ${body.code ?? 'ok'} ${body.message ?? ''}`
  }
  for (const change of [
    { iss: 'https://evil.example/auth/v1' },
    { aud: 'anon' },
    { aud: ['authenticated'] },
    { exp: undefined },
    { nbf: inFuture },
  ]) {
    expect(await codes(change), JSON.stringify(change)).toMatch(/^403 bad_jwt invalid JWT/)
  }
  expect(await codes({ sub: undefined })).toBe('403 bad_jwt invalid claim: missing sub claim')
  expect(await codes({ sub: "'; drop table users" })).toMatch(/^403 bad_jwt invalid claim/)
  expect(await codes({ session_id: undefined })).toMatch(/^403 bad_jwt invalid claim/)
  expect(await codes({ sub: randomUUID() })).toBe('403 user_not_found User from sub claim in JWT does not exist')
  expect(await codes({ session_id: randomUUID() })).toBe(
    '403 session_not_found Session from session_id claim in JWT does not exist',
  )
})

test('one account’s token does not work with another account’s session', async () => {
  await using site = await testAccounts()
  const asha = await site.signedIn()
  const ravi = await site.signedIn()
  const mixed = await forge(site, asha.access, { session_id: decodeJwt(ravi.access)['session_id'] })
  expect((await site.ask('/user', { bearer: mixed })).body.code).toBe('session_not_found')
})

test('tokens of a deleted account are refused at once', async () => {
  await using site = await testAccounts()
  const { id, access, refresh } = await site.signedIn()
  await site.platform.db.query('delete from users where id = $1', [id])
  expect((await site.ask('/user', { bearer: access })).body.code).toBe('user_not_found')
  expect((await site.ask('/token?grant_type=refresh_token', { body: { refresh_token: refresh } })).body.code).toBe(
    'refresh_token_not_found',
  )
})

test('public endpoints ignore an invalid bearer', async () => {
  await using site = await testAccounts()
  const answer = await site.ask('/signup', {
    body: { email: 'asha@example.org', password: 'mango tree 42' },
    bearer: 'sb_publishable_local',
  })
  expect(answer.status).toBe(200)
})

test('a token in a cookie or URL is ignored', async () => {
  await using site = await testAccounts()
  const { access } = await site.signedIn()
  expect((await site.ask(`/user?access_token=${access}`, { headers: { cookie: `access_token=${access}` } })).status).toBe(401)
})
