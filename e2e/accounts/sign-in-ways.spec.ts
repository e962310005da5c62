/** Signing in without a password, the second factor, and the list of devices. */
import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { axeViolations } from '../every-page/axe-violations.ts'
import { expect, sessionOf, signIn, signUp, test, testSignedIn, type Parent, loseFirstAnswer } from '../fixtures.ts'
import type { Site } from '../site.ts'

test('a parent signs in with a code sent by mail', async ({ page, site }) => {
  const parent = await signUp(site)
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Get a code by email instead' }).click()
  await page.getByLabel('Email').fill(parent.email)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByText(`If there is an account for ${parent.email}`)).toBeVisible()
  let code = ''
  await expect
    .poll(async () => {
      const mail = (await site.mail(parent.email)).findLast(({ subject }) => subject.startsWith('Your code'))
      return (code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '')
    })
    .not.toBe('')
  await page.getByLabel('Sign in with the code').fill('000000' === code ? '111111' : '000000')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('The code is wrong or has expired.')).toBeVisible()
  await page.getByLabel('Sign in with the code').fill(code)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')
  // The password of the sign-up was never confirmed on this phone: it may be a stranger's. The page says so.
  await expect(page.getByText('The password from the sign-up no longer works')).toBeVisible()
  await expect(sessionOf(site, parent)).rejects.toThrow('Invalid login credentials')
})

test('a parent whose email is not confirmed yet can request the email again on the sign-in page', async ({ page, site }) => {
  const parent = await signUp(site)
  // The response of a server with AUTH_MODE=confirm to the right password.
  await page.route('**/auth/v1/token?grant_type=password', async (route) => {
    const refusal = { code: 'email_not_confirmed', message: 'Email not confirmed' }
    await route.fulfill({ status: 400, headers: { 'x-supabase-api-version': '2024-01-01' }, json: refusal })
  })
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill(parent.email)
  await page.getByLabel('Password', { exact: true }).fill(parent.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Send the confirmation email' }).click()
  await expect(page.getByText(`Check the inbox of ${parent.email}.`)).toBeVisible()
  await expect.poll(async () => (await site.mail(parent.email)).length).toBe(2)
})

testSignedIn('a parent sees the devices that are signed in and signs one out', async ({ page, site, signedIn }) => {
  const other = await sessionOf(site, signedIn)
  await page.goto('/account')
  const card = page.getByRole('region', { name: 'Signed-in devices' })
  await expect(card.getByText('This device')).toBeVisible()
  await expect(card.getByText('Signed in', { exact: false }).first()).toBeVisible()
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(new Date())
  await expect(card.getByText(`Last used on ${today}`).first()).toBeVisible()
  const before = await card.getByRole('button', { name: 'Sign out this one' }).count()
  expect(before).toBeGreaterThan(0)
  await card.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(card.getByText('No other device is signed in.')).toBeVisible()
  const answer = await fetch(`${site.url}/auth/v1/user`, { headers: { authorization: `Bearer ${other.access_token}` } })
  expect(answer.status).toBe(403)
})

/** The code of an authenticator app, computed independently of the product. */
function codeOf(base32: string, nowMs: number): string {
  const bits = Array.from(base32, (letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
  const secret = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(nowMs / 30_000)))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** The account's owner confirms the email, and keeps the password by typing it. */
async function confirmAddress(site: Site, { email, password }: Parent): Promise<void> {
  let link = ''
  await expect
    .poll(async () => (link = /token_hash=([\w-]+)/.exec((await site.mail(email)).at(-1)?.text ?? '')?.[1] ?? ''))
    .not.toBe('')
  const answer = await fetch(`${site.url}/auth/v1/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'signup', token_hash: link, password }),
  })
  expect(answer.status).toBe(200)
}

/** For ten minutes after sign-in the server accepts the session itself as proof; this is its response later. */
async function refuseSessionAsProof(page: Page): Promise<void> {
  await page.route('**/auth/v1/factors', async (route) => {
    const sent = route.request()
    if (sent.method() !== 'POST' || 'current_password' in (sent.postDataJSON() as object)) return await route.continue()
    const refusal = { code: 400, error_code: 'current_password_required', msg: 'Current password required' }
    await route.fulfill({ status: 400, json: refusal })
  })
}

testSignedIn(
  'a parent sets up a second factor, signs in and replaces a password with recovery codes, and switches it off',
  async ({ page, site, signedIn }) => {
    // Confirming the address removes a second factor set up before: a stranger may have signed up.
    await confirmAddress(site, signedIn)
    await signIn(site, page, signedIn)
    await page.goto('/account')
    const card = page.getByRole('region', { name: 'Second step when signing in' })
    await refuseSessionAsProof(page)
    await card.getByRole('button', { name: 'Set up the second step' }).click()
    const first = card.getByLabel('Password', { exact: true })
    await expect(first).toBeFocused()
    await first.fill('not the password')
    await card.getByRole('button', { name: 'Continue' }).click()
    await expect(card.getByText('The password is not correct. Nothing was changed.')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await first.fill(signedIn.password)
    await card.getByRole('button', { name: 'Continue' }).click()
    await expect(card.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    await expect(card.getByRole('link', { name: 'Open the app on this device' })).toHaveAttribute('href', /^otpauth:\/\/totp\//)
    const secret = (await card.locator('code').innerText()).replaceAll(' ', '')
    expect(await axeViolations(page)).toEqual([])
    const box = card.getByLabel('Code from your app')
    await box.fill('12')
    await card.getByRole('button', { name: 'Switch it on' }).click()
    await expect(card.getByText('Enter the six digits that the app shows.')).toBeVisible()
    await box.fill(codeOf(secret, Date.now() - 3_600_000))
    await card.getByRole('button', { name: 'Switch it on' }).click()
    await expect(card.getByText('This code is not right.', { exact: false })).toBeVisible()
    await box.fill(codeOf(secret, Date.now()))
    await loseFirstAnswer(page, '**/factors/*/verify', 'POST')
    await card.getByRole('button', { name: 'Switch it on' }).click()
    await expect(card.getByText('The second step is on.')).toBeVisible()
    await expect(card.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
    await card.getByRole('button', { name: 'I have written them down' }).click()
    await loseFirstAnswer(page, '**/auth/v1/recovery-codes', 'POST')
    await card.getByRole('button', { name: 'Make new recovery codes' }).click()
    await expect(card.getByText('Your old ones may no longer work.')).toBeVisible()
    await card.getByRole('button', { name: 'Make new recovery codes' }).click()
    await expect(card.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
    const [recovery = '', another = ''] = await card.locator('code').allInnerTexts()
    expect(await axeViolations(page)).toEqual([])
    await card.getByRole('button', { name: 'I have written them down' }).click()

    await page.evaluate(() => localStorage.clear())
    await page.goto('/sign-in')
    await page.getByLabel('Email').fill(signedIn.email)
    await page.getByLabel('Password', { exact: true }).fill(signedIn.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await page.getByLabel('Code from your app').fill(recovery)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/dashboard')

    // The mail alone does not replace a password: the page asks for the second factor, and then saves the typed
    // password.
    await page.evaluate(() => localStorage.clear())
    await fetch(`${site.url}/auth/v1/recover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: signedIn.email }),
    })
    let link = ''
    await expect
      .poll(async () => (link = /http\S+reset-password\S+/.exec((await site.mail(signedIn.email)).at(-1)?.text ?? '')?.[0] ?? ''))
      .not.toBe('')
    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).fill('neem tree 43')
    await page.getByRole('button', { name: 'Save new password' }).click()
    const second = page.getByLabel('Code from your app')
    await expect(page.getByText('Then your new password is saved.')).toBeVisible()
    await expect(second).toBeFocused()
    expect(await axeViolations(page)).toEqual([])
    await second.fill('000000')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('This code is not right.', { exact: false })).toBeVisible()
    await second.fill(another)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText('Your new password is saved.')).toBeVisible()
    await sessionOf(site, { email: signedIn.email, password: 'neem tree 43' })

    await page.goto('/account')
    await expect(card.getByText('The second step is on.')).toBeVisible()
    await card.getByRole('button', { name: 'Switch it off' }).click()
    await loseFirstAnswer(page, '**/auth/v1/factors/*', 'DELETE')
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: 'Switch it off' }).click()
    await expect(card.getByText('The second step is off.')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Set up the second step' })).toBeVisible()
  },
)
