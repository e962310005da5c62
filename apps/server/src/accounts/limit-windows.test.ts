/** The time windows of the limits, measured on the limits themselves. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testPlatform } from '../platform/test-platform.ts'
import { accountsOf } from './accounts.ts'
import type { Accounts } from './accounts.ts'
import {
  beginSignIn,
  exportLimit,
  forgetLimitsOf,
  forgetPasswordTries,
  forgiveSignIn,
  takeFromLimit,
  takePasswordTry,
  waitForLimit,
} from './limits.ts'
import { mayMail, mayMailChangeAgain, mayMailSignUp, mayMailPasswordNotice } from './mail/mail-limits.ts'
import { newDeviceToken } from './sign-in/known-device.ts'
import { insertSession } from './store/sessions.ts'

const email = 'asha@example.org'

async function limited(RATE_LIMITS: 'on' | 'off' = 'on') {
  const platform = await testPlatform({ now: '2026-03-14T09:00:00Z', env: { RATE_LIMITS } })
  const accounts = accountsOf(platform)
  const client = (network: string, devices = '') => ({ network, ip: network, userAgent: null, devices })
  return { accounts, platform, client, [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose]() }
}

/** Returns how many of `times` attempts are allowed. */
async function through(times: number, attempt: () => Promise<unknown>): Promise<number> {
  let allowed = 0
  for (let tried = 0; tried < times; tried += 1) {
    const answer = await attempt().catch(() => false)
    if (answer !== false) allowed += 1
  }
  return allowed
}

/** `networks`: a session was last used from each of them. */
async function withAccount(accounts: Accounts, address = email, networks: readonly string[] = []): Promise<string> {
  const [id, at] = [randomUUID(), new Date(accounts.platform.clock.nowMs())]
  const { db } = accounts.platform
  await db.query(
    `insert into users (id, email, app_metadata, user_metadata, created_at, updated_at) values ($1, $2, '{}', '{}', $3, $3)`,
    [id, address, at],
  )
  for (const ip of networks) await insertSession(db, { id: randomUUID(), userId: id, amr: [], at, userAgent: null, ip })
  return address
}

test('wrong passwords in a session block it for a minute, then twice as long each time, up to 15 minutes', async () => {
  await using at = await limited()
  const attempt = () => takePasswordTry(at.accounts, 'a session')
  expect(await through(5, attempt)).toBe(5)
  for (const seconds of [60, 120, 240, 480, 900, 900]) {
    await expect(attempt()).rejects.toMatchObject({ extras: { retryAfterSeconds: seconds } })
    at.platform.clock.advance(seconds * 1000)
    await attempt()
  }
})

test('the right password in a session resets its count of wrong passwords', async () => {
  await using at = await limited()
  for (let times = 0; times < 3; times += 1) {
    expect(await through(4, () => takePasswordTry(at.accounts, 'a session'))).toBe(4)
    await forgetPasswordTries(at.accounts, 'a session')
  }
})

test('an address gets at most five password notices a day, and change mails are sent again at most twice an hour', async () => {
  await using at = await limited()
  const note = () => mayMailPasswordNotice(at.accounts, email)
  const change = () => mayMailChangeAgain(at.accounts, 'an account')
  expect([await through(6, note), await through(6, change)]).toEqual([5, 2])
  at.platform.clock.advance(60 * 60_000)
  expect([await note(), await change()]).toEqual([false, true])
  at.platform.clock.advance(23 * 60 * 60_000 - 1)
  expect(await note()).toBe(false)
  at.platform.clock.advance(1)
  expect(await note()).toBe(true)
})

test('each known phone and each known network has its own pause between mails, apart from those of other accounts', async () => {
  await using at = await limited()
  const networks = ['192.0.2.1', '192.0.2.2']
  const [asha, bina] = [
    await withAccount(at.accounts, email, networks),
    await withAccount(at.accounts, 'bina@example.org', networks),
  ]
  const mail = (address: string, network: string, device = '') =>
    mayMail(at.accounts, { email: address, client: at.client(network, device) })
  const [first, second] = [newDeviceToken(at.accounts, asha), newDeviceToken(at.accounts, asha)]
  expect(await mail(asha, networks[0]!, first)).toBe(true)
  expect(await mail(asha, networks[0]!, first)).toBe(false)
  expect(await mail(asha, networks[0]!, second)).toBe(true)
  expect(await mail(asha, networks[0]!)).toBe(true)
  expect(await mail(asha, networks[0]!)).toBe(false)
  expect(await mail(asha, networks[1]!)).toBe(true)
  expect(await mail(bina, networks[0]!)).toBe(true)
  expect(await mail(bina, networks[0]!, newDeviceToken(at.accounts, bina))).toBe(true)
})

test('known phones and networks of an account get fifteen mails a day together, and leave other accounts theirs', async () => {
  await using at = await limited()
  const networks = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']
  const [asha, bina] = [
    await withAccount(at.accounts, email, networks),
    await withAccount(at.accounts, 'bina@example.org', networks),
  ]
  const mail = (address: string, network: string) => mayMail(at.accounts, { email: address, client: at.client(network) })
  for (const network of networks.slice(0, 3)) {
    for (let mails = 0; mails < 5; mails += 1) {
      expect(await mail(asha, network)).toBe(true)
      at.platform.clock.advance(60_000)
    }
  }
  expect(await mail(asha, networks[3]!)).toBe(false)
  expect(await mail(bina, networks[3]!)).toBe(true)
})

test('a network that used up its mails to an address today gets none by signing up with it', async () => {
  await using at = await limited()
  const request = { email, client: at.client('198.51.100.1') }
  for (let mails = 0; mails < 5; mails += 1) {
    expect(await mayMail(at.accounts, request)).toBe(true)
    at.platform.clock.advance(60_000)
  }
  expect(await mayMailSignUp(at.accounts, request)).toBe(false)
  expect(await mayMailSignUp(at.accounts, { ...request, client: at.client('198.51.101.1') })).toBe(true)
})

test('with rate limits off, no sign-in is counted and a right password is accepted', async () => {
  await using at = await limited('off')
  const attempt = { email: await withAccount(at.accounts), client: at.client('192.0.2.1') }
  const counted = await beginSignIn(at.accounts, attempt)
  expect(counted).toBeNull()
  await expect(forgiveSignIn(at.accounts, attempt, counted)).resolves.toBeUndefined()
})

test('an account can be exported 30 times an hour', async () => {
  await using at = await limited()
  const take = () => at.platform.limits.limiter(exportLimit).take('an account')
  expect(await through(31, take)).toBe(30)
  at.platform.clock.advance(60 * 60_000 - 1)
  expect(await through(1, take)).toBe(0)
  at.platform.clock.advance(1)
  expect(await through(1, take)).toBe(1)
})

test('failed sign-ins of a network count for the whole five minutes', async () => {
  await using at = await limited()
  let others = 0
  const guess = () => beginSignIn(at.accounts, { email: `nobody${(others += 1)}@example.org`, client: at.client('198.51.100.9') })
  expect(await through(31, guess)).toBe(30)
  at.platform.clock.advance(5 * 60_000 - 1)
  expect(await through(1, guess)).toBe(0)
  at.platform.clock.advance(1)
  expect(await through(1, guess)).toBe(1)
})

test('sign-ins of a known device never change the count of its network, neither refused nor successful ones', async () => {
  await using at = await limited()
  const network = '198.51.100.9'
  const own = { email, client: at.client(network, newDeviceToken(at.accounts, await withAccount(at.accounts))) }
  let others = 0
  const guess = () => beginSignIn(at.accounts, { email: `nobody${(others += 1)}@example.org`, client: at.client(network) })
  expect(await through(30, guess)).toBe(30)
  let counted: Awaited<ReturnType<typeof beginSignIn>> = null
  const mistype = async () => (counted = await beginSignIn(at.accounts, own))
  expect(await through(8, mistype)).toBe(5)
  expect(await through(1, guess)).toBe(0)
  for (let times = 0; times < 3; times += 1) await forgiveSignIn(at.accounts, own, counted)
  expect(await through(1, guess)).toBe(0)
})

test('many device tokens of one account allow only as many attempts as ten devices an hour, then they count as unknown', async () => {
  await using at = await limited()
  await withAccount(at.accounts)
  const guess = () => beginSignIn(at.accounts, { email, client: at.client('198.51.100.9', newDeviceToken(at.accounts, email)) })
  expect(await through(70, guess)).toBe(50 + 5)
  at.platform.clock.advance(60 * 60_000)
  expect(await through(50, guess)).toBe(50)
})

test('right passwords and refused attempts of a device do not use up attempts of its account', async () => {
  await using at = await limited()
  const own = { email, client: at.client('198.51.100.9', newDeviceToken(at.accounts, await withAccount(at.accounts))) }
  for (let times = 0; times < 60; times += 1) {
    const counted = await beginSignIn(at.accounts, own)
    expect(counted).toMatchObject({ isKnownDevice: true })
    await forgiveSignIn(at.accounts, own, counted)
  }
  expect(await through(60, () => beginSignIn(at.accounts, own))).toBe(5)
  const other = { email, client: at.client('203.0.113.5', newDeviceToken(at.accounts, email)) }
  expect(await beginSignIn(at.accounts, other)).toMatchObject({ isKnownDevice: true })
})

test('erasing an account removes its counters', async () => {
  await using at = await limited()
  const { accounts, platform } = at
  await platform.limits.limiter(exportLimit).take('an account')
  await mayMailChangeAgain(accounts, 'an account')
  await waitForLimit(accounts, 'sessionRefreshes', 'a session')
  await takeFromLimit(accounts, 'passwordChanges', 'a session')
  await takePasswordTry(accounts, 'a session')
  const account = { userId: 'an account', email, sessionIds: ['a session'], ips: [] }
  await platform.db.transaction((tx) => forgetLimitsOf(accounts, tx, account))
  expect(await platform.db.query('select from rate_limits')).toEqual([])
})
