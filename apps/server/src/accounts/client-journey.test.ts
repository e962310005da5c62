/** Runs the published client, unmodified, against the real server and a real database. */
import { expect, test } from 'vitest'
import { PASSWORD, secretsOf, testAccounts } from './test-accounts.ts'

test('a user signs up, gets a session immediately, and confirms the address from the mail', async () => {
  await using site = await testAccounts()
  const client = site.client()

  const signUp = await client.signUp({
    email: 'Asha@Example.org',
    password: PASSWORD,
    options: { data: { full_name: 'Asha Kaur', language: 'hi' }, emailRedirectTo: 'http://localhost:3000/dashboard' },
  })
  expect(signUp.error).toBeNull()
  expect(signUp.data.session).toBeNull()
  expect(signUp.data.user).toMatchObject({
    email: 'asha@example.org',
    user_metadata: { full_name: 'Asha Kaur', email_verified: false },
  })
  expect(signUp.data.user).not.toHaveProperty('email_confirmed_at')

  const signIn = await client.signInWithPassword({ email: 'ASHA@example.org', password: PASSWORD })
  expect(signIn.error).toBeNull()
  expect(signIn.data.session?.expires_in).toBe(900)
  expect((await client.getUser()).data.user?.identities).toMatchObject([{ provider: 'email', email: 'asha@example.org' }])

  const [mail] = await site.mailsTo('asha@example.org')
  expect(mail?.subject).toBe('अंकुर के लिए अपने ईमेल पते की पुष्टि करें')
  const { url, token } = secretsOf(mail)
  expect(url.origin + url.pathname).toBe('http://localhost:3000/auth/confirm')
  expect(url.searchParams.get('next')).toBe('/dashboard')

  const other = site.client()
  const verified = await other.verifyOtp({ token_hash: token, type: 'signup' })
  expect(verified.error).toBeNull()
  expect(verified.data.user?.email_confirmed_at).toBeTruthy()
  expect(verified.data.user?.user_metadata).toMatchObject({ email_verified: true })

  // A session from before the address was confirmed may not belong to the owner of the address.
  expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await other.getUser()).data.user?.email).toBe('asha@example.org')
})

test('the client can verify access tokens itself with the published key', async () => {
  await using site = await testAccounts()
  const client = site.client()
  await client.signUp({ email: 'asha@example.org', password: PASSWORD })
  await client.signInWithPassword({ email: 'asha@example.org', password: PASSWORD })

  const { data, error } = await client.getClaims()

  expect(error).toBeNull()
  expect(data?.header).toMatchObject({ alg: 'ES256', typ: 'JWT' })
  expect(data?.claims).toMatchObject({
    iss: 'http://localhost:3000/auth/v1',
    aud: 'authenticated',
    role: 'authenticated',
    email: 'asha@example.org',
    phone: '',
    aal: 'aal1',
    amr: [{ method: 'password' }],
    is_anonymous: false,
  })
})

test('a refresh returns new tokens, and repeating it with the old token returns the same ones', async () => {
  await using site = await testAccounts()
  const client = site.client()
  await client.signUp({ email: 'asha@example.org', password: PASSWORD })
  const { data } = await client.signInWithPassword({ email: 'asha@example.org', password: PASSWORD })

  const refreshed = await client.refreshSession()
  expect(refreshed.error).toBeNull()
  expect(refreshed.data.session?.refresh_token).not.toBe(data.session?.refresh_token)

  const again = await site.client().refreshSession({ refresh_token: data.session!.refresh_token })
  expect(again.data.session?.refresh_token).toBe(refreshed.data.session?.refresh_token)
})

test('signing out ends the sessions named by the scope', async () => {
  await using site = await testAccounts()
  const [phone, tablet, library] = [site.client(), site.client(), site.client()]
  await phone.signUp({ email: 'asha@example.org', password: PASSWORD })
  for (const each of [phone, tablet, library]) await each.signInWithPassword({ email: 'asha@example.org', password: PASSWORD })
  const isSignedIn = async (client: typeof phone) => (await client.getUser()).data.user !== null

  await phone.signOut({ scope: 'local' })
  expect([await isSignedIn(phone), await isSignedIn(tablet), await isSignedIn(library)]).toEqual([false, true, true])
  await tablet.signOut({ scope: 'others' })
  expect([await isSignedIn(tablet), await isSignedIn(library)]).toEqual([true, false])
  await library.signInWithPassword({ email: 'asha@example.org', password: PASSWORD })
  expect((await tablet.signOut()).error).toBeNull()
  expect([await isSignedIn(tablet), await isSignedIn(library)]).toEqual([false, false])
})

test('user metadata is merged key by key, and null removes a key', async () => {
  await using site = await testAccounts()
  const client = site.client()
  await client.signUp({ email: 'asha@example.org', password: PASSWORD, options: { data: { full_name: 'Asha', nickname: 'A' } } })
  await client.signInWithPassword({ email: 'asha@example.org', password: PASSWORD })

  const { data } = await client.updateUser({ data: { full_name: 'Asha Kaur', nickname: null } })

  expect(data.user?.user_metadata).toMatchObject({ full_name: 'Asha Kaur', email: 'asha@example.org' })
  expect(data.user?.user_metadata).not.toHaveProperty('nickname')
})

test('a PKCE flow can be completed only in the browser that started it', async () => {
  await using site = await testAccounts()
  const client = site.client({ flowType: 'pkce' })
  await client.signUp({ email: 'asha@example.org', password: PASSWORD })
  const { token } = secretsOf((await site.mailsTo('asha@example.org'))[0])
  expect(token).toMatch(/^pkce_/)

  const followed = await site.ask(
    `/verify?token=${token}&type=signup&redirect_to=${encodeURIComponent('http://localhost:3000/dashboard?a=1')}`,
  )
  expect(followed.status).toBe(303)
  const target = new URL(followed.headers.get('location')!)
  expect(target.searchParams.get('a')).toBe('1')
  const code = target.searchParams.get('code')!

  expect((await site.client({ flowType: 'pkce' }).exchangeCodeForSession(code)).error).toBeTruthy()
  const { data, error } = await client.exchangeCodeForSession(code)
  expect(error).toBeNull()
  expect(data.user?.email_confirmed_at).toBeTruthy()
  const [, claims] = data.session!.access_token.split('.')
  expect(JSON.parse(Buffer.from(claims!, 'base64url').toString()).amr).toMatchObject([{ method: 'email/signup' }])
})

test('a weak password is refused with the reasons', async () => {
  await using site = await testAccounts()

  const short = await site.client().signUp({ email: 'asha@example.org', password: 'x7!q' })
  expect(short.error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['length'] })
  const common = await site.client().signUp({ email: 'asha@example.org', password: '12345' })
  expect(common.error).toMatchObject({
    reasons: ['length', 'pwned'],
    message:
      'Password should be at least 6 characters. Password is known to be weak and easy to guess, please choose a different one.',
  })
})

test('the access token of a user with much metadata still fits into a request', async () => {
  await using site = await testAccounts()
  const client = site.client()
  const about = 'ਅ'.repeat(5_000)
  await client.signUp({ email: 'asha@example.org', password: PASSWORD, options: { data: { about, email_verified: true } } })
  const { data } = await client.signInWithPassword({ email: 'asha@example.org', password: PASSWORD })

  expect((await client.getUser()).data.user?.user_metadata).toMatchObject({ about })
  expect(data.session?.access_token.length).toBeLessThan(8_000)
  expect((await client.getClaims()).data?.claims['user_metadata']).toEqual({
    sub: data.user?.id,
    email: 'asha@example.org',
    email_verified: false,
    phone_verified: false,
  })
  expect((await client.updateUser({ data: { about: 'ਅ'.repeat(1_000) } })).error).toBeNull()
  await client.refreshSession()
  expect((await client.getClaims()).data?.claims['user_metadata']).toMatchObject({ about: 'ਅ'.repeat(1_000) })
})
