import { expect, test } from 'vitest'
import { deleteForgottenAccounts } from './clean-up.ts'
import { PASSWORD, testAccounts } from '../test-accounts.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LINK = /token_hash=([\w-]+)/

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
