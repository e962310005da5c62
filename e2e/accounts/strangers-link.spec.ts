/** Anybody may send a parent a link. No link may move answers about a child into another account unnoticed. */
import { expect, sessionOf, signUp, test, testSignedIn } from '../fixtures.ts'
import type { Site } from '../site.ts'

const stored = () => JSON.parse(localStorage.getItem('sb-localhost-auth-token') ?? '{}')?.user?.email

async function confirmLink(site: Site, email: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => (link = /http\S+auth\/confirm\S+/.exec((await site.mail(email)).at(-1)?.text ?? '')?.[0] ?? ''))
    .not.toBe('')
  return link
}

testSignedIn("a stranger's link with tokens in it changes nothing on a signed-in phone", async ({ page, site, signedIn }) => {
  const mallory = await signUp(site, 'Mallory')
  const { access_token: access, refresh_token: refresh } = await sessionOf(site, mallory)
  const tokens = `access_token=${access}&refresh_token=${refresh}&expires_in=900&token_type=bearer&type=signup`
  for (const path of ['/autism-test/question/1', '/dashboard']) {
    await page.goto(`${path}#${tokens}`)
    if (path === '/dashboard') await expect(page.getByRole('button', { name: 'Sign Out', exact: true })).toBeVisible()
    else await expect(page.getByText(`Signed in as ${signedIn.email}`)).toBeVisible()
    expect(await page.evaluate(stored)).toBe(signedIn.email)
  }
})

testSignedIn(
  "a stranger's mailed link names the account that it opens, and asks before it does",
  async ({ page, site, signedIn }) => {
    const mallory = await signUp(site, 'Mallory')
    await page.goto(await confirmLink(site, mallory.email))
    await expect(page.getByText(`This link opens the account ${mallory.email} on this device.`)).toBeVisible()
    await expect(page.getByText(`${signedIn.email} is signed in on this device.`)).toBeVisible()
    await page.getByRole('link', { name: `Stay signed in as ${signedIn.email}` }).click()
    await expect(page).toHaveURL('/dashboard')
    expect(await page.evaluate(stored)).toBe(signedIn.email)
  },
)

test('a parent who did not choose the password of a sign-up replaces it, and the old one stops working', async ({
  page,
  site,
}) => {
  const victim = await signUp(site, 'Asha')
  await page.goto(await confirmLink(site, victim.email))
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByText('This is not the password of this account.')).toBeVisible()
  await page.getByRole('button', { name: 'I did not choose a password, or I forgot it' }).click()
  await expect(page).toHaveURL('/reset-password')
  await page.getByLabel('New password', { exact: true }).fill('neem tree 43')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(sessionOf(site, victim)).rejects.toThrow('Invalid login credentials')
  await sessionOf(site, { ...victim, password: 'neem tree 43' })
})

test('confirming an email change that a stranger requested leaves the stranger no working password', async ({ page, site }) => {
  const stranger = await signUp(site, 'Mallory')
  const victim = `victim-${Date.now()}@example.org`
  await fetch(`${site.url}/auth/v1/user`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${stranger.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email: victim }),
  })
  await page.goto(await confirmLink(site, victim))
  await expect(page.getByText(`This link changes the email of the account ${stranger.email} to ${victim}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await page.getByRole('button', { name: 'I did not choose a password, or I forgot it' }).click()
  await expect(page).toHaveURL('/reset-password')
  await page.getByLabel('New password', { exact: true }).fill('neem tree 43')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(sessionOf(site, { ...stranger, email: victim })).rejects.toThrow('Invalid login credentials')
  await sessionOf(site, { email: victim, password: 'neem tree 43' })
})

test('the phone that signed up confirms the email with one press', async ({ page, site }) => {
  const email = `kiran-${Date.now()}@example.org`
  await page.goto('/sign-up')
  await page.getByLabel('Full Name').fill('Kiran')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('mango tree 42')
  await page.getByLabel('Confirm Password', { exact: true }).fill('mango tree 42')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/sign-in')
  await page.goto(await confirmLink(site, email))
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page).toHaveURL('/dashboard')
  await sessionOf(site, { email, password: 'mango tree 42' })
})

testSignedIn('signing out with a wrong device clock still ends the sessions', async ({ page, site, signedIn }) => {
  const other = await sessionOf(site, signedIn)
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Sign Out', exact: true })).toBeVisible()
  // For the client the token is valid; for the server it has expired. The refresh token still opens a new session.
  const refused: string[] = []
  await page.route('**/auth/v1/logout**', async (route) => {
    if (refused.length > 0) return await route.continue()
    refused.push(route.request().url())
    await route.fulfill({
      status: 403,
      headers: { 'x-supabase-api-version': '2024-01-01' },
      json: { code: 'bad_jwt', message: 'invalid JWT: unable to parse or verify signature, token is expired' },
    })
  })
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL('/')
  expect(refused).toHaveLength(1)
  const again = await fetch(`${site.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    body: JSON.stringify({ refresh_token: other.refresh_token }),
  })
  expect(again.status).toBe(400)
})
