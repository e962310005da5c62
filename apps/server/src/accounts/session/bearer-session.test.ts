/** How requests with a valid token are handled, depending on its account and session. */
import { SignJWT, decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { accountsOf } from '../accounts.ts'
import { requireSession, requireSignedInBy } from './bearer.ts'
import { testAccounts } from '../test-accounts.ts'
import type { TestAccounts } from '../test-accounts.ts'
import { hostedProject } from '../test-hosted.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Signs the same token again with a later expiry. */
async function prolonged(site: TestAccounts, access: string): Promise<string> {
  const { kid, privateKey } = await accountsOf(site.platform).keys.current()
  const exp = Math.floor(site.platform.clock.nowMs() / 1000) + 600
  return await new SignJWT({ ...decodeJwt(access), exp }).setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' }).sign(privateKey)
}

async function codesOf(site: TestAccounts, bearer: string) {
  const [user, who] = [await site.ask('/user', { bearer }), await site.ask('/api/whoami', { bearer })]
  return [user.body.code, who.body.error?.code]
}

test('a banned account is refused by every route until the ban ends', async () => {
  await using site = await testAccounts()
  const { id, access } = await site.signedIn()
  const until = new Date(site.platform.clock.nowMs() + 60_000)
  await site.platform.db.query('update users set banned_until = $2 where id = $1', [id, until])
  expect(await codesOf(site, access)).toEqual(['user_banned', 'no_session'])
  site.platform.clock.advance(60_000)
  expect(await codesOf(site, access)).toEqual([undefined, undefined])
})

test('access tokens of an expired session are refused, also when the tokens themselves have not expired', async () => {
  await using site = await testAccounts()
  const { access, refresh } = await site.signedIn()
  site.platform.clock.advance(29 * DAY_MS)
  expect(await codesOf(site, await prolonged(site, access))).toEqual([undefined, undefined])
  await site.ask('/token?grant_type=refresh_token', { body: { refresh_token: refresh } })
  site.platform.clock.advance(29 * DAY_MS)
  expect(await codesOf(site, await prolonged(site, access))).toEqual([undefined, undefined])
  site.platform.clock.advance(2 * DAY_MS)
  expect(await codesOf(site, await prolonged(site, access))).toEqual(['session_not_found', 'no_session'])
})

test('a session records how it was opened, and proves a password only if it was opened with one', async () => {
  await using site = await testAccounts()
  const { access } = await site.signedIn()
  const accounts = accountsOf(site.platform)
  const request = { headers: { authorization: `  Bearer ${access} ` }, server: {} } as never
  const { session } = await requireSession(accounts, request)
  expect(session).toMatchObject({ openedAtMs: site.platform.clock.nowMs(), aal: 'aal1', amr: [{ method: 'password' }] })
  await expect(requireSignedInBy(accounts, access, 'password')).resolves.toBeTypeOf('string')
  await expect(requireSignedInBy(accounts, access, 'otp')).rejects.toThrow()

  const openedBy = async (...methods: string[]) => {
    const amr = JSON.stringify(methods.map((method) => ({ method, timestamp: 1 })))
    await site.platform.db.query('update sessions set amr = $1', [amr])
    return await requireSignedInBy(accounts, access, 'password').then(
      () => 'proven',
      (refusal: { error: { code: string } }) => refusal.error.code,
    )
  }
  expect(await openedBy('otp')).toBe('session_not_found')
  expect(await openedBy()).toBe('session_not_found')
  expect(await openedBy('password', 'totp'), 'with a second factor too').toBe('proven')
})

test('an authorization scheme other than Bearer is not accepted', async () => {
  await using site = await testAccounts()
  const { access } = await site.signedIn()
  for (const authorization of [`Digest bearer ${access}`, `bearer ${access} more`, access])
    expect((await site.ask('/user', { headers: { authorization } })).body.code, authorization).toBe('no_authorization')
  expect((await site.ask('/user', { headers: { authorization: `BEARER ${access}` } })).status).toBe(200)
})

test('whether the hosted project is asked depends on the route, not on the spelling of the URL', async () => {
  await using project = await hostedProject()
  await using site = await testAccounts(project.env)
  const bearer = await project.sign({ nowMs: Date.now() })
  expect((await site.ask('/api/whoami', { method: 'POST', body: {}, bearer })).status).toBe(200)
  expect((await site.ask('/api/account/expor%74', { bearer })).status).toBe(200)
  project.says(null)
  for (const path of ['/api/account/export', '/api/account/export?x=1', '/api/account/expor%74'])
    expect((await site.ask(path, { bearer })).status, path).toBe(401)
  for (const method of ['POST', 'PATCH', 'PUT', 'DELETE'])
    expect((await site.ask('/api/whoami', { method, body: {}, bearer })).status, method).toBe(401)
  // A chunk of an upload that was started while the session was valid.
  expect((await site.ask('/api/uploads/1', { method: 'PATCH', body: {}, bearer })).status).toBe(200)
  expect((await site.ask('/api/whoami', { bearer })).status).toBe(200)
})
