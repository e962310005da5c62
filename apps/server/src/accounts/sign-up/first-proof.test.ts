/** Attack: somebody signs up with another person's address and waits for its owner to confirm it from the mail. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { PASSWORD, secretsOf, serveAccounts, testAccounts, totpCode } from '../test-accounts.ts'
import type { TestAccounts } from '../test-accounts.ts'

const email = 'asha@example.org'
const STRANGERS = 'stranger has 42 keys'

async function strangerSignedUp(site: TestAccounts) {
  await site.ask('/signup', { body: { email, password: STRANGERS } })
  return secretsOf((await site.mailsTo(email)).at(-1))
}

function signIn(site: TestAccounts, password: string) {
  return site.ask('/token?grant_type=password', { body: { email, password } })
}

/** Adds a second factor to the account and returns the access token of the raised session. */
async function addFactor(site: TestAccounts, address: string, password: string): Promise<string> {
  const client = site.client()
  await client.signInWithPassword({ email: address, password })
  const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  if (data?.type !== 'totp') throw new Error('no factor')
  const code = totpCode(data.totp.secret, site.platform.clock.nowMs())
  const raised = await client.mfa.challengeAndVerify({ factorId: data.id, code })
  const access = raised.data?.access_token ?? ''
  await site.ask('/api/account/recovery-codes', { method: 'POST', bearer: access })
  return access
}

const refused = { status: 400, body: { code: 'invalid_credentials' } }

test.each(['unverified-ok', 'confirm'])(
  'mode %s: the first confirmation removes the password of a stranger',
  async (AUTH_MODE) => {
    await using site = await testAccounts({ AUTH_MODE })
    await strangerSignedUp(site)
    await site.ask('/signup', { body: { email, password: PASSWORD } })
    const { token } = secretsOf((await site.mailsTo(email)).findLast((mail) => mail.kind === 'confirm_address'))
    const owner = await site.ask('/verify', { body: { type: 'signup', token_hash: token } })

    expect(owner.status).toBe(200)
    expect(await signIn(site, STRANGERS)).toMatchObject(refused)
    const saved = await site.ask('/user', { method: 'PUT', body: { password: PASSWORD }, bearer: owner.body.access_token })
    expect(saved.status).toBe(200)
    expect((await signIn(site, PASSWORD)).status).toBe(200)
  },
)

test('an owner who did not choose the password gets an account without one', async () => {
  await using site = await testAccounts()
  const { token } = await strangerSignedUp(site)
  const owner = await site.ask('/verify', { body: { type: 'signup', token_hash: token, without_password: true } })
  expect(owner.status).toBe(200)
  expect(await signIn(site, STRANGERS)).toMatchObject(refused)
})

test('a password typed with the link is kept; a wrong one is refused without using the link up', async () => {
  await using site = await testAccounts()
  const { token } = await strangerSignedUp(site)
  const use = (password: string) => site.ask('/verify', { body: { type: 'signup', token_hash: token, password } })
  expect(await use(PASSWORD)).toMatchObject(refused)
  expect((await use(STRANGERS)).status).toBe(200)
  expect((await signIn(site, STRANGERS)).status).toBe(200)
})

test('a session opened with the password proves ownership of it; a session of another account does not', async () => {
  await using site = await testAccounts()
  const own = await site.signedIn(email)
  const { token } = secretsOf((await site.mailsTo(email)).at(-1))
  const body = { type: 'signup', token_hash: token, access_token: own.access }
  expect((await site.ask('/verify', { body })).status).toBe(200)
  expect((await signIn(site, PASSWORD)).status).toBe(200)

  const other = 'bina@example.org'
  await site.ask('/signup', { body: { email: other, password: STRANGERS } })
  const link = secretsOf((await site.mailsTo(other)).at(-1))
  const mallory = await site.signedIn('mallory@example.org')
  const stolen = { type: 'signup', token_hash: link.token, access_token: mallory.access }
  expect((await site.ask('/verify', { body: stolen })).status).toBe(200)
  expect(await site.ask('/token?grant_type=password', { body: { email: other, password: STRANGERS } })).toMatchObject(refused)
})

test('the browser that signed up proves this with its secret, unless a stranger signed up first', async () => {
  await using site = await testAccounts()
  const secret = 'a'.repeat(43)
  const data = { sign_up_proof: createHash('sha256').update(secret).digest('hex'), full_name: 'Asha' }
  const use = (address: string, given: string) => async () => {
    const { token } = secretsOf((await site.mailsTo(address)).at(-1))
    return await site.ask('/verify', { body: { type: 'signup', token_hash: token, sign_up_secret: given } })
  }
  const made = await site.ask('/signup', { body: { email, password: PASSWORD, data } })
  expect(made.body.user_metadata).not.toHaveProperty('sign_up_proof')
  expect(await use(email, 'b'.repeat(43))()).toMatchObject(refused)
  expect((await use(email, secret)()).status).toBe(200)
  expect((await signIn(site, PASSWORD)).status).toBe(200)

  const taken = 'bina@example.org'
  await site.ask('/signup', { body: { email: taken, password: STRANGERS } })
  await site.ask('/signup', { body: { email: taken, password: PASSWORD, data } })
  const { token } = secretsOf((await site.mailsTo(taken)).find(({ kind }) => kind === 'confirm_address'))
  expect(await site.ask('/verify', { body: { type: 'signup', token_hash: token, sign_up_secret: secret } })).toMatchObject(
    refused,
  )
})

test('without a claim the password is kept only if sign-up and confirmation come from one network', async () => {
  await using site = await testAccounts({ TRUST_PROXY: '1' })
  const confirmFrom = async (address: string, ip: string) => {
    const from = (network: string) => ({ 'x-forwarded-for': network })
    await site.ask('/signup', { body: { email: address, password: PASSWORD }, headers: from('203.0.113.7') })
    const { token } = secretsOf((await site.mailsTo(address)).at(-1))
    await site.ask('/verify', { body: { type: 'signup', token_hash: token }, headers: from(ip) })
    return (await site.ask('/token?grant_type=password', { body: { email: address, password: PASSWORD } })).status
  }
  expect(await confirmFrom('near@example.org', '203.0.113.7')).toBe(200)
  expect(await confirmFrom('far@example.org', '198.51.100.9')).toBe(400)
})

test('signing up twice with the same password does not make it contested', async () => {
  await using site = await testAccounts({ AUTH_MODE: 'confirm' })
  for (let n = 0; n < 2; n += 1) await site.ask('/signup', { body: { email, password: PASSWORD } })
  const { token } = secretsOf((await site.mailsTo(email)).at(-1))
  await site.ask('/verify', { body: { type: 'signup', token_hash: token } })
  expect((await signIn(site, PASSWORD)).status).toBe(200)
})

test('recovering an unconfirmed address from our page removes the password of its sign-up', async () => {
  await using site = await testAccounts()
  await strangerSignedUp(site)
  await site.platform.db.query('delete from rate_limits')
  await site.ask('/recover', { body: { email } })
  const mail = (await site.mailsTo(email)).findLast(({ kind }) => kind === 'recovery')
  expect(
    (await site.ask('/verify', { body: { type: 'recovery', token_hash: secretsOf(mail).token, without_password: true } })).status,
  ).toBe(200)
  expect(await signIn(site, STRANGERS)).toMatchObject(refused)
})

test('a mailed code removes the password of a stranger and keeps that of the browser that signed up', async () => {
  await using site = await testAccounts()
  await strangerSignedUp(site)
  const secret = 'a'.repeat(43)
  const data = { sign_up_proof: createHash('sha256').update(secret).digest('hex') }
  const own = 'bina@example.org'
  await site.ask('/signup', { body: { email: own, password: PASSWORD, data } })
  const byCode = async (address: string, claim: object) => {
    await site.ask('/otp', { body: { email: address } })
    const { code } = secretsOf((await site.mailsTo(address)).findLast(({ kind }) => kind === 'sign_in_code'))
    const { status, body } = await site.ask('/verify', { body: { type: 'email', email: address, token: code, ...claim } })
    return [status, body.password_dropped]
  }
  expect(await byCode(email, { sign_up_secret: secret }), 'and the response says that the password was removed').toEqual([
    200,
    true,
  ])
  expect(await signIn(site, STRANGERS)).toMatchObject(refused)
  expect(await byCode(own, { sign_up_secret: secret })).toEqual([200, undefined])
  expect((await site.ask('/token?grant_type=password', { body: { email: own, password: PASSWORD } })).status).toBe(200)

  const nobodyVouches = 'chitra@example.org'
  await site.ask('/signup', { body: { email: nobodyVouches, password: STRANGERS } })
  expect(await byCode(nobodyVouches, { without_password: true })).toEqual([200, true])
  expect(await site.ask('/token?grant_type=password', { body: { email: nobodyVouches, password: STRANGERS } })).toMatchObject(
    refused,
  )
})

test('a stranger’s second factor is removed with the stranger’s password, by link and by code', async () => {
  await using site = await testAccounts()
  for (const way of ['link', 'code', 'recovery']) {
    const address = `${way}@example.org`
    await site.ask('/signup', { body: { email: address, password: STRANGERS } })
    await addFactor(site, address, STRANGERS)
    if (way === 'recovery') await site.ask('/recover', { body: { email: address } })
    const { token, code } = secretsOf((await site.mailsTo(address)).findLast(({ kind }) => /confirm_address|recovery/.test(kind)))
    const shown = way === 'code' ? { email: address, token: code } : { token_hash: token }
    const type = way === 'recovery' ? 'recovery' : 'signup'
    const { body } = await site.ask('/verify', { body: { type, ...shown, without_password: true } })
    expect(body.user.factors, way).toBeUndefined()
    const lately = (await site.ask('/api/account/activity', { bearer: body.access_token })).body.items
    expect(
      lately.map(({ event }: { event: string }) => event),
      way,
    ).toContain('factor_removed')
    expect((await site.ask('/api/whoami', { bearer: body.access_token })).status, way).toBe(200)
    const saved = await site.ask('/user', { method: 'PUT', body: { password: PASSWORD }, bearer: body.access_token })
    expect(saved.status, way).toBe(200)
  }
  expect(await site.platform.db.query('select from factors union all select from recovery_codes')).toEqual([])
})

test('the owner’s second factor stays when the address is confirmed', async () => {
  await using site = await testAccounts()
  await site.ask('/signup', { body: { email, password: PASSWORD } })
  await addFactor(site, email, PASSWORD)
  const { token } = secretsOf((await site.mailsTo(email)).find(({ kind }) => kind === 'confirm_address'))
  const { body } = await site.ask('/verify', { body: { type: 'signup', token_hash: token, password: PASSWORD } })
  expect(body.user.factors).toMatchObject([{ status: 'verified' }])
})

test('an address change of an unconfirmed account removes the password and factor of a stranger', async () => {
  await using site = await testAccounts()
  const mallory = 'mallory@example.org'
  const requestChange = async (address: string) => {
    await site.ask('/signup', { body: { email: mallory, password: STRANGERS } })
    const access = await addFactor(site, mallory, STRANGERS)
    await site.ask('/user', { method: 'PUT', body: { email: address }, bearer: access })
    return secretsOf((await site.mailsTo(address)).find(({ kind }) => kind === 'new_address')).token
  }
  const token = await requestChange(email)
  const look = await site.ask('/api/mailed-link', { body: { tokenHash: token } })
  expect(look.body).toEqual({ email: mallory, newEmail: email, asksPassword: true })
  const prove = (token_hash: string, shown: object) =>
    site.ask('/verify', { body: { type: 'email_change', token_hash, ...shown } })
  expect(await prove(token, { password: PASSWORD })).toMatchObject(refused)
  const { body } = await prove(token, { without_password: true })
  expect(body).toMatchObject({ user: { email }, password_dropped: true })
  expect((await site.ask('/api/whoami', { bearer: body.access_token })).status).toBe(200)
  expect(await signIn(site, STRANGERS)).toMatchObject(refused)

  // An owner who mistyped the address at sign-up gives the password and keeps it.
  const other = await requestChange('bina@example.org')
  expect((await prove(other, { password: STRANGERS })).body.user).toMatchObject({ factors: [{ status: 'verified' }] })
  const again = await site.ask('/token?grant_type=password', { body: { email: 'bina@example.org', password: STRANGERS } })
  expect(again.status).toBe(200)
})

test('a mailed link can be inspected without using it up', async () => {
  await using site = await testAccounts()
  const { token } = await strangerSignedUp(site)
  const look = () => site.ask('/api/mailed-link', { body: { tokenHash: token } })
  expect(await look()).toMatchObject({ status: 200, body: { email, newEmail: null, asksPassword: true } })
  expect((await look()).status).toBe(200)
  expect((await site.ask('/verify', { body: { type: 'signup', token_hash: token } })).status).toBe(200)
  expect((await look()).status).toBe(404)
})

test('in autoconfirm mode an address counts as owned only after it is confirmed by email', async () => {
  await using site = await testAccounts({ AUTH_MODE: 'autoconfirm' })
  const { body } = await site.ask('/signup', { body: { email, password: STRANGERS } })
  const rows = () => site.platform.db.query('select email_confirmed_at is not null as confirmed, email_proven_at from users')
  expect(await rows()).toEqual([{ confirmed: true, email_proven_at: null }])

  await site.ask('/recover', { body: { email } })
  const { token } = secretsOf((await site.mailsTo(email)).at(-1))
  await site.ask('/verify', { body: { type: 'recovery', token_hash: token } })
  expect((await rows())[0]).not.toMatchObject({ email_proven_at: null })
  expect((await site.ask('/user', { bearer: body.access_token })).body.code).toBe('session_not_found')
})

test('in autoconfirm mode confirming an address by a mailed code ends the stranger’s access', async () => {
  await using site = await testAccounts({ AUTH_MODE: 'autoconfirm' })
  const stranger = await site.ask('/signup', { body: { email, password: STRANGERS } })
  expect(stranger.status).toBe(200)
  await site.ask('/otp', { body: { email } })
  const { code } = secretsOf((await site.mailsTo(email)).findLast(({ kind }) => kind === 'sign_in_code'))
  const owner = await site.ask('/verify', { body: { type: 'email', email, token: code, without_password: true } })
  expect(owner).toMatchObject({ status: 200, body: { password_dropped: true } })

  expect(await signIn(site, STRANGERS)).toMatchObject(refused)
  expect((await site.ask('/user', { bearer: stranger.body.access_token })).body.code).toBe('session_not_found')
})

test('several server processes accept the same claim', async () => {
  await using site = await testAccounts()
  await using other = await serveAccounts({ ...site.platform })
  const { token } = await strangerSignedUp(site)
  const body = { type: 'signup', token_hash: token, password: STRANGERS }
  const answers = await Promise.all([site.ask('/verify', { body }), other.ask('/verify', { body })])
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 403])
})
