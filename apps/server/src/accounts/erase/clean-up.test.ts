import { expect, test } from 'vitest'
import { deleteExpiredRows } from '../store/clean-up.ts'
import { PASSWORD, testAccounts } from '../test-accounts.ts'
import { deleteForgottenAccounts } from './clean-up.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LINK = /token_hash=([\w-]+)/
const tables = ['one_time_tokens', 'flow_states', 'sessions', 'sign_in_failures', 'account_events']

test('expired rows are removed, valid ones stay', async () => {
  await using site = await testAccounts({ RATE_LIMITS: 'on' })
  const challenge = { code_challenge: 'v'.repeat(43), code_challenge_method: 'plain' }
  await site.ask('/signup', { body: { email: 'asha@example.org', password: PASSWORD, ...challenge } })
  await site.signedIn()
  await site.ask('/token?grant_type=password', { body: { email: 'nobody@example.org', password: 'wrong mango' } })
  const filled = async () => {
    await deleteExpiredRows(site.platform.db, site.platform.clock.nowMs())
    const counts = await Promise.all(tables.map((table) => site.platform.db.query(`select 1 from ${table}`)))
    return tables.filter((_, index) => counts[index]!.length > 0)
  }

  expect(await filled()).toEqual(tables)
  site.platform.clock.advance(3 * DAY_MS)
  expect(await filled()).toEqual(['sessions', 'account_events'])
  site.platform.clock.advance(30 * DAY_MS)
  expect(await filled()).toEqual(['account_events'])
  site.platform.clock.advance(180 * DAY_MS)
  expect(await filled()).toEqual([])
  expect(await site.platform.db.query('select 1 from users')).toHaveLength(2)
})

test('an account that was never confirmed is deleted after 30 days without a sign-in, others stay', async () => {
  await using site = await testAccounts()
  const { db, clock } = site.platform
  const signUp = (email: string) => site.ask('/signup', { body: { email, password: PASSWORD } })
  await signUp('forgotten@example.org')
  await signUp('confirmed@example.org')
  const [mail] = await site.mailsTo('confirmed@example.org')
  await site.ask('/verify', { body: { type: 'signup', token_hash: LINK.exec(mail!.text)![1] } })
  const keeper = await site.signedIn('keeper@example.org')
  const away = await site.signedIn('away@example.org')
  const clear = () => deleteForgottenAccounts(db, clock.nowMs(), [{ holds: async () => [keeper.id] }])
  const left = async () => (await db.query<{ email: string }>('select email from users order by email')).map(({ email }) => email)

  clock.advance(29 * DAY_MS)
  expect(await clear()).toBe(0)
  // A user who stays signed in never signs in again but still uses the account.
  expect((await site.ask('/token?grant_type=refresh_token', { body: { refresh_token: away.refresh } })).status).toBe(200)

  clock.advance(2 * DAY_MS)
  expect(await clear()).toBe(1)
  expect(await left()).toEqual(['away@example.org', 'confirmed@example.org', 'keeper@example.org'])

  clock.advance(30 * DAY_MS)
  expect(await clear()).toBe(1)
  expect(await left()).toEqual(['confirmed@example.org', 'keeper@example.org'])
})
