import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { deliverDue, pauseMs } from '../platform/mail/deliver-due.ts'
import { mailServer } from '../platform/mail/test-mail-server.ts'
import { testPlatform } from '../platform/test-platform.ts'

const letter = {
  firstName: 'Asha',
  lastName: 'Kaur',
  email: 'asha@example.org',
  subject: 'सवाल\r\nBcc: eve@example.org',
  message: 'कितना समय लगता है?\n\n.\nBcc: eve@example.org',
}

async function contactServer(smtpUrl: string) {
  const platform = await testPlatform({
    now: '2026-01-05T09:00:00Z',
    env: {
      SMTP_URL: smtpUrl,
      CONTACT_TO: 'hello@ankur.example',
      MAIL_FROM: 'Ankur <no-reply@ankur.example>',
      PUBLIC_URL: 'https://ankur.example',
    },
  })
  const app = createApp(platform)
  const send = (body: object) => app.inject({ method: 'POST', url: '/api/contact', payload: body })
  const end = async () => {
    await app.close()
    await platform[Symbol.asyncDispose]()
  }
  return { platform, send, [Symbol.asyncDispose]: end }
}

test('the operator gets the message with the sender as reply address; only the sender gets a copy', async () => {
  await using mail = await mailServer()
  await using server = await contactServer(mail.url)
  const { reference, copy } = (await server.send({ ...letter, language: 'hi' })).json()
  expect(copy).toBe('sending')
  expect(await deliverDue(server.platform)).toBe(2)

  const arrived = await mail.read()
  expect(arrived.map(({ to }) => to)).toEqual([['hello@ankur.example'], ['asha@example.org']])
  const [toOperator, toSender] = arrived.map((each) => each.mail)
  expect(toOperator?.replyTo).toEqual([{ name: '', address: 'asha@example.org' }])
  expect(toOperator?.subject).toBe(`Message to Ankur (${reference}): सवाल Bcc: eve@example.org`)
  expect(toSender?.subject).toBe(`अंकुर को आपका संदेश (${reference})`)
  expect(toSender?.replyTo).toBeUndefined()
  for (const each of [toOperator, toSender]) {
    expect(each?.from?.address).toBe('no-reply@ankur.example')
    expect(each?.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(each?.text).toContain('> कितना समय लगता है?\n> \n> .\n> Bcc: eve@example.org')
  }
  const left = await server.platform.db.query('select recipient, reply_to, subject, text_body, html_body from outbox')
  for (const row of left)
    expect(Object.values(row), 'a sent message is deleted from the outbox').toEqual([null, null, null, null, null])
})

test('while the mail server is down the message is stored, and both mails are sent once when it works again', async () => {
  const down = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => down.listen(0, '127.0.0.1', resolve))
  const { port } = down.address() as AddressInfo
  await using server = await contactServer(`smtp://127.0.0.1:${port}`)
  const first = await server.send({ ...letter, key: 'k' })
  expect(first.statusCode).toBe(201)
  expect(await deliverDue(server.platform)).toBe(0)
  expect((await server.send({ ...letter, key: 'k' })).json(), 'pressed again').toEqual(first.json())
  await new Promise((resolve) => down.close(resolve))

  await using mail = await mailServer()
  const back = { ...server.platform, config: { ...server.platform.config, smtpUrl: mail.url } }
  server.platform.clock.advance(pauseMs(1))
  expect(await deliverDue(back)).toBe(2)
  server.platform.clock.advance(pauseMs(10))
  expect(await deliverDue(back)).toBe(0)
  expect(mail.taken).toHaveLength(2)
})
