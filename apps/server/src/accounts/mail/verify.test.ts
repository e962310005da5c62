import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import type { Queryable } from '../../platform/db/database.ts'
import { accountsOf } from '../accounts.ts'
import { mailConfirmation } from './confirmation-mail.ts'
import { recordEvent } from '../store/account-events.ts'
import { lockAccountByEmail, lockSession } from '../store/accounts.ts'
import { deleteSession } from '../store/sessions.ts'
import { PASSWORD, secretsOf, testAccounts } from '../test-accounts.ts'
import type { TestAccounts } from '../test-accounts.ts'
import { verifyCode } from './verify.ts'

const email = 'asha@example.org'
const linkRefused = { status: 403, body: { code: 'otp_expired', message: 'Email link is invalid or has expired' } }
const codeRefused = { status: 403, body: { code: 'otp_expired', message: 'Token has expired or is invalid' } }

async function signUp(site: TestAccounts) {
  await site.ask('/signup', { body: { email, password: PASSWORD } })
  return secretsOf((await site.mailsTo(email)).at(-1))
}

function byCode(site: TestAccounts, token: string, type = 'signup') {
  return site.ask('/verify', { body: { type, email, token } })
}

test('a link works once, also with ten concurrent requests', async () => {
  await using site = await testAccounts()
  const { token } = await signUp(site)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => site.ask('/verify', { body: { type: 'signup', token_hash: token } })),
  )
  expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 403)])
  expect(await site.ask('/verify', { body: { type: 'signup', token_hash: token } })).toMatchObject(linkRefused)
})

test('a code works once, also with ten concurrent requests, and invalidates the link', async () => {
  await using site = await testAccounts()
  const { code, token } = await signUp(site)
  const answers = await Promise.all(Array.from({ length: 10 }, () => byCode(site, code)))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(await byCode(site, code)).toMatchObject(codeRefused)
  expect(await site.ask('/verify', { body: { type: 'signup', token_hash: token } })).toMatchObject(linkRefused)
})

test('five wrong codes invalidate the code, not the link', async () => {
  await using site = await testAccounts()
  const { code, token } = await signUp(site)
  const wrong = code === '000000' ? '000001' : '000000'
  for (let tried = 0; tried < 5; tried += 1) expect(await byCode(site, wrong)).toMatchObject(codeRefused)
  expect(await byCode(site, code)).toMatchObject(codeRefused)
  expect((await site.ask('/verify', { body: { type: 'email', token_hash: token } })).status).toBe(200)
})

test('a code is valid for ten minutes, a link for a day', async () => {
  await using site = await testAccounts()
  const first = await signUp(site)
  site.platform.clock.advance(10 * 60_000 - 1)
  expect((await byCode(site, '999999')).status).toBe(403)
  site.platform.clock.advance(1)
  expect(await byCode(site, first.code)).toMatchObject(codeRefused)
  site.platform.clock.advance(24 * 60 * 60_000 - 10 * 60_000)
  expect(await site.ask('/verify', { body: { type: 'signup', token_hash: first.token } })).toMatchObject(linkRefused)
})

test('a new mail invalidates the secrets of the old one', async () => {
  await using site = await testAccounts()
  const first = await signUp(site)
  expect(await site.ask('/resend', { body: { type: 'signup', email } })).toMatchObject({ status: 200, body: {} })
  const second = secretsOf((await site.mailsTo(email)).at(-1))
  expect(second.token).not.toBe(first.token)
  expect(await site.ask('/verify', { body: { type: 'signup', token_hash: first.token } })).toMatchObject(linkRefused)
  expect((await byCode(site, second.code)).status).toBe(200)
})

test('a token of one purpose does not work as another', async () => {
  await using site = await testAccounts()
  const { token, code } = await signUp(site)
  for (const type of ['recovery', 'magiclink', 'email_change', 'sms', 'nonsense']) {
    expect(await site.ask('/verify', { body: { type, token_hash: token } })).toMatchObject(linkRefused)
    expect(await byCode(site, code, type)).toMatchObject(codeRefused)
  }
  expect((await byCode(site, code, 'email')).status).toBe(200)
})

test('the database contains no readable link or code', async () => {
  await using site = await testAccounts()
  const { token, code } = await signUp(site)
  const [row] = await site.platform.db.query<{ text: string }>(`select row_to_json(t)::text as text from one_time_tokens t`)
  expect(row?.text).not.toContain(token)
  expect(row?.text).not.toContain(`"${code}"`)
})

test.each([
  [{ token_hash: 'x' }, 'Verify requires a verification type'],
  [{ type: 'signup' }, 'Verify requires a token or a token hash'],
  [{ type: 'signup', token: '123456', token_hash: 'x' }, 'Verify requires either a token or a token hash'],
  [{ type: 'signup', email, token_hash: 'x' }, 'Only the token_hash and type should be provided'],
  [{ type: 'signup', token: '123456' }, 'An email address is required'],
  [{ type: 'signup', email: 'nonsense', token: '123456' }, 'Unable to validate email address: invalid format'],
])('an incomplete verification gets an error that names the missing field (%#)', async (body, message) => {
  await using site = await testAccounts()
  expect(await site.ask('/verify', { body })).toMatchObject({ status: 400, body: { code: 'validation_failed', message } })
})

test('a wrong code gets the same response for a known and an unknown address', async () => {
  await using site = await testAccounts()
  await signUp(site)
  const known = await byCode(site, 'abcdef')
  const unknown = await site.ask('/verify', { body: { type: 'signup', email: 'nobody@example.org', token: '123456' } })
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
})

test('a wrong code executes the same statements whether the address has an account, a code, or neither', async () => {
  await using site = await testAccounts()
  await signUp(site)
  const statementsFor = async (address: string) => {
    const statements: string[] = []
    await site.platform.db.transaction(async (tx) => {
      const noted: Queryable = { query: (sql, values) => (statements.push(sql), tx.query(sql, values)) }
      await verifyCode(accountsOf(site.platform), noted, {
        type: 'signup',
        email: address,
        code: 'wrong',
        keepsPassword: () => true,
      })
    })
    return statements
  }
  const known = await statementsFor(email)
  expect(known.length).toBeGreaterThan(2)
  expect(await statementsFor('nobody@example.org')).toEqual(known)
})

test('when the owner confirms an address, the sessions of a stranger who signed up with it end', async () => {
  await using site = await testAccounts()
  const { token } = await signUp(site)
  const thief = await site.ask('/token?grant_type=password', { body: { email, password: PASSWORD } })
  const owner = await site.ask('/verify', { body: { type: 'signup', token_hash: token } })

  expect((await site.ask('/user', { bearer: thief.body.access_token })).body.code).toBe('session_not_found')
  const kept = await site.ask('/token?grant_type=refresh_token', { body: { refresh_token: thief.body.refresh_token } })
  expect(kept.body.code).toBe('refresh_token_not_found')
  expect((await site.ask('/user', { bearer: owner.body.access_token })).status).toBe(200)
})

test('opening a link redirects with the session in the fragment, which is not sent to any server', async () => {
  await using site = await testAccounts()
  const { token } = await signUp(site)
  const { status, headers } = await site.ask(`/verify?token=${token}&type=signup&redirect_to=http://localhost:3000/dashboard`)
  expect(status).toBe(303)
  const target = new URL(headers.get('location')!)
  expect(target.origin + target.pathname + target.search).toBe('http://localhost:3000/dashboard')
  const session = new URLSearchParams(target.hash.slice(1))
  expect([...session.keys()]).toEqual(['access_token', 'expires_at', 'expires_in', 'refresh_token', 'sb', 'token_type', 'type'])
  expect((await site.ask('/user', { bearer: session.get('access_token')! })).body.email).toBe(email)
})

test('a used link redirects to the page with the reason, and never to a foreign page', async () => {
  await using site = await testAccounts()
  const followed = await site.ask('/verify?token=spent&type=signup&redirect_to=https://evil.example/')
  expect(followed.status).toBe(303)
  expect(followed.headers.get('location')).toBe(
    'http://localhost:3000/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
  )
  const pkce = new URL((await site.ask('/verify?token=pkce_spent&type=signup')).headers.get('location')!)
  expect(pkce.searchParams.get('error_code')).toBe('otp_expired')
  expect(pkce.hash).toContain('error_code=otp_expired')
})

test('a link without token or type is refused, and a HEAD request does not use a link up', async () => {
  await using site = await testAccounts()
  const { token } = await signUp(site)
  expect(await site.ask('/verify?type=signup')).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  expect(await site.ask(`/verify?token=${token}`)).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  expect((await fetch(`${site.url}/verify?token=${token}&type=signup`, { method: 'HEAD' })).status).toBe(405)
  expect((await site.ask('/verify', { body: { type: 'signup', token_hash: token } })).status).toBe(200)
})

test('resending gets the same response for every address and mails only unconfirmed accounts', async () => {
  await using site = await testAccounts()
  await signUp(site)
  const confirmed = await site.signedIn()
  await site.platform.db.query('update users set email_confirmed_at = created_at where id = $1', [confirmed.id])
  const answers = []
  for (const address of [email, confirmed.email, 'nobody@example.org']) {
    const { status, body } = await site.ask('/resend', { body: { type: 'signup', email: address } })
    answers.push({ status, body })
  }
  expect(answers).toEqual(answers.map(() => ({ status: 200, body: {} })))
  expect(await site.mailsTo(email)).toHaveLength(2)
  expect(await site.mailsTo(confirmed.email)).toHaveLength(1)
  expect(await site.mailsTo('nobody@example.org')).toEqual([])
  expect((await site.ask('/resend', { body: { type: 'email_change', email } })).status).toBe(200)
  for (const type of ['recovery', 'sms', '']) {
    expect(await site.ask('/resend', { body: { type, email } })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    })
  }
})

test('an auth code works once within five minutes and is deleted after five wrong verifiers', async () => {
  await using site = await testAccounts()
  const challenge = 'v'.repeat(43)
  const codeFor = async (address: string) => {
    await site.ask('/signup', {
      body: { email: address, password: PASSWORD, code_challenge: challenge, code_challenge_method: 'plain' },
    })
    const { token } = secretsOf((await site.mailsTo(address))[0])
    const { headers } = await site.ask(`/verify?token=${token}&type=signup`)
    return new URL(headers.get('location')!).searchParams.get('code')!
  }
  const exchange = (auth_code: string, code_verifier: string) =>
    site.ask('/token?grant_type=pkce', { body: { auth_code, code_verifier } })

  const code = await codeFor('one@example.org')
  const rush = await Promise.all(Array.from({ length: 5 }, () => exchange(code, challenge)))
  expect(rush.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 404, 404, 404, 404])
  expect((await exchange(code, challenge)).body).toEqual({
    code: 'flow_state_not_found',
    message: 'invalid flow state, no valid flow state found',
  })

  const late = await codeFor('two@example.org')
  site.platform.clock.advance(5 * 60_000)
  expect(await exchange(late, challenge)).toMatchObject({ status: 422, body: { code: 'flow_state_expired' } })

  const guessed = await codeFor('three@example.org')
  for (let tried = 0; tried < 5; tried += 1) {
    expect(await exchange(guessed, 'w'.repeat(43))).toMatchObject({ status: 400, body: { code: 'bad_code_verifier' } })
  }
  expect((await exchange(guessed, challenge)).status).toBe(404)
  expect(await exchange('', challenge)).toMatchObject({
    status: 400,
    body: { message: 'invalid request: both auth code and code verifier should be non-empty' },
  })
})

test('a link used while its mail is being resent waits for the resend and is then invalid', async () => {
  await using site = await testAccounts()
  const first = await signUp(site)
  const proofs = [
    { type: 'signup', token_hash: first.token },
    { type: 'signup', email, token: first.code },
  ]
  for (const body of proofs) {
    const verifying = await site.platform.db.transaction(async (tx) => {
      const account = await lockAccountByEmail(tx, email)
      const answer = site.ask('/verify', { body })
      await site.untilWaiting(1)
      await mailConfirmation(accountsOf(site.platform), tx, { account: account!, challenge: null, redirectTo: undefined })
      return { answer }
    })
    expect(await verifying.answer).toMatchObject({ status: 403, body: { code: 'otp_expired' } })
  }
  const latest = secretsOf((await site.mailsTo(email)).at(-1))
  expect((await site.ask('/verify', { body: { type: 'signup', token_hash: latest.token } })).status).toBe(200)
})

test('confirming an address and ending a session for a reused refresh token can run concurrently', async () => {
  await using site = await testAccounts()
  const { access } = await site.signedIn(email)
  const { token } = secretsOf((await site.mailsTo(email)).at(-1))
  const sessionId = String(decodeJwt(access)['session_id'])
  const verifying = await site.platform.db.transaction(async (tx) => {
    const session = await lockSession(tx, sessionId)
    const answer = site.ask('/verify', { body: { type: 'signup', token_hash: token } })
    await site.untilWaiting(1)
    await deleteSession(tx, sessionId)
    await recordEvent(accountsOf(site.platform), tx, 'refresh_token_reused', session!.id)
    return { answer }
  })
  expect((await verifying.answer).status).toBe(200)
})
