import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { testPlatform } from '../test-platform.ts'
import type { TestPlatform } from '../test-platform.ts'
import { MAX_ATTEMPTS, deliverDue, pauseMs } from './deliver-due.ts'
import { createMailer, type Mail } from './outbox.ts'
import { mailServer } from './test-mail-server.ts'

const now = '2026-01-05T09:00:00Z'
const MINUTE_MS = 60_000

const letter: Mail = {
  kind: 'confirm_address',
  to: 'asha@example.org',
  subject: 'पुष्टि करें',
  text: 'Open the link',
  html: '<p>Open the link</p>',
}

function withMailServer(url: string, env: Record<string, string> = {}) {
  return testPlatform({
    now,
    env: { ...env, SMTP_URL: url, MAIL_FROM: 'Ankur <hello@ankur.example>', PUBLIC_URL: 'https://ankur.example' },
  })
}

async function queue({ db, mailer }: TestPlatform, mail: Partial<Mail> = {}): Promise<void> {
  await db.transaction((tx) => mailer.queue(tx, { ...letter, ...mail }))
}

interface StoredMail {
  state: string
  attempts: number
  last_error: string | null
  recipient: string | null
  next_attempt_at: Date | null
}

async function stored({ db }: TestPlatform): Promise<StoredMail | undefined> {
  const rows = await db.query<StoredMail>('select state, attempts, last_error, recipient, next_attempt_at from outbox')
  return rows[0]
}

test('a mail arrives unchanged, and its address and content are then deleted from the database', async () => {
  await using server = await mailServer()
  await using platform = await withMailServer(server.url)
  const content = Buffer.from('%PDF-1.7 report')
  await queue(platform, { attachments: [{ filename: 'रिपोर्ट.pdf', contentType: 'application/pdf', content }] })

  expect(await deliverDue(platform)).toBe(1)

  const [arrived] = await server.read()
  expect(arrived?.to).toEqual(['asha@example.org'])
  expect(arrived?.mail).toMatchObject({ subject: 'पुष्टि करें', from: { address: 'hello@ankur.example', name: 'Ankur' } })
  expect(arrived?.mail.text?.trim()).toBe('Open the link')
  expect(arrived?.mail.html?.trim()).toBe('<p>Open the link</p>')
  expect(arrived?.mail.attachments[0]).toMatchObject({ filename: 'रिपोर्ट.pdf', mimeType: 'application/pdf' })
  const everything = await platform.db.query('select * from outbox left join outbox_attachments on outbox_id = id')
  expect(everything).toHaveLength(1)
  expect(everything[0]).toMatchObject({
    state: 'sent',
    recipient: null,
    subject: null,
    text_body: null,
    html_body: null,
    content: null,
  })
  expect(await deliverDue(platform)).toBe(0)
})

test('a mail of a rolled back transaction is never sent', async () => {
  await using server = await mailServer()
  await using platform = await withMailServer(server.url)
  const failed = platform.db.transaction(async (tx) => {
    await platform.mailer.queue(tx, letter)
    throw new Error('changed our mind')
  })
  await expect(failed).rejects.toThrow('changed our mind')
  expect(await deliverDue(platform)).toBe(0)
  expect(server.taken).toEqual([])
})

test('a mail with a temporary failure is retried when its pause is over, not before', async () => {
  let refusal: number | null = 451
  await using server = await mailServer({ refuse: () => refusal })
  await using platform = await withMailServer(server.url)
  await queue(platform)

  expect(await deliverDue(platform)).toBe(0)
  expect(await stored(platform)).toMatchObject({ state: 'queued', attempts: 1, last_error: '451' })
  refusal = null
  platform.clock.advance(MINUTE_MS - 1)
  expect(await deliverDue(platform)).toBe(0)
  platform.clock.advance(1)
  expect(await deliverDue(platform)).toBe(1)
  expect(await stored(platform)).toMatchObject({ state: 'sent', attempts: 2 })
})

test('a mail with a permanent failure is dropped at once, and its address is deleted', async () => {
  await using forReader = await mailServer({ refuseReader: () => 550 })
  await using forText = await mailServer({ refuse: () => 554 })
  for (const [server, code] of [
    [forReader, '550'],
    [forText, '554'],
  ] as const) {
    await using platform = await withMailServer(server.url)
    await queue(platform)
    expect(await deliverDue(platform)).toBe(0)
    expect(await stored(platform)).toMatchObject({ state: 'failed', last_error: code, recipient: null, next_attempt_at: null })
  }
})

test('an unavailable mail server only delays a mail', async () => {
  const rude = createServer((socket) => socket.end('220 hello\r\n', () => socket.destroy()))
  await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve))
  const { port } = rude.address() as AddressInfo
  await using platform = await withMailServer(`smtp://127.0.0.1:${port}`)
  await queue(platform)

  await deliverDue(platform)
  expect(await stored(platform)).toMatchObject({ state: 'queued', attempts: 1 })
  await new Promise((resolve) => rude.close(resolve))
  platform.clock.advance(pauseMs(1))
  await deliverDue(platform)
  expect(await stored(platform)).toMatchObject({ state: 'queued', attempts: 2, recipient: 'asha@example.org' })
})

test('pauses double from one minute to four hours, and the last attempt is about a day after the first', async () => {
  await using platform = await withMailServer('smtp://127.0.0.1:1')
  await queue(platform)
  const startMs = platform.clock.nowMs()
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
    await deliverDue(platform)
    const next = (await stored(platform))?.next_attempt_at?.getTime() ?? 0
    expect(next - platform.clock.nowMs()).toBe(Math.min(MINUTE_MS * 2 ** (attempt - 1), 240 * MINUTE_MS))
    platform.clock.advance(next - platform.clock.nowMs())
  }
  await deliverDue(platform)
  expect(await stored(platform)).toMatchObject({ state: 'failed', attempts: MAX_ATTEMPTS, recipient: null })
  const hours = (platform.clock.nowMs() - startMs) / (60 * MINUTE_MS)
  expect(hours).toBeGreaterThan(20)
  expect(hours).toBeLessThan(30)
})

test('a line break in a subject or address adds no header and no recipient', async () => {
  await using server = await mailServer()
  await using platform = await withMailServer(server.url)
  const evil = 'Hello\r\nBcc: eve@example.org\r\n\r\nOther text'
  await queue(platform, { subject: evil })
  await queue(platform, { to: 'asha@example.org\r\nRCPT TO:<eve@example.org>' })
  await queue(platform, { to: 'asha@example.org, eve@example.org' })

  await deliverDue(platform)

  const arrived = await server.read()
  for (const { to, mail } of arrived) {
    expect(to.some((address) => address === 'eve@example.org')).toBe(false)
    expect(mail.bcc ?? []).toEqual([])
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail.text?.trim()).toBe('Open the link')
  }
  expect(arrived.map(({ mail }) => mail.subject)).toContain('Hello Bcc: eve@example.org Other text')
})

test('a mail sent again after a crash has the same Message-ID', async () => {
  await using server = await mailServer()
  await using platform = await withMailServer(server.url)
  await queue(platform)
  const dying = {
    ...platform,
    db: {
      ...platform.db,
      query: (sql: string, values?: readonly unknown[]) =>
        (sql.includes('emptied') ? Promise.reject(new Error('killed')) : platform.db.query(sql, values)) as never,
    },
  }

  await expect(deliverDue(dying)).rejects.toThrow('killed')
  expect(await deliverDue(platform), 'another worker must not take over while the first may still be sending').toBe(0)
  platform.clock.advance(2 * MINUTE_MS)
  expect(await deliverDue(platform)).toBe(1)

  const ids = (await server.read()).map(({ mail }) => mail.messageId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toMatch(/^<[0-9a-f-]{36}@ankur\.example>$/)
})

test('concurrent workers send every mail exactly once', async () => {
  await using server = await mailServer()
  await using platform = await withMailServer(server.url)
  for (let n = 0; n < 40; n += 1) await queue(platform, { subject: `Mail ${n}` })

  const counts = await Promise.all(Array.from({ length: 5 }, () => deliverDue(platform)))

  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40)
  expect(new Set((await server.read()).map(({ mail }) => mail.subject)).size).toBe(40)
  expect(server.taken).toHaveLength(40)
})

test('queued mail moves to the mailbox when the mail server is removed from the settings', async () => {
  await using platform = await withMailServer('smtp://127.0.0.1:1')
  await queue(platform)
  await deliverDue({ ...platform, config: { ...platform.config, smtpUrl: null } })
  expect(await stored(platform)).toMatchObject({ state: 'kept', recipient: 'asha@example.org' })
})

test('no mail is sent to a server with an invalid certificate', async () => {
  await using server = await mailServer({ certificate: 'its own' })
  await using platform = await withMailServer(server.url)
  await queue(platform)
  await deliverDue(platform)
  expect(server.taken).toEqual([])
  expect(await stored(platform)).toMatchObject({ state: 'queued', attempts: 1 })
})

test('a public mail server without encryption receives nothing, not even the sign-in name', async () => {
  await using server = await mailServer()
  // A socket treats this address as this computer; the rule treats it as public.
  await using platform = await withMailServer(server.url.replace('127.0.0.1', '0.0.0.0'), { ALLOW_UNSAFE: 'rate-limits' })
  await queue(platform)
  await deliverDue(platform)
  expect(server.taken).toEqual([])
  expect(await stored(platform)).toMatchObject({ state: 'queued', attempts: 1 })
})

test('each lane has its share of the hourly budget, and other mails wait in order of priority', async () => {
  await using server = await mailServer()
  await using platform = await withMailServer(`${server.url}?mails_per_hour=40`, { RATE_LIMITS: 'on' })
  for (let n = 0; n < 33; n += 1) await queue(platform, { subject: `Mail ${n}` })

  expect(await deliverDue(platform)).toBe(30)
  platform.clock.advance(60 * MINUTE_MS - 1)
  expect(await deliverDue(platform)).toBe(0)
  platform.clock.advance(1)
  expect(await deliverDue(platform)).toBe(3)
  expect((await server.read()).slice(30).map(({ mail }) => mail.subject)).toEqual(['Mail 30', 'Mail 31', 'Mail 32'])
  const [{ most } = { most: 0 }] = await platform.db.query<{ most: number }>('select max(attempts) as most from outbox')
  expect(most, 'waiting is not a failed try').toBe(1)
})

test('the operator sets the hourly mail budget, and an invalid number is reported at startup', async () => {
  await using server = await mailServer()
  await using platform = await withMailServer(`${server.url}?mails_per_hour=2`, { RATE_LIMITS: 'on' })
  for (let n = 0; n < 3; n += 1) await queue(platform)
  expect(await deliverDue(platform)).toBe(2)
  for (const number of ['0', '-1', '1.5', 'many', '']) {
    const config = { ...platform.config, smtpUrl: `${server.url}?mails_per_hour=${number}` }
    expect(() => createMailer(config, platform.clock), number).toThrow(/mails_per_hour/)
  }
})

test('many emails of one kind do not delay a recovery mail, whose lifetime starts when it is sent', async () => {
  await using server = await mailServer()
  await using platform = await withMailServer(`${server.url}?mails_per_hour=10`, { RATE_LIMITS: 'on' })
  for (let n = 0; n < 20; n += 1) await queue(platform, { kind: 'contact_copy', to: `n${n}@example.org` })
  expect(await deliverDue(platform)).toBe(5)
  for (let n = 0; n < 20; n += 1) await queue(platform, { kind: 'confirm_address', to: `c${n}@example.org` })
  expect(await deliverDue(platform)).toBe(3)
  await queue(platform, { kind: 'report', to: 'doctor@example.org' })
  expect(await deliverDue(platform)).toBe(0)
  await queue(platform, { kind: 'recovery' })
  expect(await deliverDue(platform)).toBe(1)
  expect((await server.read()).at(-1)?.to).toEqual([letter.to])
  platform.clock.advance(60 * MINUTE_MS)
  // The least urgent kind also gets its share of the next hour.
  expect(await deliverDue(platform)).toBe(8)
})
