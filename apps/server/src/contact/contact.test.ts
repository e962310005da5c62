import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { testPlatform, type TestPlatform } from '../platform/test-platform.ts'
import { contactLimits } from './receive.ts'
import { deleteOldMessages } from './store.ts'
import { formFields } from './routes.ts'

const now = '2026-01-05T09:00:00Z'
const DAY_MS = 24 * 60 * 60_000

const letter = {
  firstName: 'Asha',
  lastName: 'Kaur',
  email: 'asha@example.org',
  subject: 'Question',
  message: 'How long does the screening take?',
}

async function contactServer(env: Record<string, string> = {}) {
  const platform = await testPlatform({ now, env: { CONTACT_TO: 'hello@ankur.example', ...env } })
  const app = createApp(platform)
  const send = (body: unknown, remoteAddress = '203.0.113.7') =>
    app.inject({ method: 'POST', url: '/api/contact', payload: body as object, remoteAddress })
  const end = async () => {
    await app.close()
    await platform[Symbol.asyncDispose]()
  }
  return { platform, app, send, [Symbol.asyncDispose]: end }
}

const stored = ({ db }: TestPlatform) => db.query('select * from contact_messages order by received_at')
const mails = ({ db }: TestPlatform) =>
  db.query<{ kind: string; recipient: string; reply_to: string | null; subject: string; text_body: string; html_body: string }>(
    'select kind, recipient, reply_to, subject, text_body, html_body from outbox order by sequence',
  )

test('a message with only the five fields is stored, mailed to the operator and copied to the sender', async () => {
  await using server = await contactServer()
  const answer = await server.send(letter)
  expect(answer.statusCode).toBe(201)
  const { reference } = answer.json()
  expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)

  expect(await stored(server.platform)).toEqual([
    expect.objectContaining({ reference, state: 'open', first_name: 'Asha', email: letter.email, message: letter.message }),
  ])
  const [toOperator, toSender, ...more] = await mails(server.platform)
  expect(more).toEqual([])
  expect(toOperator).toMatchObject({ recipient: 'hello@ankur.example', reply_to: letter.email })
  expect(toOperator?.subject).toContain(reference)
  expect(toOperator?.text_body).toContain('From: Asha Kaur <asha@example.org>')
  expect(toSender).toMatchObject({ recipient: letter.email, reply_to: null })
  for (const mail of [toOperator, toSender]) expect(mail?.text_body).toContain(`> ${letter.message}`)
})

test('the copy is in the language of the page', async () => {
  await using server = await contactServer()
  await server.send({ ...letter, language: 'hi' })
  const [toOperator, toSender] = await mails(server.platform)
  expect(toOperator?.text_body).toContain('Reference: ')
  expect(toSender?.subject).toContain('आपका संदेश')
})

test('without CONTACT_TO the message is still stored and the sender gets a copy', async () => {
  await using server = await contactServer({ CONTACT_TO: '' })
  expect((await server.send(letter)).statusCode).toBe(201)
  expect(await stored(server.platform)).toHaveLength(1)
  expect((await mails(server.platform)).map(({ recipient }) => recipient)).toEqual([letter.email])
})

test('50 concurrent copies of a message are stored as one with two mails, and all get its reference', async () => {
  await using server = await contactServer({ RATE_LIMITS: 'on' })
  const answers = await Promise.all(Array.from({ length: 50 }, () => server.send({ ...letter, key: 'press-1' })))
  expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1)
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  expect(await stored(server.platform)).toHaveLength(1)
  expect(await mails(server.platform)).toHaveLength(2)
})

test('a retry with the same key is the same message at any time; edited text with that key is a new one', async () => {
  await using server = await contactServer()
  const first = (await server.send({ ...letter, key: 'k' })).json()
  server.platform.clock.advance(3 * DAY_MS)
  expect((await server.send({ ...letter, key: 'k' })).json()).toEqual(first)
  await server.send({ ...letter, message: 'And does it cost anything?', key: 'k' })
  expect(await stored(server.platform)).toHaveLength(2)
})

test('without a key the same text within ten minutes is one message, and later a new one', async () => {
  await using server = await contactServer()
  const first = (await server.send(letter)).json()
  server.platform.clock.advance(10 * 60_000)
  expect((await server.send(letter)).json()).toEqual(first)
  server.platform.clock.advance(1)
  expect((await server.send(letter)).json().reference).not.toBe(first.reference)
})

test('empty and invalid fields are reported by name, and nothing is stored or mailed', async () => {
  await using server = await contactServer()
  for (const body of [
    {},
    { ...letter, email: 'asha' },
    { ...letter, message: 'a'.repeat(5001) },
    { ...letter, firstName: null },
    [],
  ]) {
    const answer = await server.send(body)
    expect(answer.statusCode, JSON.stringify(body).slice(0, 80)).toBe(422)
    const { error } = answer.json()
    expect(error).toMatchObject({ code: 'invalid_message', message: expect.stringMatching(/\.$/) })
    for (const problem of error.problems)
      expect(problem).toEqual({ field: expect.any(String), code: expect.any(String), message: expect.stringMatching(/\.$/) })
    expect(error.fields).toEqual(error.problems.map(({ field }: { field: string }) => field))
  }
  const huge = await server.send({ ...letter, message: 'a'.repeat(200_000) })
  expect([huge.statusCode, huge.json().error.code]).toEqual([413, 'body_too_large'])
  expect(await stored(server.platform)).toEqual([])
  expect(await mails(server.platform)).toEqual([])
})

test('markup, headers and commands in a message are delivered as plain text', async () => {
  await using server = await contactServer()
  const evil = '<script>alert(1)</script> $(reboot) {{x}} [[reference]] \u001b[2J'
  const subject = 'Hello\r\nBcc: eve@example.org\r\n\r\nOther'
  expect((await server.send({ ...letter, firstName: 'Asha\nTo: eve@example.org', subject, message: evil })).statusCode).toBe(201)
  const [toOperator, toSender] = await mails(server.platform)
  for (const mail of [toOperator!, toSender!]) {
    expect(mail.subject).not.toMatch(/[\r\n]/)
    expect(mail.html_body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(mail.html_body).not.toContain('<script')
    expect(mail.text_body).not.toContain('\u001b')
  }
  expect(toSender!.subject, 'a stranger cannot choose what we write to somebody').not.toContain('Bcc')
})

test('a message with the hidden honeypot field gets a success response, and is not stored or mailed', async () => {
  await using server = await contactServer()
  const answer = await server.send({ ...letter, website: 'https://spam.example' })
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([201, ['reference', 'copy']])
  expect(await stored(server.platform)).toEqual([])
  expect(await mails(server.platform)).toEqual([])
})

test('messages are limited per network, per recipient and in total', async () => {
  await using server = await contactServer({ RATE_LIMITS: 'on' })
  const { platform } = server
  const { ofNetwork, ofAddress, ofAll } = contactLimits
  await platform.limits.limiter(ofNetwork).consume('203.0.113.7', ofNetwork.points - 1)
  await platform.limits.limiter(ofAddress).consume('victim@example.org', ofAddress.points - 1)
  await platform.limits.limiter(ofAll).consume('all', ofAll.points - 3)
  const send = async (email: string, place: string) => (await server.send({ ...letter, email }, place)).statusCode

  expect(await send('a@example.org', '203.0.113.7')).toBe(201)
  expect(await send('b@example.org', '203.0.113.7'), 'one place').toBe(429)
  expect(await send('victim@example.org', '198.51.100.1')).toBe(201)
  expect(await send('Victim@Example.org', '198.51.100.2'), 'the very same again is no new message').toBe(200)
  const refused = await server.send({ ...letter, email: 'victim@example.org', message: 'More' }, '198.51.100.2')
  expect([refused.statusCode, refused.json().error.code], 'one address').toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await send('c@example.org', '192.0.2.1')).toBe(201)
  expect(await send('d@example.org', '192.0.2.2'), 'altogether').toBe(429)
  expect(await stored(platform), 'a refused message is not stored').toHaveLength(3)
  platform.clock.advance(DAY_MS)
  expect(await send('d@example.org', '192.0.2.2')).toBe(201)
})

test('a message is deleted after twelve calendar months, open or done', async () => {
  await using server = await contactServer()
  const { platform } = server
  await server.send(letter)
  await platform.db.query(`update contact_messages set state = 'done', done_at = $1`, [new Date(now)])
  await deleteOldMessages(platform.db, new Date('2027-01-05T08:59:59Z'))
  expect(await stored(platform)).toHaveLength(1)
  await deleteOldMessages(platform.db, new Date('2027-01-05T09:00:00Z'))
  expect(await stored(platform)).toHaveLength(0)
})

test('a form without script is redirected to the page with its reference, in its language', async () => {
  await using server = await contactServer()
  const send = (fields: Record<string, string>, accept: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept },
    })
  const page = await send({ ...letter, language: 'hi', website: '' }, 'text/html,*/*;q=0.8')
  expect(page.statusCode).toBe(303)
  const [row] = await stored(server.platform)
  expect(page.headers.location).toBe(`/hi/contact?sent=${row?.reference}`)
  expect((await send({ ...letter, message: 'Another' }, '*/*')).headers.location).toMatch(/^\/contact\?sent=/)
  expect((await send({ ...letter, message: 'A third' }, 'application/json')).statusCode).toBe(201)
  expect((await send({}, 'application/json')).json().error.code).toBe('invalid_message')
  expect(await stored(server.platform)).toHaveLength(3)
})

test('the API description contains the fields of a message and the responses', async () => {
  await using server = await contactServer()
  const { paths } = (await server.app.inject('/api/openapi.json')).json()
  const { requestBody, responses } = paths['/api/contact'].post
  expect(Object.keys(requestBody.content)).toEqual(['application/json', 'application/x-www-form-urlencoded'])
  expect(requestBody.content['application/json'].schema.required).toEqual([
    'firstName',
    'lastName',
    'email',
    'subject',
    'message',
  ])
  expect(responses['201'].content['application/json'].schema.required).toContain('reference')
})

test('the first value of a repeated field counts, and an empty optional field is missing', () => {
  expect(formFields('subject=a+b&subject=c&message=&key=&key=k&language=hi&__proto__=x')).toEqual({
    subject: 'a b',
    message: '',
    language: 'hi',
  })
})

test('a form of hundreds of thousands of fields is read in linear time', () => {
  const names = Array.from({ length: 200_000 }, (_, at) => `f${at}`)
  expect(Object.keys(formFields(names.join('&')))).toHaveLength(names.length)
})
