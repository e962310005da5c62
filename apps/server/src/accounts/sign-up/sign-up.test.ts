import { expect, test } from 'vitest'
import { PASSWORD, secretsOf, testAccounts, type Answer } from '../test-accounts.ts'
import { isCommonPassword } from './password-check.ts'

const asha = { email: 'asha@example.org', password: PASSWORD, data: { full_name: 'Asha', language: 'en' } }

test('sign-ups with a free and a taken address get the same response fields', async () => {
  await using site = await testAccounts()
  const fresh = await site.ask('/signup', { body: asha })
  const taken = await site.ask('/signup', { body: { ...asha, password: 'another mango 1' } })
  const confirmed = await site.signedIn('ravi@example.org')
  await site.platform.db.query('update users set email_confirmed_at = created_at where id = $1', [confirmed.id])
  const takenAndConfirmed = await site.ask('/signup', { body: { ...asha, email: 'ravi@example.org' } })

  expect(fresh.status).toBe(200)
  expect(shapeOf(taken)).toEqual(shapeOf(fresh))
  expect(shapeOf(takenAndConfirmed)).toEqual(shapeOf(fresh))
  expect(taken.body.id).not.toBe(fresh.body.id)
  expect(taken.body.user_metadata).toMatchObject({ full_name: 'Asha', sub: taken.body.id })
  expect(taken.body.identities).toMatchObject([{ id: taken.body.id, provider: 'email', identity_data: { sub: taken.body.id } }])
  expect(taken.body.role).toBe('authenticated')
})

test('a sign-up never changes an existing account', async () => {
  await using site = await testAccounts()
  await site.ask('/signup', { body: asha })
  const before = await site.platform.db.query('select password_hash, user_metadata from users')
  await site.ask('/signup', {
    body: { ...asha, email: 'ASHA@example.org', password: 'another mango 1', data: { full_name: 'Thief' } },
  })

  expect(await site.platform.db.query('select password_hash, user_metadata from users')).toEqual(before)
  expect((await site.ask('/token?grant_type=password', { body: { ...asha, password: 'another mango 1' } })).status).toBe(400)
})

test('the owner of a taken address gets a notice by mail, at most once an hour, in their language', async () => {
  await using site = await testAccounts()
  await site.ask('/signup', { body: { ...asha, data: { language: 'pa' } } })
  const kinds = async () => (await site.mailsTo(asha.email)).map((mail) => mail.kind)

  await site.ask('/signup', { body: asha })
  await site.ask('/signup', { body: asha })
  expect(await kinds()).toEqual(['confirm_address', 'account_exists'])
  site.platform.clock.advance(59 * 60_000)
  await site.ask('/signup', { body: asha })
  expect(await kinds()).toHaveLength(2)
  site.platform.clock.advance(60_000)
  await site.ask('/signup', { body: asha })
  expect(await kinds()).toHaveLength(3)

  const note = (await site.mailsTo(asha.email))[1]
  expect(note?.subject).toBe('ਅੰਕੁਰ ਉੱਤੇ ਤੁਹਾਡਾ ਖਾਤਾ ਪਹਿਲਾਂ ਹੀ ਹੈ')
  expect(note?.text).toContain('http://localhost:3000/sign-in')
})

test('ten concurrent sign-ups with one address create one account and get equal responses', async () => {
  await using site = await testAccounts()
  const answers = await Promise.all(Array.from({ length: 10 }, () => site.ask('/signup', { body: asha })))

  expect(new Set(answers.map((answer) => JSON.stringify(shapeOf(answer)))).size).toBe(1)
  expect(await site.platform.db.query('select id from users')).toHaveLength(1)
  expect((await site.mailsTo(asha.email)).map((mail) => mail.kind).sort()).toEqual(['account_exists', 'confirm_address'])
})

test('the confirmation mail contains no text typed at sign-up', async () => {
  await using site = await testAccounts()
  const name = 'Win <a href="https://evil.example">here</a>\r\nBcc: all@example.org'
  await site.ask('/signup', { body: { email: "o'neil&co@example.org", password: PASSWORD, data: { full_name: name } } })
  const [mail] = await site.mailsTo("o'neil&co@example.org")
  expect(mail?.text + mail!.html + mail!.subject).not.toMatch(/evil|Bcc|Win/)
  expect(mail?.html).toContain('&amp;type=signup')
})

test('the consent given at sign-up is stored with version, language and time', async () => {
  await using site = await testAccounts({}, '2026-01-05T09:00:00Z')
  const { body } = await site.ask('/signup', { body: { ...asha, data: { notice_version: '2026-01', language: 'hi' } } })
  expect(
    await site.platform.db.query('select user_id, purpose, notice_version, language, given_at, withdrawn_at from consents'),
  ).toEqual([
    {
      user_id: body.id,
      purpose: 'account',
      notice_version: '2026-01',
      language: 'hi',
      given_at: new Date('2026-01-05T09:00:00Z'),
      withdrawn_at: null,
    },
  ])

  await site.ask('/signup', { body: { ...asha, email: 'ravi@example.org', data: { notice_version: 7, language: 'hi' } } })
  expect(await site.platform.db.query('select 1 from consents')).toHaveLength(1)
})

test.each([
  [{}, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
  [{ data: { a: 1 } }, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
  [{ email: 'a@b.org', password: '' }, 400, 'validation_failed', 'Signup requires a valid password'],
  [{ email: 'a@b.org', password: null }, 400, 'validation_failed', 'Signup requires a valid password'],
  [{ email: 'a@b.org', password: 'k'.repeat(1025) }, 400, 'validation_failed', 'Password cannot be longer than 1024 characters'],
  [{ email: 'a@b.org', password: 'abc~1' }, 422, 'weak_password', 'Password should be at least 6 characters.'],
  [
    { email: 'a@b.org', password: 'password' },
    422,
    'weak_password',
    'Password is known to be weak and easy to guess, please choose a different one.',
  ],
  [
    { email: 'a@b.org', phone: '+911234567890', password: PASSWORD },
    400,
    'validation_failed',
    'Only an email address or phone number should be provided on signup.',
  ],
  [{ phone: '+911234567890', password: PASSWORD }, 400, 'phone_provider_disabled', 'Phone signups are disabled'],
  [{ email: 'nonsense', password: PASSWORD }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
  // A short password is reported before the address, a common one after it.
  [{ email: 'nonsense', password: 'password' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
  [{ email: 'nonsense', password: 'abc~1' }, 422, 'weak_password', 'Password should be at least 6 characters.'],
  [
    { email: `${'a'.repeat(60)}@${'b'.repeat(250)}.org`, password: PASSWORD },
    400,
    'validation_failed',
    'An email address is too long',
  ],
  [{ email: '  ', password: PASSWORD }, 400, 'validation_failed', 'An email address is required'],
  [
    { email: 'a@b.org', password: PASSWORD, code_challenge: 'x' },
    400,
    'validation_failed',
    'PKCE flow requires code_challenge_method and code_challenge',
  ],
  [
    { email: 'a@b.org', password: PASSWORD, code_challenge: 'x', code_challenge_method: 's256' },
    400,
    'validation_failed',
    'code challenge has to be between 43 and 128 characters',
  ],
  [
    { email: 'a@b.org', password: PASSWORD, code_challenge: '!'.repeat(43), code_challenge_method: 's256' },
    400,
    'validation_failed',
    'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
  ],
  [
    { email: 'a@b.org', password: PASSWORD, data: { big: 'x'.repeat(16_384) } },
    400,
    'validation_failed',
    'User metadata cannot be larger than 16384 bytes',
  ],
])('sign-up refuses invalid fields with the protocol’s messages (%#)', async (body, status, code, message) => {
  await using site = await testAccounts()
  const answer = await site.ask('/signup', { body })
  expect({ status: answer.status, ...answer.body }).toMatchObject({ status, code, message })
})

test('mode confirm: no session before the address is confirmed, and a second sign-up sends the mail again', async () => {
  await using site = await testAccounts({ AUTH_MODE: 'confirm' })
  const first = await site.ask('/signup', { body: asha })
  expect(first.body.access_token).toBeUndefined()

  const early = await site.ask('/token?grant_type=password', { body: asha })
  expect(early).toMatchObject({ status: 400, body: { code: 'email_not_confirmed', message: 'Email not confirmed' } })
  const wrong = await site.ask('/token?grant_type=password', { body: { ...asha, password: 'wrong mango' } })
  expect(wrong.body.code).toBe('invalid_credentials')

  const second = await site.ask('/signup', {
    body: { ...asha, password: 'another mango 1', data: { ...asha.data, full_name: 'Ravi' } },
  })
  expect(second.body.user_metadata).toMatchObject({ full_name: 'Ravi' })
  // The response must not contain data of the existing account, such as its name.
  expect(second.body.id).not.toBe(first.body.id)
  expect(shapeOf(second)).toEqual(shapeOf(first))
  const mails = await site.mailsTo(asha.email)
  expect(mails.map((mail) => mail.kind)).toEqual(['confirm_address', 'confirm_address'])

  const used = await site.ask('/verify', { body: { type: 'signup', token_hash: secretsOf(mails[0]).token } })
  expect(used.body.code).toBe('otp_expired')
  expect((await site.ask('/verify', { body: { type: 'signup', token_hash: secretsOf(mails[1]).token } })).status).toBe(200)
  // Two passwords were given for the address: neither is valid before its owner chooses one.
  expect((await site.ask('/token?grant_type=password', { body: asha })).body.code).toBe('invalid_credentials')

  const third = await site.ask('/signup', { body: asha })
  expect(third.body.id).not.toBe(first.body.id)
  expect(shapeOf(third)).toEqual(shapeOf(first))
})

test('mode autoconfirm: sign-up opens a session without mail, and a taken address is reported', async () => {
  await using site = await testAccounts({ AUTH_MODE: 'autoconfirm' })
  const client = site.client()
  const { data, error } = await client.signUp(asha)
  expect(error).toBeNull()
  expect(data.session?.user.email_confirmed_at).toBeTruthy()
  expect(data.user?.user_metadata).toMatchObject({ email_verified: true })
  expect((await client.getUser()).data.user?.id).toBe(data.user?.id)
  expect(await site.mailsTo(asha.email)).toEqual([])

  expect(await site.ask('/signup', { body: asha })).toMatchObject({
    status: 422,
    body: { code: 'user_already_exists', message: 'User already registered' },
  })
  const rush = await Promise.all(
    Array.from({ length: 5 }, () => site.ask('/signup', { body: { ...asha, email: 'ravi@example.org' } })),
  )
  expect(rush.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 422, 422, 422, 422])
})

/** Returns everything except values that must differ: status, header names and values, and the body's keys at every depth. */
function shapeOf({ status, headers, body }: Answer): unknown {
  const kept = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
  return { status, headers: kept, body: keysOf(body) }
}

function keysOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keysOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.entries(value).map(([key, inner]) => [key, keysOf(inner)])
}

test('the user’s own address or name is refused as a password, at sign-up and later', async () => {
  await using site = await testAccounts()
  const weak = { status: 422, body: { code: 'weak_password', weak_password: { reasons: ['pwned'] } } }
  const person = { email: 'asha.kaur@example.org', data: { full_name: 'Gurpreet Asha' } }
  for (const password of ['Asha.Kaur@example.org', 'ashakaur', 'ASHA KAUR', 'gurpreet asha', 'GurpreetAsha']) {
    expect(await site.ask('/signup', { body: { ...person, password } }), password).toMatchObject(weak)
  }
  await site.ask('/signup', { body: { ...person, password: 'gurpreet asha 42' } })
  const signIn = { email: person.email, password: 'gurpreet asha 42' }
  const bearer = (await site.ask('/token?grant_type=password', { body: signIn })).body.access_token
  const change = { method: 'PUT', body: { password: 'asha kaur' }, bearer }
  expect(await site.ask('/user', change)).toMatchObject(weak)
})

test('the list contains the 100,000 most common passwords, from the first to the last', () => {
  for (const common of ['123456', 'password', 'qwerty', 'dragon', 'iloveyou', '070162'])
    expect(isCommonPassword(common), common).toBe(true)
  for (const loud of ['PASSWORD', 'ILoveYou', 'Dragon']) expect(isCommonPassword(loud), loud).toBe(true)
  for (const rare of ['', 'mango tree 42', 'DRAGON fly', '07011963x']) expect(isCommonPassword(rare), rare).toBe(false)
})
