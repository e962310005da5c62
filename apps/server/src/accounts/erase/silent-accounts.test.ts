import { expect, test } from 'vitest'
import { readErasedAccounts } from '../../platform/erased-accounts.ts'
import { accountsOf } from '../accounts.ts'
import { endSilentAccounts } from './silent-accounts.ts'
import { PASSWORD, testAccounts } from '../test-accounts.ts'

const MONTH_MS = 30.5 * 24 * 60 * 60 * 1000

test('an account without sign-in gets a warning after 24 months and is erased after 27; a sign-in keeps it', async () => {
  await using site = await testAccounts({ SMTP_URL: 'smtp://127.0.0.1:1' })
  const { db, clock, config } = site.platform
  const asha = await site.signedIn('asha@example.org')
  const bela = await site.signedIn('bela@example.org')
  const end = () => endSilentAccounts(accountsOf(site.platform), [])
  const warnedMails = () => db.query("select recipient from outbox where kind = 'silent_account' order by recipient")

  clock.advance(23 * MONTH_MS)
  expect(await end()).toEqual({ warned: 0, erased: 0 })
  clock.advance(MONTH_MS)
  expect(await end()).toEqual({ warned: 2, erased: 0 })
  expect(await end(), 'once').toEqual({ warned: 0, erased: 0 })
  expect(await warnedMails()).toEqual([{ recipient: asha.email }, { recipient: bela.email }])

  clock.advance(MONTH_MS)
  expect((await site.ask('/token?grant_type=password', { body: { email: bela.email, password: PASSWORD } })).status).toBe(200)
  clock.advance(2.1 * MONTH_MS)
  expect(await end()).toEqual({ warned: 0, erased: 1 })
  expect(await db.query('select id from users')).toEqual([{ id: bela.id }])
  expect((await readErasedAccounts([config.erasuresFile], config.authSecret))?.has(asha.id)).toBe(true)
  // After another 24 months without sign-in she is warned again.
  clock.advance(24 * MONTH_MS)
  expect(await end()).toEqual({ warned: 1, erased: 0 })
})

test('no account is erased without a mail server, or within three months of a late warning', async () => {
  await using silent = await testAccounts()
  await silent.signedIn('asha@example.org')
  silent.platform.clock.advance(40 * MONTH_MS)
  expect(await endSilentAccounts(accountsOf(silent.platform), [])).toEqual({ warned: 0, erased: 0 })

  await using site = await testAccounts({ SMTP_URL: 'smtp://127.0.0.1:1' })
  await site.signedIn('asha@example.org')
  const end = () => endSilentAccounts(accountsOf(site.platform), [])
  site.platform.clock.advance(40 * MONTH_MS)
  expect(await end()).toEqual({ warned: 1, erased: 0 })
  site.platform.clock.advance(2 * MONTH_MS)
  expect(await end()).toEqual({ warned: 0, erased: 0 })
  site.platform.clock.advance(1.1 * MONTH_MS)
  expect(await end()).toEqual({ warned: 0, erased: 1 })
})
