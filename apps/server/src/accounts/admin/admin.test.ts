/** The admin endpoints through the published client, with bearers that an operator signs. */
import { AuthAdminApi } from '@supabase/auth-js'
import { SignJWT, exportJWK, generateKeyPair } from 'jose'
import { expect, test } from 'vitest'
import { PASSWORD, secretsOf, testAccounts } from '../test-accounts.ts'

async function operator(env: Record<string, string> = {}) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const site = await testAccounts({
    AUTH_MODE: 'autoconfirm',
    AUTH_SIGNING_JWK: JSON.stringify(await exportJWK(privateKey)),
    ...env,
  })
  const bearer = (claims: object, key = privateKey) => new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256' }).sign(key)
  const admin = async (claims: object = { role: 'service_role' }) =>
    new AuthAdminApi({ url: site.url, headers: { Authorization: `Bearer ${await bearer(claims)}` } })
  return { site, bearer, admin: await admin(), adminAs: admin, [Symbol.asyncDispose]: () => site[Symbol.asyncDispose]() }
}

test('a service creates, finds, changes, bans and deletes accounts, and each action is recorded', async () => {
  await using all = await operator()
  const { site, admin } = all
  const metadata = { full_name: 'Asha', profile_image: 'https://example.org/a.png' }
  const made = await admin.createUser({
    email: 'Asha@example.org',
    password: PASSWORD,
    user_metadata: metadata,
    email_confirm: true,
  })
  expect(made.error).toBeNull()
  expect(made.data.user).toMatchObject({ email: 'asha@example.org', user_metadata: metadata })
  expect(made.data.user?.user_metadata).toEqual(metadata)
  const id = made.data.user?.id ?? ''
  expect((await admin.createUser({ email: 'asha@example.org' })).error?.code).toBe('email_exists')
  site.platform.clock.advance(1_000)
  await admin.createUser({ email: 'bina@example.org' })
  const listed = await admin.listUsers({ page: 1, perPage: 1 })
  expect(listed.data).toMatchObject({ users: [{ email: 'bina@example.org' }], total: 2, nextPage: 2, lastPage: 2 })
  expect((await admin.listUsers({ page: -1, perPage: 10 })).error).toMatchObject({ status: 400, code: 'validation_failed' })
  expect((await admin.getUserById(id)).data.user?.email).toBe('asha@example.org')

  const changed = await admin.updateUserById(id, { email: 'new@example.org', app_metadata: { roles: ['editor'] } })
  expect(changed.data.user).toMatchObject({ email: 'new@example.org', app_metadata: { roles: ['editor'], provider: 'email' } })
  const client = site.client()
  expect((await client.signInWithPassword({ email: 'new@example.org', password: PASSWORD })).error).toBeNull()
  expect((await admin.updateUserById(id, { ban_duration: '24h' })).data.user).toHaveProperty('banned_until')
  expect((await client.signInWithPassword({ email: 'new@example.org', password: PASSWORD })).error?.code).toBe('user_banned')
  expect((await admin.updateUserById(id, { ban_duration: 'soon' })).error?.status).toBe(400)

  expect((await admin.deleteUser(id)).error).toBeNull()
  expect((await admin.getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
  const steps = await site.platform.db.query('select action from operator_actions where account = $1 order by action', [id])
  // The published client reads an account before it deletes it.
  expect(steps.map(({ action }) => action)).toEqual(['changed', 'changed', 'created', 'erased', 'read', 'read'])
  expect(await site.platform.db.query(`select from operator_actions where action = 'listed'`)).toHaveLength(1)
})

test('an unconfirmed address stays unconfirmed until a service confirms it, whatever else the service changes', async () => {
  await using all = await operator()
  const { site, admin } = all
  const { id } = await site.signedIn('asha@example.org')
  const isOwned = async () => {
    const [row] = await site.platform.db.query<{ owned: boolean }>('select email_proven_at is not null as owned from users')
    return row?.owned
  }
  await admin.updateUserById(id, { user_metadata: { full_name: 'Asha' }, ban_duration: 'none' })
  expect(await isOwned()).toBe(false)
  await admin.updateUserById(id, { email_confirm: true })
  expect(await isOwned()).toBe(true)
})

test('a service generates mail links and sends invitations', async () => {
  await using all = await operator()
  const { site, admin } = all
  const email = 'asha@example.org'
  const redirectTo = `${site.platform.config.publicUrl}/dashboard`
  const options = { data: { status: 'alpha' }, redirectTo }
  const made = await admin.generateLink({ type: 'signup', email, password: PASSWORD, options })
  expect(made.error).toBeNull()
  expect(made.data.properties).toMatchObject({ verification_type: 'signup', email_otp: expect.stringMatching(/^\d{6}$/) })
  expect(made.data.properties?.action_link).toMatch(/\?token=\w+&type=signup&redirect_to=/)
  expect(made.data.properties?.action_link).toContain(`redirect_to=${redirectTo}`)
  expect(made.data.user?.user_metadata).toEqual({ status: 'alpha' })
  const opened = await site.client().verifyOtp({ token_hash: made.data.properties?.hashed_token ?? '', type: 'signup' })
  expect(opened.error).toBeNull()
  expect((await admin.generateLink({ type: 'recovery', email: 'nobody@example.org' })).error?.status).toBe(404)
  for (const type of ['recovery', 'magiclink'] as const) {
    expect((await admin.generateLink({ type, email })).data.properties?.verification_type).toBe(type)
  }
  // Such a link gives access to the account, so creating one is recorded.
  const links = await site.platform.db.query(`select action from operator_actions where action like 'link%' order by action`)
  expect(links.map(({ action }) => action)).toEqual(['magiclink', 'recovery', 'signup'].map((type) => `link made: ${type}`))
  const invited = await admin.inviteUserByEmail('bina@example.org', { data: { from: 'us' } })
  expect(invited.data.user).toHaveProperty('invited_at')
  expect(await site.mailsTo('bina@example.org')).toHaveLength(1)
})

test('the admin endpoints accept only bearers with a service role and an expiry, signed with the configured key', async () => {
  await using all = await operator()
  const { site, bearer, adminAs } = all
  const person = await site.ask('/signup', { body: { email: 'asha@example.org', password: PASSWORD } })
  const foreign = (await generateKeyPair('RS256', { extractable: true })).privateKey
  expect(await site.ask('/admin/users')).toMatchObject({ status: 401, body: { code: 'no_authorization' } })
  expect(await site.ask('/admin/users', { bearer: person.body.access_token })).toMatchObject({ status: 403 })
  const forged = await bearer({ role: 'service_role' }, foreign)
  expect(await site.ask('/admin/users', { bearer: forged })).toMatchObject({ status: 403, body: { code: 'bad_jwt' } })
  expect((await (await adminAs({ role: 'anon' })).listUsers()).error?.status).toBe(403)
  expect((await (await adminAs({ role: 'supabase_admin' })).listUsers()).error).toBeNull()

  await using usual = await testAccounts()
  expect(await usual.ask('/admin/users', { bearer: forged })).toMatchObject({ status: 403, body: { code: 'not_admin' } })
  await using confirming = await operator({ AUTH_MODE: 'confirm' })
  expect((await confirming.admin.listUsers()).error?.status).toBe(403)
  const until = Math.floor(Date.now() / 1000) + 600
  expect((await (await confirming.adminAs({ role: 'service_role', exp: until })).listUsers()).error).toBeNull()
})

test('a service removes the second factor and its recovery codes of a family that lost its phone', async () => {
  await using all = await operator()
  const { site, admin } = all
  const client = site.client()
  await client.signUp({ email: 'asha@example.org', password: PASSWORD })
  const userId = (await client.getUser()).data.user?.id ?? ''
  const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  const id = data?.id ?? ''
  const { db, clock } = site.platform
  await db.query(`update factors set status = 'verified'`)
  await db.query('insert into recovery_codes (user_id, code_mac, created_at) values ($1, $2, $3)', [
    userId,
    new Uint8Array(32),
    new Date(clock.nowMs()),
  ])
  expect((await admin.mfa.listFactors({ userId })).data?.factors).toMatchObject([{ id, status: 'verified' }])
  expect((await admin.mfa.deleteFactor({ userId, id: userId })).error?.code).toBe('mfa_factor_not_found')
  expect((await admin.mfa.deleteFactor({ userId, id })).error).toBeNull()
  expect((await admin.mfa.listFactors({ userId })).data?.factors).toEqual([])
  expect(await db.query('select from recovery_codes')).toEqual([])
  expect(await db.query('select action from operator_actions order by action')).toEqual(
    ['factor removed', 'read', 'read'].map((action) => ({ action })),
  )
})

test('setting a password through the admin API ends all sessions and mailed secrets', async () => {
  await using all = await operator()
  const { site, admin } = all
  const client = site.client()
  const { data } = await client.signUp({ email: 'asha@example.org', password: PASSWORD })
  await client.resetPasswordForEmail('asha@example.org')
  const { token } = secretsOf((await site.mailsTo('asha@example.org')).at(-1))
  expect((await admin.updateUserById(data.user?.id ?? '', { password: 'neem tree 43' })).error).toBeNull()
  expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await site.client().verifyOtp({ token_hash: token, type: 'recovery' })).error?.code).toBe('otp_expired')
})
