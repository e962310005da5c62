import { expect, test } from 'vitest'
import { PASSWORD, secretsOf, testAccounts } from '../test-accounts.ts'
import type { TestAccounts } from '../test-accounts.ts'

const email = 'asha@example.org'
const newEmail = 'asha.kaur@example.org'
const half = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

async function lastMail(site: TestAccounts, to: string, kind: string) {
  return (await site.mailsTo(to)).findLast((mail) => mail.kind === kind)
}

async function confirmed(site: TestAccounts, address = email) {
  await site.signedIn(address)
  const { token } = secretsOf((await site.mailsTo(address))[0])
  await site.ask('/verify', { body: { type: 'signup', token_hash: token } })
  const { body } = await site.ask('/token?grant_type=password', { body: { email: address, password: PASSWORD } })
  return body.access_token as string
}

function put(site: TestAccounts, bearer: string, body: object) {
  return site.ask('/user', { method: 'PUT', body, bearer })
}

function follow(site: TestAccounts, token: string) {
  return site.ask('/verify', { body: { type: 'email_change', token_hash: token } })
}

async function signInStatus(site: TestAccounts, address: string) {
  return (await site.ask('/token?grant_type=password', { body: { email: address, password: PASSWORD } })).status
}

test('an address change takes effect after the old and the new address confirmed it, in either order', async () => {
  await using site = await testAccounts()
  const client = site.client()
  await confirmed(site)
  await client.signInWithPassword({ email, password: PASSWORD })

  for (const order of [[newEmail, email], [newEmail, email].toReversed()]) {
    const wanted = await client.updateUser({ email: newEmail })
    expect(wanted.error).toBeNull()
    expect(wanted.data.user).toMatchObject({ email, new_email: newEmail })
    const tokens: Record<string, string> = {
      [newEmail]: secretsOf(await lastMail(site, newEmail, 'new_address')).token,
      [email]: secretsOf(await lastMail(site, email, 'old_address')).token,
    }
    const [first, second] = order.map((address) => tokens[address] ?? '')
    expect(await follow(site, first ?? '')).toMatchObject({ status: 200, body: { msg: half, code: '200' } })
    expect((await client.getUser()).data.user).toMatchObject({ email, new_email: newEmail })
    const done = await site.client().verifyOtp({ token_hash: second ?? '', type: 'email_change' })
    expect(done.data.user).toMatchObject({
      email: newEmail,
      user_metadata: { email: newEmail },
      identities: [{ email: newEmail }],
    })
    expect(done.data.user).not.toHaveProperty('new_email')

    expect((await client.getUser()).data.user?.email).toBe(newEmail)
    expect([await signInStatus(site, email), await signInStatus(site, newEmail)]).toEqual([400, 200])
    expect((await lastMail(site, email, 'address_changed'))?.text).toContain(newEmail)
    // Reset, to test the other order.
    await site.platform.db.query('update users set email = $1', [email])
  }
})

test('a session that is not fresh needs the password to change the address, whether the address is confirmed or not', async () => {
  await using site = await testAccounts()
  const bearer = await confirmed(site)
  site.platform.clock.advance(10 * 60_000)
  expect(await put(site, bearer, { email: newEmail })).toMatchObject({
    status: 400,
    body: { code: 'current_password_required' },
  })
  expect(await site.mailsTo(newEmail)).toEqual([])
  const response = await put(site, bearer, { email: newEmail, current_password: PASSWORD })
  expect(response.body).toMatchObject({ email, new_email: newEmail })
})

test('an unconfirmed old address need not agree, and its sessions end with the change', async () => {
  await using site = await testAccounts()
  const { access } = await site.signedIn('asha@exmaple.org')
  const { db, mailer } = site.platform
  const report = { kind: 'report', to: 'asha@exmaple.org', subject: 'A result', text: 'For the doctor', html: '' }
  await db.transaction((tx) => mailer.queue(tx, report))

  expect((await put(site, access, { email: newEmail })).body).toMatchObject({ email: 'asha@exmaple.org', new_email: newEmail })
  expect((await site.mailsTo('asha@exmaple.org')).map(({ kind }) => kind)).toEqual(['confirm_address', 'report'])
  const { token, url } = secretsOf(await lastMail(site, newEmail, 'new_address'))
  expect(`${url.pathname} ${url.searchParams.get('type')}`).toBe('/auth/confirm email_change')
  expect((await follow(site, token)).body.user).toMatchObject({ email: newEmail, email_confirmed_at: expect.any(String) })
  expect((await site.ask('/user', { bearer: access })).status).toBe(403)
  // The owner of the old address still gets mail that other people sent there.
  expect((await site.mailsTo('asha@exmaple.org')).map(({ kind }) => kind)).toEqual(['report'])
})

test('an unconfirmed address in an old session can be changed only with the password', async () => {
  await using site = await testAccounts()
  const { access } = await site.signedIn(email)
  site.platform.clock.advance(11 * 60_000)
  expect(await put(site, access, { email: newEmail })).toMatchObject({ status: 400, body: { code: 'current_password_required' } })
  expect((await put(site, access, { email: newEmail, current_password: PASSWORD })).status).toBe(200)
})

test('a change to a taken address looks the same to the caller; its owner gets a notice, and nothing changes', async () => {
  await using site = await testAccounts()
  await confirmed(site, newEmail)
  const access = await confirmed(site)
  const seenAfter = async (wanted: string) => {
    const { status, body } = await put(site, access, { email: wanted })
    const { token } = secretsOf(await lastMail(site, email, 'old_address'))
    const agreed = await follow(site, token)
    const file = (await site.ask('/api/account/export', { bearer: access })).body
    const mails = file.mails.map(({ kind }: { kind: string }) => kind)
    const links = file.mailedLinks.map(({ purpose, sentTo }: Record<string, string>) => [purpose, sentTo === wanted])
    return { status, isWanted: body.new_email === wanted, agreed: agreed.body, mails: mails.slice(-1), links }
  }

  const seen = await seenAfter(newEmail)
  expect(seen).toMatchObject({ status: 200, isWanted: true, agreed: { msg: half }, mails: ['old_address'] })
  expect(await seenAfter('free@example.org')).toEqual(seen)
  expect((await site.mailsTo(newEmail)).map(({ kind }) => kind)).toEqual(['confirm_address', 'account_exists'])
  expect((await site.ask('/user', { bearer: access })).body.email).toBe(email)
})

test('an account can request five address changes an hour, and resending their mails does not count', async () => {
  await using site = await testAccounts({ RATE_LIMITS: 'on' })
  const access = await confirmed(site)
  for (let times = 0; times < 3; times += 1) {
    expect((await put(site, access, { email: `${times}@example.org` })).status).toBe(200)
    // A change that is cancelled before its mail is sent gets no mail.
    await site.idle()
  }
  for (let times = 0; times < 3; times += 1) {
    await site.idle()
    site.platform.clock.advance(60_000)
    await site.ask('/resend', { body: { type: 'email_change', email: '2@example.org' } })
  }
  expect((await site.mailsTo(email)).filter(({ kind }) => kind === 'old_address')).toHaveLength(5)
  for (let times = 3; times < 5; times += 1) {
    expect((await put(site, access, { email: `${times}@example.org` })).status).toBe(200)
    await site.idle()
  }
  const answer = await put(site, access, { email: newEmail })
  expect(answer).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000)
})

test('when two accounts request one address, the first to confirm it gets it', async () => {
  await using site = await testAccounts()
  const { access } = await site.signedIn(email)
  await put(site, access, { email: newEmail })
  const { token } = secretsOf(await lastMail(site, newEmail, 'new_address'))
  await site.signedIn(newEmail)

  expect(await follow(site, token)).toMatchObject({ status: 403, body: { code: 'otp_expired' } })
  const { body } = await site.ask('/user', { bearer: access })
  expect(body.email).toBe(email)
  expect(body).not.toHaveProperty('new_email')
})

test('codes confirm a change as links do, its mails can be sent again, and a newer change cancels it', async () => {
  await using site = await testAccounts()
  const access = await confirmed(site)
  await put(site, access, { email: 'first@example.org' })
  const { token: stale } = secretsOf(await lastMail(site, 'first@example.org', 'new_address'))
  await put(site, access, { email: newEmail })
  expect(await site.mailsTo('first@example.org')).toEqual([])
  expect((await follow(site, stale)).status).toBe(403)

  expect(await site.ask('/resend', { body: { type: 'email_change', email: newEmail } })).toMatchObject({ status: 200, body: {} })
  const byCode = async (address: string, kind: string) => {
    const { code } = secretsOf(await lastMail(site, address, kind))
    return await site.ask('/verify', { body: { type: 'email_change', email: address, token: code } })
  }
  expect((await byCode(newEmail, 'new_address')).body).toMatchObject({ msg: half })
  expect((await byCode(email, 'old_address')).body.user).toMatchObject({ email: newEmail })
})

test('a link to the verify endpoint redirects, and reports the first of two confirmations', async () => {
  await using site = await testAccounts()
  const access = await confirmed(site)
  await put(site, access, { email: newEmail })
  const followed = async (address: string, kind: string) => {
    const { token } = secretsOf(await lastMail(site, address, kind))
    const answer = await site.ask(`/verify?token=${token}&type=email_change`)
    return new URL(answer.headers.get('location') ?? '').hash
  }
  expect(new URLSearchParams((await followed(newEmail, 'new_address')).slice(1)).get('message')).toBe(half)
  expect(new URLSearchParams((await followed(email, 'old_address')).slice(1)).get('type')).toBe('email_change')
})

test('requesting the same address twice within a minute keeps the first mail valid', async () => {
  await using site = await testAccounts({ RATE_LIMITS: 'on' })
  const { access } = await site.signedIn(email)
  for (let times = 0; times < 2; times += 1) expect((await put(site, access, { email: newEmail })).status).toBe(200)
  const mails = await site.mailsTo(newEmail)
  expect(mails).toHaveLength(1)
  expect((await follow(site, secretsOf(mails[0]).token)).body.user).toMatchObject({ email: newEmail })
})

test('a new password cancels an address change and removes its mail from the outbox', async () => {
  await using site = await testAccounts()
  const access = await confirmed(site)
  await put(site, access, { email: newEmail })
  const { token } = secretsOf(await lastMail(site, newEmail, 'new_address'))
  expect((await put(site, access, { password: 'neem leaf 77' })).body).not.toHaveProperty('new_email')
  expect((await follow(site, token)).status).toBe(403)
  expect(await site.mailsTo(newEmail)).toEqual([])
})
