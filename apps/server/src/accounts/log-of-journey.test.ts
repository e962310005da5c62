/** Checks what the log contains, at its most detailed level, when a family uses every part of the product. */
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { accountsOf } from './accounts.ts'
import { openPerson } from './test-person.ts'

test('no log line contains names, addresses, typed text or secrets', async () => {
  const lines: string[] = []
  await using platform = await testPlatform({ now: '2026-03-14T09:00:00Z', onLogLine: (line) => lines.push(line) })
  const app = createApp(platform)
  const personalTexts = await journey(app, platform)

  const log = lines.join('').toLowerCase()
  expect(lines.length).toBeGreaterThan(30)
  expect(log).toContain('"status":500')
  // Account ids may be logged: without the database they identify nobody.
  for (const text of personalTexts) expect(log, text).not.toContain(text.toLowerCase())
  expect(log).not.toMatch(/eyj[\w-]+\.|[\w.+-]+@[\w-]+\.\w|mozilla|127\.0\.0\.1/)
})

/** Returns all texts that identify somebody or grant access. */
async function journey(app: ReturnType<typeof createApp>, platform: Parameters<typeof openPerson>[1]): Promise<string[]> {
  const email = 'asha.kaur@example.org'
  const asha = await openPerson(app, platform, email, { isConfirmed: true })
  const { id, sessionId } = asha
  const personalTexts = (await asha.leaveTraces()).filter((text) => text && text !== id && text !== sessionId)
  const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (Linux; Android 10)', ...headers },
    })
  const child = (await asha.send({ method: 'GET', url: '/api/children' })).json().items[0].id
  const nickname = 'Gudiya \u202e\r\n{"level":60}'
  await asha.send({ method: 'PUT', url: `/api/children/${child}`, payload: { nickname, birthMonth: '2024-06' } })

  const token = (await post('/auth/v1/token?grant_type=password', { email, password: asha.password })).json()
  await post('/auth/v1/token?grant_type=refresh_token', { refresh_token: token.refresh_token })
  await post('/auth/v1/token?grant_type=refresh_token', { refresh_token: 'x'.repeat(46) })
  await post('/auth/v1/otp', { email })
  await accountsOf(platform).idle()
  const mails = await platform.db.query<{ text: string }>('select text_body as text from outbox where recipient = $1', [email])
  const secrets = mails.flatMap(({ text }) =>
    [...text.matchAll(/token_hash=([\w-]+)|\b(\d{6})\b/g)].map(([, a, b]) => a ?? b ?? ''),
  )
  for (const link of secrets.filter((each) => each.length > 6)) {
    await post('/api/mailed-link', { tokenHash: link })
    await app.inject({ url: `/auth/v1/verify?type=magiclink&token=${link}&redirect_to=https://evil.example/${email}` })
    await app.inject({ url: `/auth/confirm?token_hash=${link}&type=magiclink` })
  }
  await post('/auth/v1/verify', { type: 'email', email, token: '000000' })

  const [made] = (await asha.send({ method: 'GET', url: '/api/assessments' })).json().items
  const share = await asha.send({ method: 'POST', url: `/api/assessments/${made.id}/share`, payload: { withPin: true } })
  const { url, pin } = share.json() as { url: string; pin: string }
  const shareToken = new URL(url).hash.slice(1)
  await post('/api/shared', { token: shareToken, pin: '0000' === pin ? '0001' : '0000' })
  await post('/api/shared', { token: shareToken, pin })
  await app.inject({ url: `/shared/${shareToken}` })

  // One request refused before its body is parsed, and one that ends in a server error.
  await post('/auth/v1/signup', `{"email":"${email}","password":"mango`)
  await post(`/auth/v1/token?grant_type=${encodeURIComponent(email)}`, {})
  await post('/api/contact', { firstName: 'Asha', email, subject: 7, message: 'About Gudiya' })
  await app.inject({ url: `/api/assessments/${encodeURIComponent(`${email}'`)}/report` })
  await app.inject({ url: `/nowhere/${email}?name=Gudiya`, headers: { 'x-request-id': email, referer: `https://x/?${email}` } })
  await platform.db.query('alter table contact_messages rename to away')
  const fault = await post('/api/contact', {
    firstName: 'Asha',
    lastName: 'Kaur',
    email,
    subject: 'Question',
    message: 'About Gudiya',
  })
  expect(fault.statusCode).toBe(500)
  return [
    ...personalTexts,
    'Gudiya',
    'Kaur',
    '"level":60',
    asha.password,
    shareToken,
    ...secrets.filter((each) => each.length > 6),
    token.refresh_token,
  ]
}
