import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealRefreshToken } from '../keys/refresh-token.ts'
import { deriveSecrets } from '../keys/secrets.ts'
import { testAccounts } from '../test-accounts.ts'
import type { TestAccounts } from '../test-accounts.ts'

const DAY_MS = 24 * 60 * 60 * 1000

function refresh(site: TestAccounts, token: unknown) {
  return site.ask('/token?grant_type=refresh_token', { body: { refresh_token: token } })
}

test('two concurrent refreshes get the same token', async () => {
  await using site = await testAccounts()
  const { refresh: token } = await site.signedIn()
  const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(site, token)))
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 200))
  expect(new Set(answers.map((answer) => answer.body.refresh_token)).size).toBe(1)
  expect(answers[0]?.body.refresh_token).not.toBe(token)
})

test('concurrent refreshes of different sessions each get their own token', async () => {
  await using site = await testAccounts()
  const signedIn = [await site.signedIn('asha@example.org'), await site.signedIn('ravi@example.org')]
  const forged = sealRefreshToken(deriveSecrets('another secret'), randomUUID(), 0)

  const tokens = [...signedIn.map((each) => each.refresh), forged]
  const answers = await Promise.all(tokens.map((token) => refresh(site, token)))

  expect(answers.map(({ status, body }) => [status, body.user?.email])).toEqual([
    [200, 'asha@example.org'],
    [200, 'ravi@example.org'],
    [400, undefined],
  ])
})

test('after a lost response the refresh can be repeated days later', async () => {
  await using site = await testAccounts()
  const { refresh: first } = await site.signedIn()
  const second = (await refresh(site, first)).body.refresh_token
  site.platform.clock.advance(29 * DAY_MS)
  expect((await refresh(site, first)).body.refresh_token).toBe(second)
})

test('reusing an old token ends the session and its access tokens', async () => {
  await using site = await testAccounts()
  const { refresh: first, access } = await site.signedIn()
  const second = (await refresh(site, first)).body.refresh_token
  const third = (await refresh(site, second)).body.refresh_token
  site.platform.clock.advance(9_999)
  expect((await refresh(site, first)).body.refresh_token).toBe(third)
  site.platform.clock.advance(1)

  const reused = await refresh(site, first)

  expect(reused).toMatchObject({
    status: 400,
    body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
  })
  expect(await refresh(site, third)).toMatchObject({
    status: 400,
    body: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token: Refresh Token Not Found' },
  })
  expect((await site.ask('/user', { bearer: access })).body.code).toBe('session_not_found')
})

test('tokens of unknown sessions, of another server, with a future counter, or malformed ones are refused', async () => {
  await using site = await testAccounts()
  const { refresh: token } = await site.signedIn()
  const own = deriveSecrets(site.platform.config.authSecret)
  const [row] = await site.platform.db.query<{ id: string }>('select id from sessions')
  const notFound = [
    sealRefreshToken(own, randomUUID(), 0),
    sealRefreshToken(deriveSecrets('some other installation entirely'), row!.id, 0),
    sealRefreshToken(own, row!.id, 1),
    token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'),
  ]
  for (const each of notFound) expect((await refresh(site, each)).body.code, each).toBe('refresh_token_not_found')
  for (const each of ['', null, 'abc', 'x'.repeat(46), `${token} `]) {
    expect(await refresh(site, each)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message: 'Refresh token is not valid' },
    })
  }
  expect((await refresh(site, 7)).body.code).toBe('bad_json')
  expect((await refresh(site, token)).status).toBe(200)
})

test('a session ends after 30 days without use, and after half a year in any case', async () => {
  await using site = await testAccounts()
  const { refresh: quiet } = await site.signedIn()
  let { refresh: busy } = await site.signedIn()
  for (let days = 0; days < 175; days += 25) {
    site.platform.clock.advance(25 * DAY_MS)
    const answer = await refresh(site, busy)
    expect(answer.status).toBe(200)
    busy = answer.body.refresh_token
  }
  expect((await refresh(site, quiet)).body).toMatchObject({
    code: 'session_expired',
    message: expect.stringMatching(/\(Inactivity\)$/),
  })
  site.platform.clock.advance(5 * DAY_MS)
  expect((await refresh(site, busy)).body).toMatchObject({
    code: 'session_expired',
    message: expect.stringMatching(/Session Expired$/),
  })
})

test('the current token is refused for a banned account, and if it is older than a second factor', async () => {
  await using site = await testAccounts()
  const { id, refresh: token } = await site.signedIn()
  const until = new Date(site.platform.clock.nowMs() + 3_600_000)
  await site.platform.db.query('update users set banned_until = $2 where id = $1', [id, until])
  expect((await refresh(site, token)).body.code).toBe('user_banned')

  await site.platform.db.query('update users set banned_until = null where id = $1', [id])
  await site.platform.db.query('update sessions set floor = 1')
  expect((await refresh(site, token)).body.code).toBe('refresh_token_already_used')
  await site.platform.db.query('update sessions set floor = 0')
  expect((await refresh(site, token)).status).toBe(200)
})

test('a session row that stays locked too long causes a conflict error, not the end of the session', async () => {
  await using site = await testAccounts()
  const { refresh: token } = await site.signedIn()
  await site.platform.db.transaction(async (tx) => {
    await tx.query('select 1 from sessions for update')
    expect(await refresh(site, token)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })
  expect((await refresh(site, token)).status).toBe(200)
})

test('a refresh of a locked session waits for the lock and then succeeds', async () => {
  await using site = await testAccounts()
  const { refresh: token } = await site.signedIn()
  const waiting = await site.platform.db.transaction(async (tx) => {
    await tx.query('select 1 from sessions for update')
    const refreshed = site.ask('/token?grant_type=refresh_token', {
      body: { refresh_token: token },
      headers: { 'user-agent': 'Old phone' },
    })
    await site.untilWaiting(1)
    // Wrapped in an object: otherwise the transaction would await the response, which waits for the transaction.
    return { refreshed }
  })
  const answer = await waiting.refreshed
  expect(answer.status).toBe(200)
  expect(answer.body.refresh_token).not.toBe(token)
  expect(await site.platform.db.query('select user_agent, ip, counter, refreshed_at from sessions')).toEqual([
    { user_agent: 'Old phone', ip: '127.0.0.1', counter: 1, refreshed_at: new Date(site.platform.clock.nowMs()) },
  ])
})

test('a database error is not reported as a conflict, which clients would retry', async () => {
  await using site = await testAccounts()
  const { refresh: token } = await site.signedIn()
  await refresh(site, token)
  await site.platform.db.query('alter table sessions add check (repeats = 0)')
  expect((await refresh(site, token)).status).toBe(500)
})

test('if the network of a session is unknown, no request counts as coming from it', async () => {
  await using site = await testAccounts()
  const { refresh: first } = await site.signedIn()
  const second = (await refresh(site, first)).body.refresh_token
  await site.platform.db.query('update sessions set ip = null')
  for (let times = 0; times < 5; times += 1) expect((await refresh(site, first)).body.refresh_token).toBe(second)
  expect((await refresh(site, first)).body.code).toBe('refresh_token_already_used')
})

test('device and network of the latest refresh are stored for the account page', async () => {
  await using site = await testAccounts()
  const { refresh: token } = await site.signedIn()
  await site.ask('/token?grant_type=refresh_token', { body: { refresh_token: token }, headers: { 'user-agent': 'Old phone' } })
  expect(await site.platform.db.query('select user_agent, ip, counter from sessions')).toEqual([
    { user_agent: 'Old phone', ip: '127.0.0.1', counter: 1 },
  ])
})

test('repeated use of parent tokens from another network ends the session, and the owner gets a notice', async () => {
  await using site = await testAccounts({ TRUST_PROXY: '1' })
  const { email, refresh: first, id } = await site.signedIn()
  await site.platform.db.query('update users set email_proven_at = created_at where id = $1', [id])
  const from = (ip: string, token: string) =>
    site.ask('/token?grant_type=refresh_token', {
      body: { refresh_token: token },
      headers: {
        'x-forwarded-for': ip,
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:115.0) Gecko/20100101 Firefox/115.0',
      },
    })
  const second = (await from('192.0.2.1', first)).body.refresh_token
  for (let times = 0; times < 5; times += 1) {
    expect((await from('198.51.100.7', first)).body.refresh_token).toBe(second)
  }
  expect(await from('198.51.100.7', first)).toMatchObject({ status: 400, body: { code: 'refresh_token_already_used' } })
  expect((await from('192.0.2.1', second)).status).toBe(400)

  expect((await site.mailsTo(email)).at(-1)).toMatchObject({ kind: 'alarm', text: expect.stringContaining('Firefox, Windows') })
  const events = await site.platform.db.query(`select network, browser from account_events where event = 'refresh_token_reused'`)
  expect(events).toEqual([{ network: '198.51.100.7', browser: 'Firefox, Windows' }])
})

test('a phone that lost a response may repeat the refresh from its network any number of times', async () => {
  await using site = await testAccounts()
  const { refresh: first } = await site.signedIn()
  const again = () => site.ask('/token?grant_type=refresh_token', { body: { refresh_token: first } })
  const { refresh_token: second } = (await again()).body
  for (let times = 0; times < 12; times += 1) {
    site.platform.clock.advance(60 * 60_000)
    expect((await again()).body.refresh_token).toBe(second)
  }
})
