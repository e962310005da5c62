import { expect, test } from 'vitest'
import { deliverDue } from '../platform/mail/deliver-due.ts'
import { mailServer } from '../platform/mail/test-mail-server.ts'
import { signUpFamily } from '../screening/test-family.ts'
import { sendDueReminders } from './send-due.ts'
import { again, ask, atHome, consentsOf, DAY_MS, type Home, mailsTo, someSigns, stateOf, stored } from './test-home.ts'

test('the mail has List-Unsubscribe headers, and the stored URL is deleted after sending', async () => {
  await using server = await mailServer()
  await using at = await atHome({ SMTP_URL: server.url, MAIL_FROM: 'ankur@example.org', PUBLIC_URL: 'https://ankur.example' })
  await ask(at.asha, await stored(at.asha, { responses: someSigns }))
  at.platform.clock.advance(3 * DAY_MS)
  await sendDueReminders(at.platform)
  await deliverDue(at.platform)

  const arrived = (await server.read()).find(({ mail }) => mail.subject === 'A reminder from Ankur')
  const headers = new Map(arrived?.mail.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const url = /^<(https:\/\/ankur\.example\/unsubscribe\?token=[^>]+)>$/.exec(headers.get('list-unsubscribe') ?? '')?.[1]
  expect(arrived?.mail.text).toContain(url)
  expect(await at.platform.db.query('select from outbox where outbox::text like $1', ['%token=%'])).toEqual([])
})

test('one-click unsubscribe ends all reminders; opening the link alone ends none', async () => {
  await using at = await atHome()
  const link = await linkInMail(at)
  const asha = await again(at)
  const waiting = await stored(asha, { birthMonth: '2024-08' })
  await ask(asha, waiting)

  for (const method of ['GET', 'HEAD'] as const) await at.app.inject({ method, url: link })
  expect(await stateOf(asha, waiting)).toMatchObject({ isAsked: true })
  const clicked = await at.app.inject({
    method: 'POST',
    url: link,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })

  expect([clicked.statusCode, clicked.body]).toEqual([200, ''])
  expect(await stateOf(asha, waiting)).toMatchObject({ isAsked: false })
  expect(await consentsOf(asha)).toMatchObject([{ purpose: 'reminders', withdrawnAt: expect.any(String) }])
  // Repeated, as a multipart form, and without a session.
  const boundary = 'x'
  const payload = `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  expect((await at.app.inject({ method: 'POST', url: link, headers, payload })).statusCode).toBe(200)
})

test('the page’s button gets a page in its language as response', async () => {
  await using at = await atHome()
  const token = new URL(await linkInMail(at), 'http://x').searchParams.get('token')
  const press = (url: string) =>
    at.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'from=page',
    })
  const done = await press(`/hi/unsubscribe?token=${token}`)
  expect([done.statusCode, done.headers.location]).toEqual([303, '/hi/unsubscribe/done'])
  expect(await consentsOf(await again(at))).toMatchObject([{ withdrawnAt: expect.any(String) }])
})

test('while the database fails the page’s button gets a page, and a mail program the status', async () => {
  await using at = await atHome()
  const link = await linkInMail(at)
  await at.platform.db.query('alter table consents rename to consents_away')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const url = link.replace('/unsubscribe', '/pa/unsubscribe')
  const page = await at.app.inject({ method: 'POST', url, headers, payload: 'from=page' })
  expect([page.statusCode, page.headers.location]).toEqual([303, '/pa/unsubscribe/later'])
  expect((await at.app.inject({ method: 'POST', url: link, headers, payload: 'List-Unsubscribe=One-Click' })).statusCode).toBe(
    500,
  )
})

test('a link with an invalid signature ends nothing', async () => {
  await using at = await atHome()
  const link = await linkInMail(at)
  const ravi = await signUpFamily(at.app, 'ravi@example.org')
  const token = new URL(link, 'http://x').searchParams.get('token') ?? ''
  const foreign = [
    '',
    '?token=',
    `?token=${ravi.id}`,
    `?token=${ravi.id}.${token.split('.')[1]}`,
    `?token=${token.slice(0, -2)}`,
    `?token=${token}&token=${token}`,
    `?token=${'x'.repeat(5000)}`,
  ]
  for (const query of foreign) {
    expect((await at.app.inject({ method: 'POST', url: `/unsubscribe${query}` })).statusCode, query).toBe(404)
    const page = await at.app.inject({
      method: 'POST',
      url: `/unsubscribe${query}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'from=page',
    })
    expect(page.headers.location).toBe('/unsubscribe/broken')
  }
  expect(await consentsOf(await again(at))).toMatchObject([{ withdrawnAt: null }])
})

test('the link of an old mail still ends reminders after its summary was deleted', async () => {
  await using at = await atHome()
  const link = await linkInMail(at)
  const asha = await again(at)
  for (const { id } of await asha.assessments()) await asha.delete(`/api/assessments/${id}`)
  await ask(asha, await stored(asha, { birthMonth: '2024-08' }))
  expect((await at.app.inject({ method: 'POST', url: link })).statusCode).toBe(200)
  expect(await at.platform.db.query('select from reminders')).toEqual([])
})

/** Requests a reminder, advances the clock, and returns the link in the mail. */
async function linkInMail(at: Home): Promise<string> {
  await ask(at.asha, await stored(at.asha, { responses: someSigns }))
  at.platform.clock.advance(3 * DAY_MS)
  await sendDueReminders(at.platform)
  const [mail] = await mailsTo(at.platform, 'asha@example.org')
  const link = /\S+\/unsubscribe\?token=\S+/.exec(mail?.text_body ?? '')?.[0] ?? ''
  return link.replace(/^https?:\/\/[^/]+/, '')
}
