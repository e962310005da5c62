import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SignJWT, generateKeyPair } from 'jose'
import { expect, test } from 'vitest'
import { testAccounts } from './test-accounts.ts'
import { hostedProject } from './test-hosted.ts'

test('the browser is told where accounts are: here, under the name it used', async () => {
  await using site = await testAccounts()
  const { body, headers } = await site.ask('/api/config')
  expect(body).toEqual({
    auth: { url: site.url, key: 'sb_publishable_local', mode: 'unverified-ok' },
    model: null,
    mailLeaves: false,
  })
  expect(headers.get('cache-control')).toBe('no-store')
})

test('a public address is told as the operator set it, whatever name a request used', async () => {
  await using site = await testAccounts({ PUBLIC_URL: 'https://ankur.example' })
  expect((await site.ask('/api/config')).body.auth.url).toBe('https://ankur.example/auth/v1')
})

test('while a hosted project does not hand out its keys, nobody is told to sign in again', async () => {
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

test('with a hosted project its tokens count, its people own what they store here, and our accounts are closed', async () => {
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
  expect(await site.platform.db.query('select id from users')).toEqual([{ id: project.userId }])

  const bad = [
    await sign({ iss: 'https://elsewhere.example/auth/v1' }),
    await sign({ exp: Math.floor(nowMs / 1000) - 60 }),
    await sign({ role: 'anon' }),
    await sign({ role: 'service_role' }),
    await sign({ sub: 'not-an-id' }),
    await sign({}, 'unknown'),
    'sb_publishable_x',
  ]
  for (const bearer of bad)
    expect(await site.ask('/api/whoami', { bearer })).toMatchObject({ status: 401, body: { error: { code: 'no_session' } } })
  expect((await site.ask('/api/whoami')).status).toBe(401)
})
