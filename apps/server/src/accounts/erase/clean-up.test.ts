import { expect, test } from 'vitest'
import { deleteExpiredRows } from '../store/expired-rows.ts'
import { PASSWORD, testAccounts } from '../test-accounts.ts'

const DAY_MS = 24 * 60 * 60 * 1000
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
