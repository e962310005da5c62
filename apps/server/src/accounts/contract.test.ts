/** The parts of the protocol, through the published client, that the journey tests in this folder do not cover. */
import { expect, test } from 'vitest'
import { PASSWORD, secretsOf, testAccounts } from './test-accounts.ts'
import type { TestAccounts } from './test-accounts.ts'

const email = 'asha@example.org'
const MINUTE = 60_000

async function signedIn(site: TestAccounts) {
  const client = site.client()
  await client.signUp({ email, password: PASSWORD })
  await client.signInWithPassword({ email, password: PASSWORD })
  return client
}

async function lastMail(site: TestAccounts, kind: string, to = email) {
  return secretsOf((await site.mailsTo(to)).findLast((mail) => mail.kind === kind))
}

test('wrong passwords, unknown accounts and unsupported sign-in methods get the error codes of the protocol', async () => {
  await using site = await testAccounts()
  await signedIn(site)
  const client = site.client()
  const wrong = await client.signInWithPassword({ email, password: 'not this one' })
  const unknown = await client.signInWithPassword({ email: 'nobody@example.org', password: PASSWORD })
  for (const { error } of [wrong, unknown]) {
    expect(error).toMatchObject({
      name: 'AuthApiError',
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
  }
  expect((await client.signInAnonymously()).error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' })
  expect((await client.signInWithIdToken({ provider: 'google', token: 'x' })).error?.status).toBe(400)
  expect((await client.signInWithOtp({ phone: '+911234567890' })).error?.code).toBe('phone_provider_disabled')
  expect((await client.signInWithSSO({ domain: 'example.org' })).error?.code).toBe('saml_provider_disabled')
  expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError')
})

test('reusing an old refresh token ends the session for everybody who holds it', async () => {
  await using site = await testAccounts()
  const client = await signedIn(site)
  const stolen = (await client.getSession()).data.session?.refresh_token ?? ''
  for (let n = 0; n < 2; n += 1) expect((await client.refreshSession()).error).toBeNull()
  site.platform.clock.advance(MINUTE)

  const thief = await site.client().refreshSession({ refresh_token: stolen })
  expect(thief.error).toMatchObject({ status: 400, code: 'refresh_token_already_used' })
  expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await client.getSession()).data.session).toBeNull()
})

test('a recovery mail opens a session that can set a new password without the current one', async () => {
  await using site = await testAccounts()
  const elsewhere = await signedIn(site)
  expect((await site.client().resetPasswordForEmail('nobody@example.org')).error).toBeNull()
  expect((await site.client().resetPasswordForEmail(email)).error).toBeNull()
  const { code } = await lastMail(site, 'recovery')

  const client = site.client()
  const events: string[] = []
  client.onAuthStateChange((event) => void events.push(event))
  expect((await client.verifyOtp({ email, token: code, type: 'recovery' })).error).toBeNull()
  expect(events).toContain('PASSWORD_RECOVERY')
  expect((await client.updateUser({ password: PASSWORD })).error).toMatchObject({ status: 422, code: 'same_password' })
  expect((await client.updateUser({ password: 'neem tree 43' })).error).toBeNull()
  expect((await elsewhere.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await client.signInWithPassword({ email, password: 'neem tree 43' })).error).toBeNull()
})

test('an older session changes the password with the current one or with a mailed code', async () => {
  await using site = await testAccounts()
  const client = await signedIn(site)
  const confirmation = await lastMail(site, 'confirm_address')
  await client.verifyOtp({ token_hash: confirmation.token, type: 'signup' })
  await client.signInWithPassword({ email, password: PASSWORD })
  site.platform.clock.advance(11 * MINUTE)
  const next = { password: 'neem tree 43' }
  expect((await client.updateUser(next)).error?.code).toBe('current_password_required')
  expect((await client.updateUser({ ...next, nonce: '000000x' })).error).toMatchObject({
    status: 422,
    code: 'reauthentication_not_valid',
  })
  expect((await client.reauthenticate()).error).toBeNull()
  await site.idle()
  const { code: nonce } = await codeOf(site)
  expect((await client.updateUser({ ...next, nonce })).error).toBeNull()
  expect((await client.signInWithPassword({ email, ...next })).error).toBeNull()
})

/** Returns the code of a mail that has no link. */
async function codeOf(site: TestAccounts) {
  const mail = (await site.mailsTo(email)).findLast(({ kind }) => kind === 'reauthentication')
  return { code: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '' }
}

test('an address change takes effect after both mails were confirmed', async () => {
  await using site = await testAccounts()
  const client = await signedIn(site)
  await client.verifyOtp({ token_hash: (await lastMail(site, 'confirm_address')).token, type: 'signup' })
  const response = await client.updateUser({ email: 'new@example.org' })
  expect(response.error).toBeNull()
  expect(response.data.user).toMatchObject({ email, new_email: 'new@example.org' })
  const mails = [...(await site.mailsTo(email)), ...(await site.mailsTo('new@example.org'))]
  const links = mails.filter(({ text }) => text.includes('type=email_change')).map(secretsOf)
  expect(links).toHaveLength(2)

  const half = await client.verifyOtp({ token_hash: links[0]?.token ?? '', type: 'email_change' })
  expect([half.error, half.data.session]).toEqual([null, null])
  expect((await client.getUser()).data.user?.email).toBe(email)
  const whole = await client.verifyOtp({ token_hash: links[1]?.token ?? '', type: 'email_change' })
  expect(whole.error).toBeNull()
  expect(whole.data.user?.email).toBe('new@example.org')
})

test('a confirmation can be sent again, and a used or unknown token is refused as expired', async () => {
  await using site = await testAccounts()
  const client = site.client()
  await client.signUp({ email, password: PASSWORD })
  const first = await lastMail(site, 'confirm_address')
  expect((await client.resend({ type: 'signup', email })).error).toBeNull()
  expect((await client.resend({ type: 'signup', email: 'nobody@example.org' })).error).toBeNull()
  const second = await lastMail(site, 'confirm_address')
  const expired = { status: 403, code: 'otp_expired', message: 'Email link is invalid or has expired' }
  expect((await client.verifyOtp({ token_hash: first.token, type: 'signup' })).error).toMatchObject(expired)
  expect((await client.verifyOtp({ token_hash: second.token, type: 'recovery' })).error).toMatchObject(expired)
  const wrong = await client.verifyOtp({ email, token: '00000', type: 'signup' })
  expect(wrong.error).toMatchObject({ status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' })
  expect((await client.verifyOtp({ email, token: second.code, type: 'signup' })).error).toBeNull()
})
