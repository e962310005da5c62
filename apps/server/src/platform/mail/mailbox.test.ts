import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { testPlatform } from '../test-platform.ts'
import type { TestPlatform } from '../test-platform.ts'

const now = '2026-01-05T09:00:00Z'
const json = { accept: 'application/json' }

async function queue({ db, mailer }: TestPlatform, to: string, subject: string): Promise<void> {
  const attachments = [{ filename: 'plan "1".pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') }]
  const text = 'Open http://localhost:3000/auth/confirm?token=a&b=1 <now>'
  await db.transaction((tx) => mailer.queue(tx, { kind: 'test', to, subject, text, html: '<b>Open</b>', attachments }))
}

test('the mailbox returns committed mail to one address as JSON, oldest first', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  await queue(platform, 'asha@example.org', 'First')
  await queue(platform, 'ravi@example.org', 'Other')
  await queue(platform, 'asha@example.org', 'Second')

  const mails = (await app.inject({ url: '/dev/mailbox?to=Asha@example.org', headers: json })).json()

  expect(mails.map(({ subject }: { subject: string }) => subject)).toEqual(['First', 'Second'])
  expect(mails[0]).toEqual({
    to: 'asha@example.org',
    subject: 'First',
    html: '<b>Open</b>',
    text: expect.stringContaining('auth/confirm'),
    attachments: [{ filename: 'plan "1".pdf', contentType: 'application/pdf', size: 4 }],
  })
  expect((await app.inject({ url: '/dev/mailbox?to=asha%00@example.org', headers: json })).json()).toEqual([])
})

test('the mailbox page shows mails newest first with links, without script, and escapes user input', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  await queue(platform, 'asha@example.org', 'First')
  await queue(platform, 'asha@example.org', '<script>alert(1)</script>')

  const page = await app.inject({ url: '/dev/mailbox', headers: { accept: 'text/html,*/*' } })

  expect(page.headers['content-type']).toContain('text/html')
  expect(page.headers['content-security-policy']).toMatch(/default-src 'none'.*style-src 'sha256-/)
  expect(page.body).not.toContain('<script')
  expect(page.body.indexOf('&lt;script&gt;')).toBeLessThan(page.body.indexOf('First'))
  expect(page.body).toContain('href="http://localhost:3000/auth/confirm?token=a&amp;b=1"')
  const link = /href="(\/dev\/mailbox\/[^"]+)"/.exec(page.body)?.[1] ?? ''
  const file = await app.inject(link)
  expect(file.body).toBe('%PDF')
  expect(file.headers['content-disposition']).toBe("attachment; filename*=UTF-8''plan%20%221%22.pdf")
})

test('the mailbox is available only to requests from this computer', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const ask = async (request: { remoteAddress?: string; headers?: Record<string, string> }) =>
    (await app.inject({ url: '/dev/mailbox', ...request })).statusCode

  expect(await ask({})).toBe(200)
  expect(await ask({ remoteAddress: '192.0.2.7' })).toBe(404)
  expect(await ask({ headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(404)
  for (const name of [
    'forwarded',
    'via',
    'x-real-ip',
    'x-request-start',
    'cf-connecting-ip',
    'true-client-ip',
    'fastly-client-ip',
  ]) {
    expect(await ask({ headers: { [name]: '127.0.0.1' } }), name).toBe(404)
  }
  expect(await ask({ headers: { host: 'evil.example:3000' } }), 'a name of somebody else that points here').toBe(404)
})

test('the mailbox is not available behind a minimal proxy that uses HTTP/1.0 and sends no headers', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const statusOf = async (version: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`GET /dev/mailbox HTTP/${version}\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`)
    return (await text(socket)).slice(9, 12)
  }
  expect(await statusOf('1.1')).toBe('200')
  expect(await statusOf('1.0')).toBe('404')
  await app.close()
})

test('the mailbox is not available with a public URL, an open port, a proxy or a mail server', async () => {
  const everybody = [{ PUBLIC_URL: 'https://ankur.example.org' }, { HOST: '0.0.0.0' }, { TRUST_PROXY: '1' }]
  for (const env of [...everybody, { SMTP_URL: 'smtp://mail.example.org' }]) {
    await using platform = await testPlatform({ now, env })
    const app = createApp(platform)
    expect((await app.inject('/dev/mailbox')).statusCode).toBe(404)
    expect((await app.inject('/dev/mailbox/1a0f2f0e-3c56-4f0e-9df0-000000000000/attachments/0')).statusCode).toBe(404)
  }
})
