/** The second factor through the published client. */
import { expect, test } from 'vitest'
import { PASSWORD, secretsOf, testAccounts, totpCode } from '../test-accounts.ts'
import type { TestAccounts } from '../test-accounts.ts'

const email = 'asha@example.org'

async function enrolled(site: TestAccounts) {
  await site.ask('/signup', { body: { email, password: PASSWORD } })
  const client = site.client()
  await client.signInWithPassword({ email, password: PASSWORD })
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  expect(error).toBeNull()
  if (data?.type !== 'totp') throw new Error('no factor')
  const { id, totp } = data
  const code = () => totpCode(totp.secret, site.platform.clock.nowMs())
  return { client, id, totp, code }
}

test('verifying a new factor raises the session to aal2 and ends the other sessions', async () => {
  await using site = await testAccounts()
  const { client, id, totp, code } = await enrolled(site)
  expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
  expect(totp.uri).toContain(`secret=${totp.secret}`)
  const below = await site.ask('/token?grant_type=password', { body: { email, password: PASSWORD } })
  const before = (await client.getSession()).data.session

  const { data, error } = await client.mfa.challengeAndVerify({ factorId: id, code: code() })
  expect(error).toBeNull()
  expect(data?.user.factors).toMatchObject([{ id, status: 'verified', factor_type: 'totp', friendly_name: 'Phone' }])
  expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
  expect((await client.mfa.listFactors()).data?.totp).toHaveLength(1)
  expect((await site.ask('/user', { bearer: below.body.access_token })).body.code).toBe('session_not_found')
  // The token from before the second factor is no longer accepted.
  const old = await site.ask('/token?grant_type=refresh_token', { body: { refresh_token: before?.refresh_token } })
  expect(old.body.code).toBe('refresh_token_already_used')
  expect((await client.refreshSession()).error).toBeNull()
  expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2')
})

test('an account with a factor needs it to read data and to change the password or address', async () => {
  await using site = await testAccounts()
  const { client, id, code } = await enrolled(site)
  await client.mfa.challengeAndVerify({ factorId: id, code: code() })
  const half = (await site.ask('/token?grant_type=password', { body: { email, password: PASSWORD } })).body.access_token
  const who = await site.ask('/api/whoami', { bearer: half })
  expect(who).toMatchObject({ status: 403, body: { error: { code: 'second_step_missing' } } })
  for (const body of [{ password: 'neem tree 43' }, { email: 'other@example.org' }]) {
    const refused = await site.ask('/user', { method: 'PUT', body, bearer: half })
    expect(refused).toMatchObject({ status: 401, body: { code: 'insufficient_aal' } })
  }
  expect(await site.ask('/factors', { body: { factor_type: 'totp', friendly_name: 'Two' }, bearer: half })).toMatchObject({
    status: 403,
    body: { code: 'insufficient_aal' },
  })
  expect(await site.ask(`/factors/${id}`, { method: 'DELETE', bearer: half })).toMatchObject({ status: 422 })
})

test('a session that is not fresh needs the password to enroll a factor', async () => {
  await using site = await testAccounts({ RATE_LIMITS: 'on' })
  await site.ask('/signup', { body: { email, password: PASSWORD } })
  const bearer = (await site.ask('/token?grant_type=password', { body: { email, password: PASSWORD } })).body.access_token
  const begin = (more: object) => site.ask('/factors', { body: { factor_type: 'totp', ...more }, bearer })
  site.platform.clock.advance(9 * 60_000)
  expect((await begin({ friendly_name: 'Just signed in' })).status).toBe(200)
  site.platform.clock.advance(60_000)
  expect(await begin({})).toMatchObject({ status: 400, body: { code: 'current_password_required' } })
  expect(await begin({ current_password: 'neem tree 43' })).toMatchObject({ body: { code: 'current_password_invalid' } })
  const begun = await begin({ current_password: PASSWORD })
  expect(begun).toMatchObject({ status: 200, body: { totp: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/) } } })
})

test('with a factor, recovering the account needs both the mail and a code', async () => {
  await using site = await testAccounts()
  const { client, id, code } = await enrolled(site)
  await client.mfa.challengeAndVerify({ factorId: id, code: code() })
  await site.ask('/recover', { body: { email } })
  const { token } = secretsOf((await site.mailsTo(email)).findLast(({ kind }) => kind === 'recovery'))
  const phone = site.client()
  expect((await phone.verifyOtp({ type: 'recovery', token_hash: token })).error).toBeNull()
  expect((await phone.updateUser({ password: 'neem tree 43' })).error?.code).toBe('insufficient_aal')
  site.platform.clock.advance(60_000)
  expect((await phone.mfa.challengeAndVerify({ factorId: id, code: code() })).error).toBeNull()
  expect((await phone.updateUser({ password: 'neem tree 43' })).error).toBeNull()
  const signIn = (password: string) => site.ask('/token?grant_type=password', { body: { email, password } })
  expect([(await signIn(PASSWORD)).status, (await signIn('neem tree 43')).status]).toEqual([400, 200])
})

test('a code works once, a wrong one is refused, and five wrong ones lock the factor for a while', async () => {
  await using site = await testAccounts({ RATE_LIMITS: 'on' })
  const { client, id, code } = await enrolled(site)
  const used = code()
  await client.mfa.challengeAndVerify({ factorId: id, code: used })
  const again = await client.mfa.challengeAndVerify({ factorId: id, code: used })
  expect(again.error?.code).toBe('mfa_verification_failed')
  for (let wrong = 0; wrong < 4; wrong += 1) {
    expect((await client.mfa.challengeAndVerify({ factorId: id, code: '000000' })).error?.code).toBe('mfa_verification_failed')
  }
  site.platform.clock.advance(60_000)
  expect((await client.mfa.challengeAndVerify({ factorId: id, code: code() })).error?.status).toBe(429)
  site.platform.clock.advance(15 * 60_000)
  await client.refreshSession()
  expect((await client.mfa.challengeAndVerify({ factorId: id, code: code() })).error).toBeNull()
})

test('wrong codes count for the factor, however its id is written', async () => {
  await using site = await testAccounts({ RATE_LIMITS: 'on' })
  const { client, id, code } = await enrolled(site)
  await client.mfa.challengeAndVerify({ factorId: id, code: code() })
  const bearer = (await site.ask('/token?grant_type=password', { body: { email, password: PASSWORD } })).body.access_token
  const guess = async (factorId: string) => {
    const challenge = await site.ask(`/factors/${factorId}/challenge`, { body: {}, bearer })
    return await site.ask(`/factors/${factorId}/verify`, { body: { challenge_id: challenge.body.id, code: '000000' }, bearer })
  }
  const spellings = [id.toUpperCase(), id.replace(/[a-f]/, (letter) => letter.toUpperCase())]
  for (let wrong = 0; wrong < 5; wrong += 1) expect((await guess(spellings[wrong % 2] ?? id)).status).toBe(422)
  for (const spelling of [id, ...spellings]) expect((await guess(spelling)).status).toBe(429)
})

test('an issuer of any length and script gets a QR code, also with the longest address', async () => {
  await using site = await testAccounts()
  const longest = `${'%'.repeat(64)}@${`${'y'.repeat(60)}.`.repeat(3)}org`
  const { access: bearer } = await site.signedIn(longest)
  for (const [at, issuer] of [`a${'😀'.repeat(60)}`, 'ह'.repeat(100), '%'.repeat(5000)].entries()) {
    const body = { factor_type: 'totp', friendly_name: `${at}`, issuer }
    const { status, body: begun } = await site.ask('/factors', { body, bearer })
    expect([status, begun.totp?.qr_code.slice(0, 5)], issuer.slice(0, 9)).toEqual([200, '<svg '])
    expect(issuer.startsWith(new URL(begun.totp.uri).searchParams.get('issuer') ?? '?'), 'cut between characters').toBe(true)
  }
})

test('a challenge is valid for one factor, one session and five minutes', async () => {
  await using site = await testAccounts()
  const { client, id, code } = await enrolled(site)
  const { data } = await client.mfa.challenge({ factorId: id })
  const other = site.client()
  await other.signInWithPassword({ email, password: PASSWORD })
  const stolen = await other.mfa.verify({ factorId: id, challengeId: data?.id ?? '', code: code() })
  expect(stolen.error?.code).toBe('mfa_factor_not_found')
  site.platform.clock.advance(5 * 60_000)
  expect((await client.mfa.verify({ factorId: id, challengeId: data?.id ?? '', code: code() })).error?.code).toBe(
    'mfa_challenge_expired',
  )
})

test('a recovery code replaces a lost phone once; after the last factor is removed no code is required', async () => {
  await using site = await testAccounts()
  const { client, id, code } = await enrolled(site)
  await client.mfa.challengeAndVerify({ factorId: id, code: code() })
  const bearer = (await client.getSession()).data.session?.access_token
  const { codes } = (await site.ask('/recovery-codes', { body: {}, bearer })).body as { codes: string[] }
  expect(codes).toHaveLength(10)
  const [stored] = await site.platform.db.query<{ text: string }>('select row_to_json(r)::text as text from recovery_codes r')
  expect(stored?.text).not.toContain(codes[0])

  const lost = site.client()
  await lost.signInWithPassword({ email, password: PASSWORD })
  const written = codes[0]?.toUpperCase().replace('-', ' ') ?? ''
  expect((await lost.mfa.challengeAndVerify({ factorId: id, code: written })).error).toBeNull()
  expect((await lost.mfa.challengeAndVerify({ factorId: id, code: written })).error?.code).toBe('mfa_verification_failed')
  expect((await lost.mfa.unenroll({ factorId: id })).error).toBeNull()
  await lost.refreshSession()
  expect((await lost.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
  expect(await site.platform.db.query('select from recovery_codes')).toEqual([])
})

test('concurrent uses of a code, a recovery code or the name of a new factor succeed once', async () => {
  await using site = await testAccounts()
  const { client, id, code } = await enrolled(site)
  await client.mfa.challengeAndVerify({ factorId: id, code: code() })
  const bearer = (await client.getSession()).data.session?.access_token
  const { codes } = (await site.ask('/recovery-codes', { body: {}, bearer })).body as { codes: string[] }

  for (const typed of [() => code(), () => codes[0] ?? '']) {
    site.platform.clock.advance(60_000)
    const phones = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const { body } = await site.ask('/token?grant_type=password', { body: { email, password: PASSWORD } })
        const challenge = await site.ask(`/factors/${id}/challenge`, { body: {}, bearer: body.access_token })
        return { bearer: body.access_token as string, challenge_id: challenge.body.id as string }
      }),
    )
    const verify = ({ bearer: whose, challenge_id }: (typeof phones)[0]) =>
      site.ask(`/factors/${id}/verify`, { body: { challenge_id, code: typed() }, bearer: whose })
    const answers = await Promise.all(phones.map(verify))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(Math.max(...answers.map(({ status }) => status))).toBeLessThan(500)
  }

  const fresh = await site.signedIn('bina@example.org')
  const begin = () => site.ask('/factors', { body: { factor_type: 'totp', friendly_name: 'Phone' }, bearer: fresh.access })
  const begun = (await Promise.all(Array.from({ length: 6 }, begin))).map(({ status }) => status)
  expect(begun.toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422, 422, 422])
})
