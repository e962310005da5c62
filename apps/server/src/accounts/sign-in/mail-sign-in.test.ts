import { expect, test } from 'vitest'
import { PASSWORD, secretsOf, testAccounts } from '../test-accounts.ts'

const email = 'asha@example.org'

test('a mailed code signs in once with the published client and confirms the address', async () => {
  await using site = await testAccounts()
  await site.ask('/signup', { body: { email, password: PASSWORD } })
  const client = site.client()
  expect(await client.signInWithOtp({ email })).toMatchObject({ data: { user: null, session: null }, error: null })
  const mail = (await site.mailsTo(email)).at(-1)
  expect(mail?.kind).toBe('sign_in_code')
  const { code } = secretsOf(mail)
  const { data, error } = await client.verifyOtp({ email, token: code, type: 'email' })
  expect(error).toBeNull()
  expect(data.user?.email_confirmed_at).toBeTruthy()
  expect((await client.getUser()).data.user?.email).toBe(email)
  expect((await site.client().verifyOtp({ email, token: code, type: 'email' })).error?.code).toBe('otp_expired')
})

test('the mailed link signs in too; an unknown address gets the same response but no mail and no account', async () => {
  await using site = await testAccounts()
  await site.ask('/signup', { body: { email, password: PASSWORD } })
  const known = await site.ask('/otp', { body: { email } })
  const unknown = await site.ask('/otp', { body: { email: 'nobody@example.org', create_user: true } })
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  expect(await site.mailsTo('nobody@example.org')).toEqual([])
  const { token, url } = secretsOf((await site.mailsTo(email)).at(-1))
  expect(url.pathname + url.search).toContain('/auth/confirm?token_hash=')
  expect((await site.ask('/verify', { body: { type: 'magiclink', token_hash: token } })).status).toBe(200)
  expect(await site.platform.db.query('select from users')).toHaveLength(1)
})

test('a sign-in from a new network and browser is recorded and mailed to the owner, a known one is not', async () => {
  await using site = await testAccounts({ TRUST_PROXY: '1' })
  const { id } = await site.signedIn(email)
  await site.platform.db.query('update users set email_proven_at = created_at where id = $1', [id])
  const signIn = (ip: string, devices = '') =>
    site.ask('/token?grant_type=password', {
      body: { email, password: PASSWORD },
      headers: { 'x-forwarded-for': ip, ...(devices && { 'x-ankur-devices': devices }) },
    })
  const alarms = async () => (await site.mailsTo(email)).filter(({ kind }) => kind === 'alarm').length
  const device = (await signIn('192.0.2.1')).headers.get('x-ankur-device')!
  expect(await alarms()).toBe(1)
  await signIn('192.0.2.1')
  await signIn('203.0.113.9', device)
  expect(await alarms()).toBe(1)
  const events = await site.platform.db.query(`select network from account_events where event = 'new_device'`)
  expect(events).toEqual([{ network: '192.0.2.1' }])
})
