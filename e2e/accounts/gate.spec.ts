/** Getting in and staying in: the gate before family pages, a refused sign-up, an ended session, and a wrong clock. */
import {
  expect,
  test,
  testSignedIn,
  answersKey,
  calmAnswers,
  sessionKey,
  sessionOf,
  storeAnswers,
  storedAnswers,
} from '../fixtures.ts'

for (const path of ['/dashboard', '/autism-test/question/5', '/autism-test/upload-video', '/autism-test/results']) {
  test(`a signed-out visitor at ${path} is redirected to the sign-in gate, and Back does not return to it`, async ({ page }) => {
    await page.goto('/')
    await page.goto(path)
    await expect(page).toHaveURL('/auth-gate')
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign Up' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/')
  })
}

testSignedIn('a signed-in visitor is redirected away from the sign-in gate', async ({ page }) => {
  for (const path of ['/auth-gate', '/sign-in', '/sign-up']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/dashboard')
  }
})

test('a parent who was signed out on another device signs in again and loses no answer', async ({ page, site, parent }) => {
  await storeAnswers(page, calmAnswers)
  await page.goto('/autism-test/question/20')
  await expect(page.getByText('Question 20 of 20').first()).toBeVisible()

  const elsewhere = await sessionOf(site, parent)
  const ended = await fetch(`${site.url}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { authorization: `Bearer ${elsewhere.access_token}` },
  })
  expect(ended.status).toBe(204)

  await page.goto('/autism-test/results')
  await expect(page).toHaveURL('/auth-gate')
  await expect(page.getByText('You were signed out. Please sign in again.').first()).toBeVisible()
  expect(await storedAnswers(page), answersKey).toEqual(calmAnswers)

  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(parent.email)
  await page.getByLabel('Password', { exact: true }).fill(parent.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/autism-test\/results\?id=/)
})

test('a tab shows nothing of the family once another tab signed out without a signal', async ({
  page,
  context,
  site,
  parent,
}) => {
  await page.goto('/account')
  await expect(page.getByRole('region', { name: 'What is kept' })).toContainText(parent.email)
  const other = await context.newPage()
  // The client's code never arrived: it cannot tell the other tab.
  await other.route('**/api/config', (route) => route.abort())
  await other.goto(`${site.url}/games`)
  await other.evaluate((key) => localStorage.removeItem(key), sessionKey)
  await expect(page).toHaveURL('/auth-gate')
  await other.close()
})

test("on a phone, the auth provider's error is scrolled into view, and the typed values stay", async ({ page }) => {
  await page.goto('/sign-up')
  await page.getByLabel('Full Name').fill('Asha Kaur')
  await page.getByLabel('Email').fill('asha@example.org')
  await page.getByLabel('Password', { exact: true }).fill('123456')
  await page.getByLabel('Confirm Password').fill('123456')
  await page.getByRole('button', { name: 'Create Account' }).click()

  const refusal = page.getByRole('main').getByRole('alert')
  await expect(refusal).toContainText('Choose another password')
  await expect(refusal).toBeInViewport()
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.org')
})

const HOUR_MS = 3_600_000

for (const [wrong, byMs] of [
  ['an hour fast', HOUR_MS],
  ['an hour slow', -HOUR_MS],
] as const) {
  testSignedIn(`a phone whose clock is ${wrong} stays signed in and does not refresh its session in a loop`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + byMs })
    let refreshes = 0
    page.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) refreshes++
    })
    await page.goto('/dashboard')
    await expect(page.getByRole('button', { name: 'Sign Out', exact: true })).toBeVisible()
    // The auth client checks its session every 30 seconds.
    for (let minute = 0; minute < 5; minute++) {
      await page.clock.runFor(60_000)
      await page.evaluate(() => fetch('/healthz'))
    }
    await expect(page.getByRole('button', { name: 'Sign Out', exact: true })).toBeVisible()
    expect(refreshes).toBeLessThanOrEqual(3)
  })
}
