/** Calls each method of the published client and checks its result: a value, or an error with a code that the client knows. */
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

async function outcomeOf(request: Promise<ClientAnswer>): Promise<string> {
  const { error } = await request
  if (error === null) return 'ok'
  return error.name === 'AuthSessionMissingError' ? 'no session' : `${error.status} ${error.code}`
}

test('supported sign-in methods work, unsupported ones are refused with their own error codes', async () => {
  await using site = await testAccounts()
  const client = site.client()
  const expectOutcome = async (request: Promise<ClientAnswer>, what: string) => expect(await outcomeOf(request)).toBe(what)
  await expectOutcome(client.signUp({ email, password: PASSWORD }), 'ok')
  await expectOutcome(client.signUp({ phone, password: PASSWORD }), '400 phone_provider_disabled')
  await expectOutcome(client.signInAnonymously(), '422 anonymous_provider_disabled')
  await expectOutcome(client.signInWithPassword({ phone, password: PASSWORD }), '400 phone_provider_disabled')
  await expectOutcome(client.signInWithOtp({ phone }), '400 phone_provider_disabled')
  await expectOutcome(client.signInWithIdToken({ provider: 'google', token: 'x' }), '400 provider_disabled')
  const { error: google } = await client.signInWithIdToken({ provider: 'google', token: 'x' })
  expect(google?.message).toBe('Provider (issuer "https://accounts.google.com") is not enabled')
  await expectOutcome(client.signInWithSSO({ domain: 'example.org' }), '404 saml_provider_disabled')
  await expectOutcome(client.exchangeCodeForSession('nonsense'), '400 validation_failed')
  await expectOutcome(client.verifyOtp({ phone, token: '123456', type: 'sms' }), '403 otp_expired')
  await expectOutcome(client.verifyOtp({ phone: '12345-invalid', token: '123456', type: 'sms' }), '400 validation_failed')
  // The response must not reveal whether an account exists.
  await expectOutcome(client.signInWithOtp({ email: 'nobody@example.org', options: { shouldCreateUser: false } }), 'ok')
  await expectOutcome(client.signInWithOtp({ email }), 'ok')
  const { code } = secretsOf((await site.mailsTo(email)).findLast(({ kind }) => kind === 'sign_in_code'))
  await expectOutcome(client.verifyOtp({ email, token: 'abcdef', type: 'email' }), '403 otp_expired')
  await expectOutcome(client.verifyOtp({ email, token: code, type: 'email' }), 'ok')
})

test('a signed-in user reads and changes the account, and unsupported changes are refused', async () => {
  await using site = await testAccounts()
  const client = site.client()
  const elsewhere = site.client()
  await client.signUp({ email, password: PASSWORD })
  for (const each of [client, elsewhere])
    expect(await outcomeOf(each.signInWithPassword({ email, password: PASSWORD }))).toBe('ok')

  expect((await client.getUserIdentities()).data?.identities).toMatchObject([{ provider: 'email', identity_data: { email } }])
  const link = client.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } })
  expect(await outcomeOf(link)).toBe('404 manual_linking_disabled')
  expect(await outcomeOf(client.updateUser({ data: { full_name: 'Asha', more: { a: 1 } } }))).toBe('ok')
  expect(await outcomeOf(client.updateUser({ password: PASSWORD }))).toBe('422 same_password')
  expect(await outcomeOf(client.updateUser({ phone }))).toBe('400 phone_provider_disabled')
  expect(await outcomeOf(client.updateUser({ email: 'nonsense' }))).toBe('400 validation_failed')
  expect(await outcomeOf(client.resend({ type: 'signup', email }))).toBe('ok')
  expect(await outcomeOf(client.resend({ type: 'sms', phone }))).toBe('400 validation_failed')
  expect(await outcomeOf(client.mfa.enroll({ factorType: 'phone', phone }))).toBe('422 mfa_phone_enroll_not_enabled')
  expect(await outcomeOf(client.mfa.challenge({ factorId: unknownId }))).toBe('404 mfa_factor_not_found')
  expect(await outcomeOf(client.mfa.unenroll({ factorId: unknownId }))).toBe('404 mfa_factor_not_found')
  expect(await outcomeOf(client.passkey.startRegistration())).toBe('404 passkey_disabled')
  expect(await outcomeOf(client.oauth.listGrants())).toBe('404 feature_disabled')
  expect(await outcomeOf(client.oauth.getAuthorizationDetails(unknownId))).toBe('404 feature_disabled')

  expect(await outcomeOf(client.refreshSession({ refresh_token: 'x' }))).toBe('400 validation_failed')
  expect(await outcomeOf(client.getUser('a.b.c'))).toBe('403 bad_jwt')
  expect(await outcomeOf(client.signInWithPassword({ email, password: PASSWORD }))).toBe('ok')
  expect(await outcomeOf(client.signOut({ scope: 'others' }))).toBe('ok')
  expect(await outcomeOf(client.getUser())).toBe('ok')
  expect(await outcomeOf(elsewhere.getUser())).toBe('no session')
  expect(await outcomeOf(client.signOut({ scope: 'local' }))).toBe('ok')
  expect(await outcomeOf(client.getUser())).toBe('no session')
})

test('each link that a service generates can be verified with its own type', async () => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  await using site = await testAccounts({ AUTH_SIGNING_JWK: JSON.stringify(await exportJWK(privateKey)) })
  const exp = Math.floor(site.platform.clock.nowMs() / 1000) + 600
  const bearer = await new SignJWT({ role: 'service_role', exp }).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)
  const admin = new AuthAdminApi({ url: site.url, headers: { Authorization: `Bearer ${bearer}` } })
  expect(await outcomeOf(admin.createUser({ email, password: PASSWORD, email_confirm: true }))).toBe('ok')
  expect(await outcomeOf(admin.createUser({ phone }))).toBe('400 phone_provider_disabled')
  expect(await outcomeOf(admin.createUser({ email: 'w@example.org', password: 'a' }))).toBe('422 weak_password')
  expect(await outcomeOf(admin.inviteUserByEmail(email))).toBe('422 email_exists')
  expect(await outcomeOf(admin.getUserById(unknownId))).toBe('404 user_not_found')
  expect(await outcomeOf(admin.deleteUser(unknownId))).toBe('404 user_not_found')
  const oauthClient = { client_name: 'Other app', redirect_uris: ['https://example.org/back'] }
  expect(await outcomeOf(admin.oauth.createClient(oauthClient))).toBe('404 feature_disabled')
  expect(await outcomeOf(admin.oauth.getClient(unknownId))).toBe('404 feature_disabled')
  expect(await outcomeOf(admin.customProviders.listProviders())).toBe('404 feature_disabled')
  expect(await outcomeOf(admin.passkey.listPasskeys({ userId: unknownId }))).toBe('404 passkey_disabled')
  const stranger = new AuthAdminApi({ url: site.url, headers: {} })
  expect(await outcomeOf(stranger.oauth.listClients())).toBe('401 no_authorization')

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
