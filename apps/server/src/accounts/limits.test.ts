import { expect, test } from 'vitest'
import { PASSWORD, secretsOf, testAccounts } from './test-accounts.ts'
import type { TestAccounts } from './test-accounts.ts'

const on = { RATE_LIMITS: 'on' }
// A trusted proxy in front, so that tests can come from several networks.
const proxied = { ...on, TRUST_PROXY: '1' }
const refused = { status: 429, body: { code: 'over_request_rate_limit', message: 'Request rate limit reached' } }

function signIn(site: TestAccounts, email: string, password: string, ip = '192.0.2.1') {
  return site.ask('/token?grant_type=password', { body: { email, password }, headers: { 'x-forwarded-for': ip } })
}

test('five wrong passwords pause an account for a minute, then longer, whether it exists or not', async () => {
  await using site = await testAccounts(proxied)
  const { email } = await site.signedIn()
  for (const address of [email, 'nobody@example.org']) {
    const seen: (number | string | null)[] = []
    for (let tried = 0; tried < 6; tried += 1) {
      const answer = await signIn(site, address, 'wrong mango')
      seen.push(answer.status, answer.headers.get('retry-after'))
    }
    expect(seen).toEqual([400, null, 400, null, 400, null, 400, null, 400, null, 429, '60'])
    expect(await signIn(site, address, PASSWORD)).toMatchObject(refused)
  }
  site.platform.clock.advance(60_000)
  expect((await signIn(site, email, 'wrong mango')).status).toBe(400)
  expect((await signIn(site, email, PASSWORD)).headers.get('retry-after')).toBe('120')
  site.platform.clock.advance(120_000)
  expect((await signIn(site, email, PASSWORD)).status).toBe(200)
})

test('concurrent guesses all count', async () => {
  await using site = await testAccounts(proxied)
  const { email } = await site.signedIn()
  const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(site, email, 'wrong mango')))
  expect(answers.filter((answer) => answer.status === 400)).toHaveLength(5)
})

test('a sign-in clears the failures of its own network, not those of a thief', async () => {
  await using site = await testAccounts(proxied)
  const { email } = await site.signedIn()
  for (let tried = 0; tried < 3; tried += 1) await signIn(site, email, 'wrong mango', '198.51.100.7')
  await signIn(site, email, 'wrong mango')
  expect((await signIn(site, email, PASSWORD)).status).toBe(200)
  for (let tried = 0; tried < 2; tried += 1) expect((await signIn(site, email, 'wrong mango', '198.51.100.8')).status).toBe(400)
  expect((await signIn(site, email, 'wrong mango', '198.51.100.8')).status).toBe(429)
})

test('strangers who keep an account paused lock out neither a network nor a device that its owner used', async () => {
  await using site = await testAccounts(proxied)
  const { email } = await site.signedIn()
  const first = await signIn(site, email, PASSWORD, '192.0.2.1')
  const device = first.headers.get('x-ankur-device')!
  for (let tried = 0; tried < 9; tried += 1) await signIn(site, email, 'wrong mango', `198.51.100.${tried}`)
  expect(await signIn(site, email, PASSWORD, '203.0.113.5')).toMatchObject(refused)

  expect((await signIn(site, email, PASSWORD, '192.0.2.1')).status).toBe(200)
  const fromElsewhere = (header: string, password = PASSWORD) =>
    site.ask('/token?grant_type=password', {
      body: { email, password },
      headers: { 'x-forwarded-for': '203.0.113.6', 'x-ankur-devices': header },
    })
  expect((await fromElsewhere(`nonsense, ${device}`)).status).toBe(200)
})

test('a network with too many failures does not lock out a device that signed in before', async () => {
  await using site = await testAccounts(proxied)
  const { email } = await site.signedIn()
  const device = (await signIn(site, email, PASSWORD)).headers.get('x-ankur-device')!
  const busy = '198.51.100.9'
  for (let tried = 0; tried < 30; tried += 1) await signIn(site, `nobody${tried}@example.org`, 'wrong mango', busy)
  expect(await signIn(site, email, PASSWORD, busy)).toMatchObject(refused)
  const headers = { 'x-forwarded-for': busy, 'x-ankur-devices': device }
  expect((await site.ask('/token?grant_type=password', { body: { email, password: PASSWORD }, headers })).status).toBe(200)
})

test('attempts that a paused account refuses are not counted against their network', async () => {
  await using site = await testAccounts(proxied)
  const { email } = await site.signedIn()
  for (let tried = 0; tried < 6; tried += 1) await signIn(site, email, 'wrong mango', `198.51.100.${tried}`)
  for (let tried = 0; tried < 31; tried += 1) expect(await signIn(site, email, PASSWORD, '203.0.113.5')).toMatchObject(refused)
  expect((await signIn(site, 'nobody@example.org', 'wrong mango', '203.0.113.5')).status).toBe(400)
  site.platform.clock.advance(60_000)
  expect((await signIn(site, email, PASSWORD, '203.0.113.5')).status).toBe(200)
})

test('an erased account leaves no counters of wrong passwords, neither of strangers nor of its own network', async () => {
  await using site = await testAccounts(proxied)
  const { email } = await site.signedIn()
  const { access_token: bearer } = (await signIn(site, email, PASSWORD)).body
  await signIn(site, email, 'wrong mango')
  await signIn(site, email, 'wrong mango', '198.51.100.7')
  expect(await site.platform.db.query('select 1 from sign_in_failures')).toHaveLength(2)
  await site.ask('/api/account', { method: 'DELETE', body: { password: PASSWORD }, bearer })
  expect(await site.platform.db.query('select 1 from sign_in_failures')).toEqual([])
})

test('a device token is for one account and allows few wrong passwords', async () => {
  await using site = await testAccounts(proxied)
  const { email } = await site.signedIn()
  const mallory = await site.signedIn()
  const stolen = (await signIn(site, mallory.email, PASSWORD)).headers.get('x-ankur-device')!
  const own = (await signIn(site, email, PASSWORD)).headers.get('x-ankur-device')!
  for (let tried = 0; tried < 5; tried += 1) await signIn(site, email, 'wrong mango', `198.51.100.${tried}`)
  const from = (devices: string, password: string) =>
    site.ask('/token?grant_type=password', {
      body: { email, password },
      headers: { 'x-forwarded-for': '203.0.113.6', 'x-ankur-devices': devices },
    })
  expect(await from(stolen, PASSWORD)).toMatchObject(refused)
  for (let tried = 0; tried < 5; tried += 1) expect((await from(own, 'wrong mango')).status).toBe(400)
  expect(await from(own, PASSWORD)).toMatchObject(refused)
  site.platform.clock.advance(60_000)
  expect((await from(own, PASSWORD)).status).toBe(200)
})

test('a token that a stranger got before the address was confirmed is not a known device', async () => {
  await using site = await testAccounts(proxied)
  const email = 'asha@example.org'
  await site.ask('/signup', { body: { email, password: 'stranger has 42 keys' } })
  const taken = (await signIn(site, email, 'stranger has 42 keys', '198.51.100.1')).headers.get('x-ankur-device')!
  site.platform.clock.advance(60_000)
  const { token } = secretsOf((await site.mailsTo(email))[0])
  const owner = await site.ask('/verify', { body: { type: 'signup', token_hash: token, without_password: true } })
  await site.ask('/user', { method: 'PUT', body: { password: PASSWORD }, bearer: owner.body.access_token })
  for (let tried = 0; tried < 5; tried += 1) await signIn(site, email, 'wrong mango', `198.51.100.${tried}`)
  const from = (devices: string) =>
    site.ask('/token?grant_type=password', {
      body: { email, password: PASSWORD },
      headers: { 'x-forwarded-for': '203.0.113.6', 'x-ankur-devices': devices },
    })
  expect(await from(taken)).toMatchObject(refused)
  expect((await from(owner.headers.get('x-ankur-device')!)).status).toBe(200)
})

test('a sign-in returns one device token, a refresh and a known device none', async () => {
  await using site = await testAccounts(proxied)
  const { email, refresh } = await site.signedIn()
  const first = (await signIn(site, email, PASSWORD)).headers.get('x-ankur-device')!
  const again = await site.ask('/token?grant_type=password', {
    body: { email, password: PASSWORD },
    headers: { 'x-ankur-devices': first },
  })
  const refreshed = await site.ask('/token?grant_type=refresh_token', { body: { refresh_token: refresh } })
  expect([again, refreshed].map(({ status, headers }) => [status, headers.get('x-ankur-device')])).toEqual([
    [200, null],
    [200, null],
  ])
})

test('wrong passwords of one session do not prevent another session from deleting the account', async () => {
  await using site = await testAccounts({ RATE_LIMITS: 'on' })
  const { email, access: stolen } = await site.signedIn()
  const owner = (await site.ask('/token?grant_type=password', { body: { email, password: PASSWORD } })).body.access_token
  const erase = async (bearer: string, password: string) =>
    (await site.ask('/api/account', { method: 'DELETE', body: { password }, bearer })).status
  for (let wrong = 0; wrong < 5; wrong += 1) expect(await erase(stolen, 'not this one')).toBe(422)
  expect(await erase(stolen, PASSWORD)).toBe(429)
  expect(await erase(owner, PASSWORD)).toBe(204)
})

test('right passwords are never counted', async () => {
  await using site = await testAccounts(proxied)
  const { email } = await site.signedIn()
  for (let times = 0; times < 40; times += 1) expect((await signIn(site, email, PASSWORD)).status).toBe(200)
})

test('one network may fail thirty times in five minutes over all accounts', async () => {
  await using site = await testAccounts(proxied)
  for (let tried = 0; tried < 30; tried += 1)
    expect((await signIn(site, `nobody${tried}@example.org`, 'wrong mango')).status).toBe(400)
  expect(await signIn(site, 'another@example.org', 'wrong mango')).toMatchObject(refused)
  expect((await signIn(site, 'another@example.org', 'wrong mango', '198.51.100.7')).status).toBe(400)
  site.platform.clock.advance(5 * 60_000)
  expect((await signIn(site, 'another@example.org', 'wrong mango')).status).toBe(400)
})

test('one network may sign up ten times per hour', async () => {
  await using site = await testAccounts(on)
  const signUp = (name: string) => site.ask('/signup', { body: { email: `${name}@example.org`, password: PASSWORD } })
  for (let times = 0; times < 10; times += 1) expect((await signUp('asha')).status).toBe(200)
  const answer = await signUp('ravi')
  expect(answer).toMatchObject(refused)
  expect(answer.headers.get('retry-after')).toBe('3600')
  site.platform.clock.advance(60 * 60_000)
  expect((await signUp('ravi')).status).toBe(200)
})

test('a session that refreshes too often is told to retry, not that it ended; a network may try few made-up tokens', async () => {
  await using site = await testAccounts(on)
  const { refresh: token } = await site.signedIn()
  const refresh = (refresh_token: string) => site.ask('/token?grant_type=refresh_token', { body: { refresh_token } })
  for (let times = 0; times < 30; times += 1) expect((await refresh(token)).status).toBe(200)
  // The client ends its session on 429, and retries on 503.
  const waiting = await refresh(token)
  expect(waiting).toMatchObject({ status: 503, body: { code: 'overloaded' } })
  expect(waiting.headers.get('retry-after')).toBe('60')
  for (let times = 0; times < 60; times += 1) expect((await refresh('x'.repeat(46))).status).toBe(400)
  expect(await refresh('x'.repeat(46))).toMatchObject(refused)
  expect(await refresh(token)).toMatchObject({ status: 503 })
  site.platform.clock.advance(60_000)
  expect((await refresh(token)).status).toBe(200)
})

test('one network may verify thirty times in five minutes', async () => {
  await using site = await testAccounts(on)
  const verify = () => site.ask('/verify', { body: { type: 'signup', email: 'asha@example.org', token: '000000' } })
  for (let times = 0; times < 30; times += 1) expect((await verify()).status).toBe(403)
  expect(await verify()).toMatchObject(refused)
})

test('however many others sign up, a family can, and its mail is queued', async () => {
  await using site = await testAccounts({ ...proxied, SMTP_URL: 'smtp://127.0.0.1:1' })
  const signUp = (email: string, ip: number) =>
    site.ask('/signup', { body: { email, password: PASSWORD }, headers: { 'x-forwarded-for': `192.0.2.${ip}` } })
  for (let times = 0; times < 32; times += 1) expect((await signUp(`a${times}@example.org`, times)).status).toBe(200)
  expect((await signUp('asha@example.org', 40)).status).toBe(200)
  expect((await signIn(site, 'asha@example.org', PASSWORD, '192.0.2.40')).status).toBe(200)
  expect(await site.platform.db.query(`select 1 from outbox where state = 'queued'`)).toHaveLength(33)
})

test('with limits off, nothing is limited', async () => {
  await using site = await testAccounts()
  for (let tried = 0; tried < 8; tried += 1) expect((await signIn(site, 'nobody@example.org', 'wrong mango')).status).toBe(400)
  for (let times = 0; times < 12; times += 1)
    expect((await site.ask('/signup', { body: { email: 'asha@example.org', password: PASSWORD } })).status).toBe(200)
  expect(await site.platform.db.query('select 1 from rate_limits')).toEqual([])
})

test('counters do not contain email or network addresses', async () => {
  await using site = await testAccounts(proxied)
  await signIn(site, 'asha@example.org', 'wrong mango')
  const rows = await site.platform.db.query<{ text: string }>(
    `select row_to_json(f)::text as text from sign_in_failures f union all select row_to_json(r)::text from rate_limits r`,
  )
  expect(rows.length).toBeGreaterThan(2)
  expect(rows.map((row) => row.text).join()).not.toMatch(/asha|192\.0\.2/)
})
