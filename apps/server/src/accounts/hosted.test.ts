import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SignJWT, generateKeyPair } from 'jose'
import { expect, test } from 'vitest'
import { testAccounts } from './test-accounts.ts'
import { hostedProject } from './test-hosted.ts'

test('the configuration gives the browser an accounts URL on the host name it used', async () => {
  await using site = await testAccounts()
  const { body, headers } = await site.ask('/api/config')
  expect(body).toEqual({
    auth: { url: site.url, key: 'sb_publishable_local', mode: 'unverified-ok' },
    model: null,
    mailLeaves: false,
  })
  expect(headers.get('cache-control')).toBe('no-store')
})

test('the configuration returns the public URL that the operator set, whatever host name the request used', async () => {
  await using site = await testAccounts({ PUBLIC_URL: 'https://ankur.example' })
  expect((await site.ask('/api/config')).body.auth.url).toBe('https://ankur.example/auth/v1')
})

test('while the keys of a hosted project are unavailable, requests get 503, not a demand to sign in again', async () => {
  let answer = { status: 500, body: 'away' }
  const provider = createServer((_request, response) => void response.writeHead(answer.status).end(answer.body))
  await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  const { privateKey } = await generateKeyPair('ES256')
  await using site = await testAccounts({ SUPABASE_URL: url, SUPABASE_KEY: 'sb_publishable_x' })
  const bearer = await new SignJWT({ iss: `${url}/auth/v1` }).setProtectedHeader({ alg: 'ES256', kid: 'k1' }).sign(privateKey)
  const ask = () => site.ask('/api/whoami', { bearer })
  const refused = { status: 503, body: { error: { code: 'unavailable', retryAfterSeconds: 5 } } }

  expect(await ask()).toMatchObject(refused)
  for (const body of ['<html>', '[]', '{"keys":{}}']) {
    answer = { status: 200, body }
    expect(await ask(), body).toMatchObject(refused)
  }
  expect(await site.ask('/api/whoami', { bearer: 'not-a-token' })).toMatchObject({ status: 401 })
  await new Promise((resolve) => provider.close(resolve))
  expect(await ask()).toMatchObject(refused)
})

test('the server does not start with a project that signs with a shared secret, and the error explains the fix', async () => {
  let answer = { status: 200, body: '{"keys":[]}' }
  const provider = createServer((_request, response) => void response.writeHead(answer.status).end(answer.body))
  await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  const start = () => testAccounts({ SUPABASE_URL: url, SUPABASE_KEY: 'sb_publishable_x' })
  await expect(start()).rejects.toThrow('Switch the project to asymmetric signing keys')
  answer = { status: 200, body: '{"keys":[{"kty":"oct","alg":"HS256"}]}' }
  await expect(start()).rejects.toThrow('Switch the project to asymmetric signing keys')
  // A project that is unavailable for a moment does not stop the server from starting.
  answer = { status: 503, body: '' }
  await using site = await start()
  expect((await site.ask('/api/config')).status).toBe(200)
  await new Promise((resolve) => provider.close(resolve))
})

test('with a hosted project, its tokens are accepted, its users own their data here, and `/auth/v1` is closed', async () => {
  await using project = await hostedProject()
  await using site = await testAccounts(project.env)
  const nowMs = Date.now()
  const sign = (claims: object = {}, kid = 'k1') => project.sign({ nowMs, kid, claims })

  expect((await site.ask('/api/config')).body).toEqual({
    auth: { url: `${project.url}/auth/v1`, key: 'sb_publishable_x' },
    model: null,
  })
  expect((await site.ask('/settings')).status).toBe(404)
  const who = await site.ask('/api/whoami', { bearer: await sign() })
  expect(who.body).toMatchObject({ userId: project.userId, email: 'asha@example.org' })
  expect(await site.platform.db.query('select id from users')).toEqual([])
  expect((await site.ask('/api/whoami', { method: 'POST', body: {}, bearer: await sign() })).status).toBe(200)
  expect(await site.platform.db.query('select id from users')).toEqual([{ id: project.userId }])

  const bad = [
    await sign({ iss: 'https://elsewhere.example/auth/v1' }),
    await sign({ exp: Math.floor(nowMs / 1000) - 60 }),
    await sign({ role: 'anon' }),
    await sign({ role: 'service_role' }),
    await sign({ sub: 'not-an-id' }),
    await sign({ is_anonymous: true }),
    await sign({}, 'unknown'),
    'sb_publishable_x',
  ]
  for (const bearer of bad)
    expect(await site.ask('/api/whoami', { bearer })).toMatchObject({ status: 401, body: { error: { code: 'no_session' } } })
  expect((await site.ask('/api/whoami')).status).toBe(401)
})

test('before a write the project confirms the session: signed-out users and users without the second factor cannot write', async () => {
  await using project = await hostedProject()
  await using site = await testAccounts(project.env)
  const bearer = await project.sign({ nowMs: Date.now() })
  const write = () => site.ask('/api/whoami', { method: 'POST', body: {}, bearer })
  expect((await write()).status).toBe(200)
  const user = { id: project.userId, email: 'asha@example.org', factors: [{ status: 'verified' }] }
  project.says(user)
  expect(await write()).toMatchObject({ status: 403, body: { error: { code: 'second_step_missing' } } })
  project.says({ ...user, id: '5b1b8f3e-8c0f-4e53-9a3b-0a3d8f0f0c11' })
  expect((await write()).status).toBe(401)
  project.says(null)
  expect((await write()).status).toBe(401)
  expect((await site.ask('/api/whoami', { method: 'PATCH', body: {}, bearer })).status).toBe(401)
  expect((await site.ask('/api/whoami', { bearer })).status).toBe(200)
})

test('a hosted family erases all its data here, and a token that is still valid does not restore the account', async () => {
  await using project = await hostedProject()
  await using site = await testAccounts(project.env)
  const bearer = await project.sign({ nowMs: Date.now() })
  await site.ask('/api/whoami', { method: 'POST', body: {}, bearer })
  expect((await site.ask('/api/account/export', { bearer })).body.account.email).toBe('asha@example.org')
  expect((await site.ask('/api/account', { method: 'DELETE', body: { password: '' }, bearer })).status).toBe(204)
  expect((await site.ask('/api/account', { bearer })).body).toMatchObject({ email: 'asha@example.org', kept: {} })
  expect(await site.platform.db.query('select from users')).toEqual([])
})

test('mail to an address that the project never confirmed is kept when the account is erased', async () => {
  await using project = await hostedProject()
  await using site = await testAccounts(project.env)
  const { db, mailer } = site.platform
  const report = { kind: 'report', to: 'asha@example.org', subject: 'A result', text: 'From another family', html: '' }
  await db.transaction((tx) => mailer.queue(tx, report))
  const erase = async (email_confirmed_at: string | null) => {
    project.says({ id: project.userId, email: 'asha@example.org', email_confirmed_at })
    const bearer = await project.sign({ nowMs: Date.now() })
    expect((await site.ask('/api/account', { method: 'DELETE', body: { password: '' }, bearer })).status).toBe(204)
    return await db.query('select kind from outbox')
  }
  expect(await erase(null)).toEqual([{ kind: 'report' }])
  expect(await erase('2026-01-01T00:00:00Z')).toEqual([])
})

test('only sites that the operator named may use the accounts of another installation', async () => {
  await using site = await testAccounts({ CORS_ORIGINS: 'https://ankur.example, http://localhost:4000' })
  const ask = (origin: string) => site.ask('/settings', { headers: { origin } })
  expect((await ask('https://ankur.example')).headers.get('access-control-allow-origin')).toBe('https://ankur.example')
  expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
  const preflight = await fetch(`${site.url}/token`, { method: 'OPTIONS', headers: { origin: 'http://localhost:4000' } })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-supabase-api-version')
})

test('an operator can disable sign-ups', async () => {
  await using site = await testAccounts({ SIGN_UPS: 'closed' })
  expect(await site.ask('/signup', { body: { email: 'asha@example.org', password: 'mango tree 42' } })).toMatchObject({
    status: 422,
    body: { code: 'signup_disabled', message: 'Signups not allowed for this instance' },
  })
  expect((await site.ask('/settings')).body.disable_signup).toBe(true)
})
