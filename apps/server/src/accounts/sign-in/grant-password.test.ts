import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { testPlatform } from '../../platform/test-platform.ts'
import { PASSWORD, serveAccounts, testAccounts } from '../test-accounts.ts'

const grant = '/token?grant_type=password'

test('unknown and malformed addresses, wrong passwords and accounts without a password get the same response', async () => {
  await using site = await testAccounts()
  const { email } = await site.signedIn()
  const bare = await site.signedIn()
  await site.platform.db.query('update users set password_hash = null where id = $1', [bare.id])

  const answers = []
  for (const address of ['nobody@example.org', email, bare.email, 'nonsense', '\u212Aaur@example.org']) {
    const { status, headers, body } = await site.ask(grant, { body: { email: address, password: 'wrong mango' } })
    answers.push({ status, body, headers: [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id') })
  }
  expect(answers[0]).toMatchObject({ status: 400, body: { code: 'invalid_credentials', message: 'Invalid login credentials' } })
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
})

test('a session response has every field of the protocol', async () => {
  await using site = await testAccounts({}, '2026-01-05T09:00:00.000Z')
  await site.ask('/signup', { body: { email: 'asha@example.org', password: PASSWORD } })
  const { body, headers } = await site.ask(grant, { body: { email: ' ASHA@example.org', password: PASSWORD } })

  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toMatchObject({ token_type: 'bearer', expires_in: 900, expires_at: Date.UTC(2026, 0, 5, 9, 15) / 1000 })
  const at = '2026-01-05T09:00:00.000Z'
  const claims = { sub: body.user.id, email: 'asha@example.org', email_verified: false, phone_verified: false }
  expect(body.user).toEqual({
    id: body.user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: 'asha@example.org',
    phone: '',
    confirmation_sent_at: at,
    last_sign_in_at: at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: claims,
    identities: [
      {
        identity_id: body.user.identities[0].identity_id,
        id: body.user.id,
        user_id: body.user.id,
        identity_data: claims,
        provider: 'email',
        last_sign_in_at: at,
        created_at: at,
        updated_at: at,
        email: 'asha@example.org',
      },
    ],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  })
})

test.each([
  [
    { email: 'a@b.org', phone: '1', password: 'x' },
    'validation_failed',
    'Only an email address or phone number should be provided on login.',
  ],
  [{ password: 'x' }, 'validation_failed', 'missing email or phone'],
  [{ phone: '1', password: 'x' }, 'phone_provider_disabled', 'Phone logins are disabled'],
  [{ email: 'a@b.org' }, 'invalid_credentials', 'Invalid login credentials'],
])('a sign-in with missing fields is refused with the reason (%#)', async (body, code, message) => {
  await using site = await testAccounts()
  expect(await site.ask(grant, { body })).toMatchObject({ status: 400, body: { code, message } })
})

test('unsupported grants are refused with their error codes', async () => {
  await using site = await testAccounts()
  const answers = []
  for (const type of ['?grant_type=magic', '', '?grant_type=id_token', '?grant_type=web3']) {
    const { status, body } = await site.ask(`/token${type}`, { body: {} })
    answers.push([status, body.code, body.message])
  }
  expect(answers).toEqual([
    [400, 'invalid_credentials', 'unsupported_grant_type'],
    [400, 'invalid_credentials', 'unsupported_grant_type'],
    [400, 'provider_disabled', 'Provider is not enabled'],
    [422, 'web3_provider_disabled', 'Web3 provider is disabled'],
  ])
})

test('a closed account refuses every sign-in, and says that it is closed only with the right password', async () => {
  await using site = await testAccounts()
  const { id, email, access, refresh } = await site.signedIn()
  await site.platform.db.query('update users set banned_until = $2 where id = $1', [id, new Date(Date.now() + 60_000)])

  expect((await site.ask(grant, { body: { email, password: 'wrong mango' } })).body.code).toBe('invalid_credentials')
  const right = await site.ask(grant, { body: { email, password: PASSWORD } })
  expect(right).toMatchObject({ status: 400, body: { code: 'user_banned', message: 'User is banned' } })
  expect(await site.ask('/user', { bearer: access })).toMatchObject({ status: 403, body: { code: 'user_banned' } })
  expect((await site.ask('/token?grant_type=refresh_token', { body: { refresh_token: refresh } })).body.code).toBe('user_banned')
})

test('a weak password from before stricter rules still signs in, and the response says that it is weak', async () => {
  await using platform = await testPlatform({ now: new Date().toISOString(), isHashSlow: true })
  await using site = await serveAccounts(platform)
  const { email, id } = await site.signedIn()
  const old = await hash('123456', { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
  await site.platform.db.query('update users set password_hash = $2 where id = $1', [id, old])

  const { data } = await site.client().signInWithPassword({ email, password: '123456' })
  expect(data.weakPassword).toMatchObject({ reasons: ['pwned'] })

  const [row] = await site.platform.db.query<{ password_hash: string }>('select password_hash from users where id = $1', [id])
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await site.ask(grant, { body: { email, password: '123456' } })).status).toBe(200)
})

test('an account keeps its twenty latest sessions', async () => {
  await using site = await testAccounts()
  const first = await site.signedIn()
  site.platform.clock.advance(1_000)
  const second = await site.ask(grant, { body: { email: first.email, password: PASSWORD } })
  for (let more = 0; more < 19; more += 1) {
    site.platform.clock.advance(1_000)
    await site.ask(grant, { body: { email: first.email, password: PASSWORD } })
  }
  expect(await site.platform.db.query('select 1 from sessions')).toHaveLength(20)
  expect((await site.ask('/user', { bearer: first.access })).body.code).toBe('session_not_found')
  expect((await site.ask('/user', { bearer: second.body.access_token })).status).toBe(200)
})
