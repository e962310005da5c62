import { expect, test } from 'vitest'
import { lockAccount } from '../store/accounts.ts'
import { deleteAllSessions } from '../store/sessions.ts'
import { PASSWORD, secretsOf, testAccounts } from '../test-accounts.ts'
import type { TestAccounts } from '../test-accounts.ts'

const email = 'asha@example.org'
const newPassword = 'neem leaf 77'
const ELEVEN_MINUTES = 11 * 60_000

function putBy(site: TestAccounts, bearer: string) {
  return (body: object) => site.ask('/user', { method: 'PUT', body, bearer })
}

async function confirmed(site: TestAccounts) {
  await site.signedIn(email)
  const { token } = secretsOf((await site.mailsTo(email))[0])
  await site.ask('/verify', { body: { type: 'signup', token_hash: token } })
  const { body } = await site.ask('/token?grant_type=password', { body: { email, password: PASSWORD } })
  return body.access_token as string
}

test('a session that is minutes old needs the current password to change it, a fresh session does not', async () => {
  await using site = await testAccounts()
  const { access } = await site.signedIn(email)
  const put = putBy(site, access)
  expect((await put({ password: newPassword })).status).toBe(200)

  site.platform.clock.advance(ELEVEN_MINUTES)
  const message = 'Current password required when setting new password.'
  expect(await put({ password: 'third mango 3' })).toMatchObject({
    status: 400,
    body: { code: 'current_password_required', message },
  })
  expect(await put({ password: 'third mango 3', current_password: PASSWORD })).toMatchObject({
    status: 400,
    body: { code: 'current_password_invalid', message },
  })
  expect(await put({ password: newPassword, current_password: newPassword })).toMatchObject({
    status: 422,
    body: { code: 'same_password' },
  })
  expect((await put({ password: 'third mango 3', current_password: newPassword })).status).toBe(200)
  expect((await site.ask('/token?grant_type=password', { body: { email, password: 'third mango 3' } })).status).toBe(200)
})

test('a new password ends every other session and every mailed link, and the owner gets a notice', async () => {
  await using site = await testAccounts()
  const [phone, tablet] = [await site.signedIn(email), await site.signedIn(email)]
  const { token } = secretsOf((await site.mailsTo(email))[0])

  expect((await putBy(site, phone.access)({ password: newPassword })).status).toBe(200)

  expect((await site.ask('/user', { bearer: phone.access })).status).toBe(200)
  expect(await site.ask('/user', { bearer: tablet.access })).toMatchObject({ status: 403, body: { code: 'session_not_found' } })
  expect((await site.ask('/verify', { body: { type: 'signup', token_hash: token } })).status).toBe(403)
  expect((await site.mailsTo(email)).at(-1)).toMatchObject({
    kind: 'password_changed',
    subject: 'Your Ankur password was changed',
  })
})

test('password guesses in a stolen session are limited as at sign-in', async () => {
  await using site = await testAccounts({ RATE_LIMITS: 'on' })
  const { access } = await site.signedIn(email)
  site.platform.clock.advance(ELEVEN_MINUTES)
  const put = putBy(site, access)
  const codes: string[] = []
  for (let times = 0; times < 6; times += 1) {
    codes.push((await put({ password: newPassword, current_password: `guess number ${times}` })).body.code)
  }
  expect(codes.indexOf('over_request_rate_limit')).toBe(5)
  expect((await put({ password: newPassword, current_password: PASSWORD })).status).toBe(429)
  // The guesses count for that session only, so the owner can still sign in.
  expect((await site.ask('/token?grant_type=password', { body: { email, password: PASSWORD } })).status).toBe(200)
})

test('a session changes the password ten times an hour, and this limit does not delay an account recovery', async () => {
  await using site = await testAccounts({ RATE_LIMITS: 'on' })
  const put = putBy(site, (await site.signedIn(email)).access)
  for (let times = 0; times < 10; times += 1) expect((await put({ password: `neem leaf ${times}` })).status).toBe(200)
  expect(await put({ password: newPassword })).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } })
  // Somebody may have signed up with a stranger's address, which must not be flooded with notices.
  const notes = (await site.mailsTo(email)).filter(({ kind }) => kind === 'password_changed')
  expect(notes).toHaveLength(5)

  site.platform.clock.advance(60_000)
  await site.ask('/recover', { body: { email } })
  const { token } = secretsOf((await site.mailsTo(email)).findLast(({ kind }) => kind === 'recovery'))
  const { body } = await site.ask('/verify', { body: { type: 'recovery', token_hash: token } })
  expect((await putBy(site, body.access_token)({ password: newPassword })).status).toBe(200)
})

test('a mailed code replaces the current password once', async () => {
  await using site = await testAccounts()
  const put = putBy(site, await confirmed(site))
  const { body } = await site.ask('/token?grant_type=password', { body: { email, password: PASSWORD } })
  site.platform.clock.advance(ELEVEN_MINUTES)

  expect(await site.ask('/reauthenticate', { bearer: body.access_token })).toMatchObject({ status: 200, body: {} })
  const { code } = secretsOf((await site.mailsTo(email)).at(-1))
  const wrong = code === '000000' ? '000001' : '000000'
  expect(await put({ password: newPassword, nonce: wrong })).toMatchObject({
    status: 422,
    body: { code: 'reauthentication_not_valid', message: 'Nonce has expired or is invalid' },
  })
  expect((await site.ask('/verify', { body: { type: 'recovery', email, token: code } })).status).toBe(403)
  expect((await put({ password: newPassword, nonce: code })).status).toBe(200)
  expect((await put({ password: 'third mango 3', nonce: code })).status).toBe(422)
})

test('no code is mailed to an unconfirmed address', async () => {
  await using site = await testAccounts()
  const { access } = await site.signedIn(email)
  expect(await site.ask('/reauthenticate', { bearer: access })).toMatchObject({
    status: 422,
    body: { code: 'email_not_confirmed', message: 'Please verify your email first.' },
  })
})

test('after concurrent password changes and sign-ins, no session of an older password remains', async () => {
  await using site = await testAccounts()
  const { id, access } = await site.signedIn(email)
  const signIns = Array.from({ length: 4 }, () => site.ask('/token?grant_type=password', { body: { email, password: PASSWORD } }))
  const [change, ...opened] = await Promise.all([putBy(site, access)({ password: newPassword }), ...signIns])

  expect(change.status).toBe(200)
  for (const { status, body } of opened) {
    if (status !== 200) continue
    expect((await site.ask('/user', { bearer: body.access_token })).status).toBe(403)
  }
  const twice = await site.platform.db.transaction(async (tx) => {
    await lockAccount(tx, id)
    const changes = ['third mango 3', 'fourth mango 4'].map((password) => putBy(site, access)({ password }))
    await site.untilWaiting(2)
    return { changes }
  })
  const statuses = (await Promise.all(twice.changes)).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400])
})

test('a password change whose session is ended concurrently changes nothing', async () => {
  await using site = await testAccounts()
  const { id, access } = await site.signedIn(email)
  const put = putBy(site, access)
  const thief = await site.platform.db.transaction(async (tx) => {
    await lockAccount(tx, id)
    const changes = [put({ password: newPassword }), put({ email: 'thief@example.org' }), put({ data: { full_name: 'Thief' } })]
    await site.untilWaiting(3)
    await deleteAllSessions(tx, id)
    return { changes }
  })
  for (const { status, body } of await Promise.all(thief.changes)) {
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'session_not_found' })
  }
  const { body } = await site.ask('/token?grant_type=password', { body: { email, password: PASSWORD } })
  expect(body.user).not.toHaveProperty('new_email')
  expect(body.user.user_metadata).not.toHaveProperty('full_name')
  expect(await site.mailsTo('thief@example.org')).toEqual([])
})

test('if one of several requested changes is refused, nothing changes', async () => {
  await using site = await testAccounts()
  const { access } = await site.signedIn(email)
  const challenge = { code_challenge: 'short', code_challenge_method: 's256' }
  const refused = [{ email: 'no address' }, { email: 'new@example.org', ...challenge }, { data: { about: 'x'.repeat(17_000) } }]
  for (const body of refused) {
    const answer = await putBy(site, access)({ password: newPassword, ...body })
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  }
  expect((await site.ask('/token?grant_type=password', { body: { email, password: PASSWORD } })).status).toBe(200)
})
