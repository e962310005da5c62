/** Each method of the published client, and what it makes of our answer: a value, or an error whose code it knows. */
import { AuthAdminApi } from '@supabase/auth-js'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { PASSWORD, secretsOf, testAccounts } from './test-accounts.ts'

const email = 'asha@example.org'
const phone = '+911234567890'
const unknownId = '5b1b8f3e-8c0f-4e53-9a3b-0a3d8f0f0c11'

interface ClientAnswer {
  readonly error: { readonly name: string; readonly status?: number | undefined; readonly code?: string | undefined } | null
}

async function toldBy(asked: Promise<ClientAnswer>): Promise<string> {
  const { error } = await asked
  if (error === null) return 'ok'
  return error.name === 'AuthSessionMissingError' ? 'no session' : `${error.status} ${error.code}`
}

test('ways in that are offered work, the others are refused with the code of each', async () => {
  await using site = await testAccounts()
  const client = site.client()
  const told = async (asked: Promise<ClientAnswer>, what: string) => expect(await toldBy(asked)).toBe(what)
  await told(client.signUp({ email, password: PASSWORD }), 'ok')
  await told(client.signUp({ phone, password: PASSWORD }), '400 phone_provider_disabled')
  await told(client.signInAnonymously(), '422 anonymous_provider_disabled')
  await told(client.signInWithPassword({ phone, password: PASSWORD }), '400 phone_provider_disabled')
  await told(client.signInWithOtp({ phone }), '400 phone_provider_disabled')
  await told(client.signInWithIdToken({ provider: 'google', token: 'x' }), '400 provider_disabled')
  const { error: google } = await client.signInWithIdToken({ provider: 'google', token: 'x' })
  expect(google?.message).toBe('Provider (issuer "https://accounts.google.com") is not enabled')
  await told(client.signInWithSSO({ domain: 'example.org' }), '404 saml_provider_disabled')
  await told(client.exchangeCodeForSession('nonsense'), '400 validation_failed')
  await told(client.verifyOtp({ phone, token: '123456', type: 'sms' }), '403 otp_expired')
  await told(client.verifyOtp({ phone: '12345-invalid', token: '123456', type: 'sms' }), '400 validation_failed')
  // Whether somebody has an account is told to nobody.
  await told(client.signInWithOtp({ email: 'nobody@example.org', options: { shouldCreateUser: false } }), 'ok')
  await told(client.signInWithOtp({ email }), 'ok')
  const { code } = secretsOf((await site.mailsTo(email)).findLast(({ kind }) => kind === 'sign_in_code'))
  await told(client.verifyOtp({ email, token: 'abcdef', type: 'email' }), '403 otp_expired')
  await told(client.verifyOtp({ email, token: code, type: 'email' }), 'ok')
})

test('who is signed in reads and changes the account, and what is not offered says so', async () => {
  await using site = await testAccounts()
  const client = site.client()
  const elsewhere = site.client()
  await client.signUp({ email, password: PASSWORD })
  for (const each of [client, elsewhere]) expect(await toldBy(each.signInWithPassword({ email, password: PASSWORD }))).toBe('ok')

  expect((await client.getUserIdentities()).data?.identities).toMatchObject([{ provider: 'email', identity_data: { email } }])
  const link = client.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } })
  expect(await toldBy(link)).toBe('404 manual_linking_disabled')
  expect(await toldBy(client.updateUser({ data: { full_name: 'Asha', more: { a: 1 } } }))).toBe('ok')
  expect(await toldBy(client.updateUser({ password: PASSWORD }))).toBe('422 same_password')
  expect(await toldBy(client.updateUser({ phone }))).toBe('400 phone_provider_disabled')
  expect(await toldBy(client.updateUser({ email: 'nonsense' }))).toBe('400 validation_failed')
  expect(await toldBy(client.resend({ type: 'signup', email }))).toBe('ok')
  expect(await toldBy(client.resend({ type: 'sms', phone }))).toBe('400 validation_failed')
  expect(await toldBy(client.mfa.enroll({ factorType: 'phone', phone }))).toBe('422 mfa_phone_enroll_not_enabled')
  expect(await toldBy(client.mfa.challenge({ factorId: unknownId }))).toBe('404 mfa_factor_not_found')
  expect(await toldBy(client.mfa.unenroll({ factorId: unknownId }))).toBe('404 mfa_factor_not_found')

  expect(await toldBy(client.refreshSession({ refresh_token: 'x' }))).toBe('400 validation_failed')
  expect(await toldBy(client.getUser('a.b.c'))).toBe('403 bad_jwt')
  expect(await toldBy(client.signInWithPassword({ email, password: PASSWORD }))).toBe('ok')
  expect(await toldBy(client.signOut({ scope: 'others' }))).toBe('ok')
  expect(await toldBy(client.getUser())).toBe('ok')
  expect(await toldBy(elsewhere.getUser())).toBe('no session')
  expect(await toldBy(client.signOut({ scope: 'local' }))).toBe('ok')
  expect(await toldBy(client.getUser())).toBe('no session')
})

test('each link that a service makes opens with the type that it was given with', async () => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  await using site = await testAccounts({ AUTH_SIGNING_JWK: JSON.stringify(await exportJWK(privateKey)) })
  const exp = Math.floor(site.platform.clock.nowMs() / 1000) + 600
  const bearer = await new SignJWT({ role: 'service_role', exp }).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)
  const admin = new AuthAdminApi({ url: site.url, headers: { Authorization: `Bearer ${bearer}` } })
  expect(await toldBy(admin.createUser({ email, password: PASSWORD, email_confirm: true }))).toBe('ok')
  expect(await toldBy(admin.createUser({ phone }))).toBe('400 phone_provider_disabled')
  expect(await toldBy(admin.createUser({ email: 'w@example.org', password: 'a' }))).toBe('422 weak_password')
  expect(await toldBy(admin.inviteUserByEmail(email))).toBe('422 email_exists')
  expect(await toldBy(admin.getUserById(unknownId))).toBe('404 user_not_found')
  expect(await toldBy(admin.deleteUser(unknownId))).toBe('404 user_not_found')

  for (const link of [
    { type: 'signup', email: 'bina@example.org', password: PASSWORD },
    { type: 'invite', email: 'chitra@example.org' },
    { type: 'magiclink', email },
    { type: 'recovery', email },
  ] as const) {
    const { data, error } = await admin.generateLink(link)
    expect(error, link.type).toBeNull()
    const { verification_type: type, hashed_token: token } = data.properties ?? {}
    expect(type).toBe(link.type)
    const opened = await site.client().verifyOtp({ token_hash: token ?? '', type: link.type })
    expect([opened.error, opened.data.user?.email], link.type).toEqual([null, link.email])
  }
})
