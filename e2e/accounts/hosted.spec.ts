/**
 * Accounts on another server, everything else here. The other server is a second copy of this product, which speaks
 * the same protocol.
 */
import { answerAll, assessmentsOf, expect, sessionKey, sessionOf, signUp, storedAnswers, test as base } from '../fixtures.ts'
import { freePort, startSite, type Site } from '../site.ts'

interface HostedSites {
  /** Stores the accounts. */
  readonly provider: Site
  /** Stores answers, and verifies sessions with the provider. */
  readonly here: Site
}

const test = base.extend<{ hosted: HostedSites }>({
  hosted: [
    async ({}, use) => {
      const port = String(await freePort())
      const provider = await startSite({ CORS_ORIGINS: `http://localhost:${port}` })
      const here = await startSite({ PORT: port, SUPABASE_URL: provider.url, SUPABASE_KEY: 'sb_publishable_local' })
      await use({ provider, here })
      await here.close()
      await provider.close()
    },
    { timeout: 240_000 },
  ],
  baseURL: async ({ hosted }, use) => use(hosted.here.url),
})

test('a family signs up at the external accounts server, finishes a screening here and deletes all that is stored here', async ({
  page,
  hosted: { provider, here },
}) => {
  test.setTimeout(300_000)
  const person = { email: 'asha@example.org', password: 'mango tree 42' }
  // A provider's used link shows that it was used. Sessions stored by the client library before open nothing, and are
  // removed.
  await page.goto('/dashboard#error=access_denied&error_code=otp_expired&error_description=spent')
  await expect(page).toHaveURL('/auth-gate')
  await expect(page.getByText('This link has expired or was already used.', { exact: false })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('sb-before-auth-token', '{"user":{"id":"x","email":"old@example.org"}}'))
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/auth-gate')
  expect(await page.evaluate(() => localStorage.getItem('sb-before-auth-token'))).toBeNull()

  await page.goto('/sign-up')
  await page.getByLabel('Full Name').fill('Asha Kaur')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/sign-in')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')

  // Tokens in a link are ignored here too, as with accounts of our own.
  const mallory = await sessionOf(provider, await signUp(provider, 'Mallory'))
  const tokens = `access_token=${mallory.access_token}&refresh_token=${mallory.refresh_token}&expires_in=900&token_type=bearer`
  await page.goto(`/autism-test/question/1#${tokens}`)
  await expect(page.getByText(`Signed in as ${person.email}`)).toBeVisible()

  await page.goto('/autism-test/question/1')
  await answerAll(page)
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page).toHaveURL(/results\?id=/)
  expect(await storedAnswers(page)).toEqual([])
  const accessToken = (await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{}').access_token,
    sessionKey,
  )) as string
  expect(await assessmentsOf(here, { accessToken })).toHaveLength(1)

  await page.goto('/account')
  const kept = page.getByRole('region', { name: 'What is kept' })
  await expect(kept).toContainText(person.email)
  await expect(kept).toContainText('each with its answers: 1')
  // Nothing is deleted while the provider cannot verify the session, and the page says so.
  await provider.kill()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account and all your data?' })
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Ankur is not available right now.' })).toBeVisible()
  await provider.restart()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page).toHaveURL('/')

  const account = await fetch(`${here.url}/api/account`, { headers: { authorization: `Bearer ${accessToken}` } })
  expect(await account.json()).toMatchObject({ email: person.email, kept: {} })
  // The sign-in belongs to the other server and still exists there.
  expect((await sessionOf(provider, person)).user.id).toBeTruthy()
})
