/** Limits of requested mails per address. */
import { expect, test } from 'vitest'
import { PASSWORD, testAccounts } from '../test-accounts.ts'
import type { TestAccounts } from '../test-accounts.ts'

const on = { RATE_LIMITS: 'on' }
// A trusted proxy in front, so that tests can come from several networks.
const proxied = { ...on, TRUST_PROXY: '1' }
const refused = { status: 429, body: { code: 'over_request_rate_limit', message: 'Request rate limit reached' } }

test('one network can cause forty emails per hour in total, through any endpoint', async () => {
  await using site = await testAccounts(on)
  const ask = async () => {
    const answers: number[] = []
    for (let n = 0; n < 10; n += 1) answers.push((await site.ask('/recover', { body: { email: `r${n}@example.org` } })).status)
    return answers
  }
  for (let quarter = 0; quarter < 4; quarter += 1) {
    if (quarter > 0) site.platform.clock.advance(15 * 60_000)
    expect(await ask()).toEqual(Array.from({ length: 10 }, () => 200))
  }
  expect(await site.ask('/signup', { body: { email: 'a@example.org', password: PASSWORD } })).toMatchObject(refused)
})

test('a mail can be sent again after a minute, five per day, and a refusal is not visible', async () => {
  await using site = await testAccounts(on)
  const email = 'asha@example.org'
  await site.ask('/signup', { body: { email, password: PASSWORD } })
  const askAgain = async () => {
    expect(await site.ask('/resend', { body: { type: 'signup', email } })).toMatchObject({ status: 200, body: {} })
    return (await site.mailsTo(email)).length
  }
  expect(await askAgain()).toBe(1)
  site.platform.clock.advance(60_000)
  expect(await askAgain()).toBe(2)
  for (let mails = 3; mails <= 5; mails += 1) {
    site.platform.clock.advance(10 * 60_000)
    expect(await askAgain()).toBe(mails)
  }
  site.platform.clock.advance(10 * 60_000)
  expect(await askAgain()).toBe(5)
})

test('strangers who request emails all day use up none of a device or a network known to the account', async () => {
  await using site = await testAccounts(proxied)
  const { email } = await site.signedIn()
  const device = (await signIn(site, email)).headers.get('x-ankur-device')!
  const recover = async (ip: string, devices = '') => {
    const before = (await site.mailsTo(email)).length
    await site.ask('/recover', { body: { email }, headers: { 'x-forwarded-for': ip, 'x-ankur-devices': devices } })
    return (await site.mailsTo(email)).length - before
  }
  let ofStrangers = 0
  for (let count = 0; count < 21; count += 1) {
    ofStrangers += await recover(`198.51.100.${count}`)
    site.platform.clock.advance(60_000)
  }
  // One of the fifteen was caused by the sign-up.
  expect(ofStrangers).toBe(14)
  expect(await recover('198.51.100.99')).toBe(0)
  expect(await recover('192.0.2.1')).toBe(1)
  expect(await recover('203.0.113.6', device)).toBe(1)
  expect(await recover('203.0.113.6', device)).toBe(0)
  for (let count = 0; count < 5; count += 1) {
    site.platform.clock.advance(60_000)
    await recover('203.0.113.6', device)
  }
  site.platform.clock.advance(60_000)
  expect(await recover('203.0.113.6', device)).toBe(0)
})

test('strangers of one network use up no mail of an owner whose phone and network are new', async () => {
  await using site = await testAccounts(proxied)
  const { email } = await site.signedIn()
  for (const address of [email, 'nobody@example.org']) {
    const recover = async (ip: string) => {
      const before = (await site.mailsTo(address)).length
      await site.ask('/recover', { body: { email: address }, headers: { 'x-forwarded-for': ip } })
      return (await site.mailsTo(address)).length - before
    }
    let ofStrangers = 0
    for (let count = 0; count < 9; count += 1) {
      site.platform.clock.advance(2 * 60_000)
      ofStrangers += await recover('198.51.100.7')
    }
    expect(ofStrangers).toBe(address === email ? 5 : 0)
    // A caller over the daily limit does not extend the pause either.
    expect(await recover('203.0.113.8')).toBe(address === email ? 1 : 0)
  }
})

test('one network may request ten emails in a quarter of an hour, over known and unknown addresses', async () => {
  await using site = await testAccounts(on)
  for (let count = 0; count < 10; count += 1) {
    expect((await site.ask('/resend', { body: { type: 'signup', email: `a${count}@example.org` } })).status).toBe(200)
  }
  expect(await site.ask('/resend', { body: { type: 'signup', email: 'a@example.org' } })).toMatchObject(refused)
})

function signIn(site: TestAccounts, email: string) {
  const headers = { 'x-forwarded-for': '192.0.2.1' }
  return site.ask('/token?grant_type=password', { body: { email, password: PASSWORD }, headers })
}
