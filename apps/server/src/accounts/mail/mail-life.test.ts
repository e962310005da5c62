import { expect, test } from 'vitest'
import { deliverDue } from '../../platform/mail/deliver-due.ts'
import { mailServer } from '../../platform/mail/test-mail-server.ts'
import { testAccounts } from '../test-accounts.ts'

const MINUTE_MS = 60_000

test('the hour of a recovery link and the ten minutes of its code start when the mail server accepts the mail', async () => {
  await using server = await mailServer()
  await using site = await testAccounts({ SMTP_URL: server.url, MAIL_FROM: 'hello@ankur.example' })
  const { email } = await site.signedIn()
  const { clock } = site.platform
  await site.ask('/recover', { body: { email } })
  await site.idle()
  clock.advance(120 * MINUTE_MS)
  await deliverDue(site.platform)
  const mail = (await server.read()).find(({ mail }) => /token_hash=\w+&type=recovery/.test(mail.text ?? ''))
  const token = /token_hash=(\w+)&type=recovery/.exec(mail?.mail.text ?? '')?.[1] ?? ''
  const look = () => site.ask('/api/mailed-link', { body: { tokenHash: token } })
  clock.advance(59 * MINUTE_MS)
  expect((await look()).status).toBe(200)
  clock.advance(MINUTE_MS)
  expect((await look()).status).toBe(404)
})
