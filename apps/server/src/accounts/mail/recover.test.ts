import { expect, test } from 'vitest'
import { PASSWORD, secretsOf, testAccounts, type TestAccounts } from '../test-accounts.ts'
import { deliverDue } from '../../platform/mail/deliver-due.ts'
import { mailServer } from '../../platform/mail/test-mail-server.ts'

const email = 'asha@example.org'
const newPassword = 'neem leaf 77'

async function mailOf(site: TestAccounts, kind: string, to = email) {
  return (await site.mailsTo(to)).findLast((mail) => mail.kind === kind)
}

/** Signs up and requests a recovery mail. An address gets at most one mail a minute. */
async function recovering(site: TestAccounts) {
  const { id, access } = await site.signedIn(email)
  site.platform.clock.advance(60_000)
  expect(await site.ask('/recover', { body: { email } })).toMatchObject({ status: 200, body: {} })
  return { id, access, ...secretsOf(await mailOf(site, 'recovery')) }
}

function signIn(site: TestAccounts, password: string) {
  return site.ask('/token?grant_type=password', { body: { email, password } })
}

test('recovering an account sets a new password and ends all other sessions', async () => {
  await using site = await testAccounts()
  const [phone, tablet] = [site.client(), site.client()]
  await phone.signUp({ email, password: PASSWORD, options: { data: { full_name: 'Asha', language: 'pa' } } })
  await phone.signInWithPassword({ email, password: PASSWORD })
  site.platform.clock.advance(60_000)

  const response = await tablet.resetPasswordForEmail(email, { redirectTo: 'http://localhost:3000/reset-password' })
  expect(response.error).toBeNull()
  const mail = await mailOf(site, 'recovery')
  expect(mail?.subject).toBe('ਤੁਹਾਡੇ ਅੰਕੁਰ ਖਾਤੇ ਲਈ ਨਵਾਂ ਪਾਸਵਰਡ')
  const { url, token } = secretsOf(mail)
  expect(url.origin + url.pathname).toBe('http://localhost:3000/reset-password')
  expect(url.searchParams.get('type')).toBe('recovery')

  const events: string[] = []
  tablet.onAuthStateChange((event) => void events.push(event))
  const opened = await tablet.verifyOtp({ token_hash: token, type: 'recovery' })
  expect(opened.error).toBeNull()
  expect(opened.data.user?.email_confirmed_at).toBeTruthy()
  expect(opened.data.user?.recovery_sent_at).toBeTruthy()
  expect(events).toContain('PASSWORD_RECOVERY')
  expect((await phone.getUser()).error?.name).toBe('AuthSessionMissingError')

  expect((await tablet.updateUser({ password: newPassword })).error).toBeNull()
  expect((await tablet.refreshSession()).error).toBeNull()
  expect((await signIn(site, PASSWORD)).status).toBe(400)
  expect((await signIn(site, newPassword)).status).toBe(200)
  expect((await mailOf(site, 'password_changed'))?.text).toContain('http://localhost:3000/forgot-password')
})

test('known and unknown addresses get the same response; only the known one gets a mail, once a minute', async () => {
  await using site = await testAccounts({ RATE_LIMITS: 'on' })
  await recovering(site)
  for (const address of [email, 'nobody@example.org', ' ASHA@example.org ']) {
    expect(await site.ask('/recover', { body: { email: address } })).toMatchObject({ status: 200, body: {} })
  }
  expect((await site.mailsTo(email)).filter(({ kind }) => kind === 'recovery')).toHaveLength(1)
  expect(await site.mailsTo('nobody@example.org')).toEqual([])
  expect(await site.ask('/recover', { body: { email: 'asha' } })).toMatchObject({
    status: 400,
    body: { code: 'validation_failed' },
  })
  expect(await site.ask('/recover', { body: {} })).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
})

test('a network that requests too many recovery mails gets 429', async () => {
  await using site = await testAccounts({ RATE_LIMITS: 'on' })
  const ask = () => site.ask('/recover', { body: { email: 'nobody@example.org' } })
  for (let times = 0; times < 10; times += 1) expect((await ask()).status).toBe(200)
  expect(await ask()).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } })
})

test('the recovery link works once within an hour, and using the code invalidates it', async () => {
  await using site = await testAccounts()
  const { token } = await recovering(site)
  const byLink = (hash: string) => site.ask('/verify', { body: { type: 'recovery', token_hash: hash } })
  site.platform.clock.advance(60 * 60_000)
  expect(await byLink(token)).toMatchObject({ status: 403, body: { code: 'otp_expired' } })

  await site.ask('/recover', { body: { email } })
  const second = secretsOf(await mailOf(site, 'recovery'))
  const byCode = () => site.ask('/verify', { body: { type: 'recovery', email, token: second.code } })
  expect((await byCode()).status).toBe(200)
  expect((await byCode()).status).toBe(403)
  expect((await byLink(second.token)).status).toBe(403)
})

test('with a code challenge only the requesting browser gets the session', async () => {
  await using site = await testAccounts()
  const client = site.client({ flowType: 'pkce' })
  await client.signUp({ email, password: PASSWORD })
  site.platform.clock.advance(60_000)
  await client.resetPasswordForEmail(email, { redirectTo: 'http://localhost:3000/reset-password' })
  const { token } = secretsOf(await mailOf(site, 'recovery'))
  expect(token).toMatch(/^pkce_/)

  const target = encodeURIComponent('http://localhost:3000/reset-password')
  const followed = await site.ask(`/verify?token=${token}&type=recovery&redirect_to=${target}`)
  const code = new URL(followed.headers.get('location') ?? '').searchParams.get('code') ?? ''
  expect((await site.client({ flowType: 'pkce' }).exchangeCodeForSession(code)).error).toBeTruthy()
  const { data, error } = await client.exchangeCodeForSession(code)
  expect(error).toBeNull()
  const [, claims] = data.session!.access_token.split('.')
  expect(JSON.parse(Buffer.from(claims!, 'base64url').toString()).amr).toMatchObject([{ method: 'recovery' }])
  expect((await client.updateUser({ password: newPassword })).error).toBeNull()
})

test('recovering an account invalidates earlier auth codes', async () => {
  await using site = await testAccounts()
  const verifier = 'v'.repeat(43)
  await site.ask('/signup', {
    body: { email, password: PASSWORD, code_challenge: verifier, code_challenge_method: 'plain' },
  })
  const { token } = secretsOf(await mailOf(site, 'confirm_address'))
  const followed = await site.ask(`/verify?token=${token}&type=signup`)
  const code = new URL(followed.headers.get('location') ?? '').searchParams.get('code')
  await site.ask('/recover', { body: { email } })
  const recovery = secretsOf(await mailOf(site, 'recovery'))
  expect((await site.ask('/verify', { body: { type: 'recovery', token_hash: recovery.token } })).status).toBe(200)
  expect(await site.ask('/token?grant_type=pkce', { body: { auth_code: code, code_verifier: verifier } })).toMatchObject({
    status: 404,
    body: { code: 'flow_state_not_found' },
  })
})

test('after a refused new password the recovery session stays valid for another attempt', async () => {
  await using site = await testAccounts()
  const { token } = await recovering(site)
  const { body } = await site.ask('/verify', { body: { type: 'recovery', token_hash: token } })
  const put = (password: string) => site.ask('/user', { method: 'PUT', body: { password }, bearer: body.access_token })
  expect(await put('x7!q')).toMatchObject({ status: 422, body: { code: 'weak_password' } })
  expect(await put(PASSWORD)).toMatchObject({ status: 422, body: { code: 'same_password' } })
  site.platform.clock.advance(11 * 60_000)
  expect((await put(newPassword)).status).toBe(200)
})

const MINUTE_MS = 60_000

test('the hour of a recovery link and the ten minutes of its code start when the mail server accepts the mail', async () => {
  await using server = await mailServer()
  await using site = await testAccounts({ SMTP_URL: server.url, MAIL_FROM: 'hello@ankur.example' })
  const { email } = await site.signedIn()
  const { clock } = site.platform
  await site.ask('/recover', { body: { email } })
  await site.idle()
  clock.advance(120 * MINUTE_MS)
  await deliverDue(site.platform)
  const mail = (await server.read()).find(({ mail }) => /token_hash=\w+&type=recovery/.test(mail.text ?? ''))
  const token = /token_hash=(\w+)&type=recovery/.exec(mail?.mail.text ?? '')?.[1] ?? ''
  const look = () => site.ask('/api/mailed-link', { body: { tokenHash: token } })
  clock.advance(59 * MINUTE_MS)
  expect((await look()).status).toBe(200)
  clock.advance(MINUTE_MS)
  expect((await look()).status).toBe(404)
})
