import { calmAnswers, expect, sessionKey, signIn, storeAnswers, storedAnswers, testSignedIn as test } from '../fixtures.ts'

test('one press hides the page behind a clock, also after Back and a reload, until the parent continues', async ({ page }) => {
  await page.goto('/dashboard')
  await page.goto('/autism-test/question/3')
  await page.getByRole('button', { name: 'Hide this page' }).click()
  await expect(page).toHaveURL('/pause')
  await expect(page).toHaveTitle('Pause: Ankur')
  await expect(page.getByRole('link')).toHaveCount(0)

  await page.goBack()
  await expect(page).toHaveURL('/pause')
  await page.reload()
  await expect(page.locator('time')).toBeVisible()

  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('a PIN is required in every new tab and after hiding, and a wrong one opens nothing', async ({ page, context }) => {
  await page.goto('/autism-test/question/3')
  await page.getByText('If you share this device').click()
  await page.getByLabel('Choose a PIN of 4 to 8 digits').fill('12')
  await page.getByRole('button', { name: 'Set the PIN' }).click()
  await expect(page.getByText('Enter 4 to 8 digits.')).toBeVisible()
  await page.getByLabel('Choose a PIN of 4 to 8 digits').fill('2580')
  await page.getByRole('button', { name: 'Set the PIN' }).click()
  await expect(page.getByText('The PIN is set on this device.')).toBeVisible()
  await expect(page).toHaveURL('/autism-test/question/3')

  const tab = await context.newPage()
  await tab.goto('/autism-test/question/4')
  await expect(tab).toHaveURL('/pause')
  await tab.getByLabel('PIN').fill('1111')
  await tab.getByRole('button', { name: 'Go on' }).click()
  await expect(tab.getByText('Wrong PIN. Please try again.')).toBeVisible()
  await tab.getByLabel('PIN').fill('੨੫੮੦')
  await tab.getByRole('button', { name: 'Go on' }).click()
  await expect(tab).toHaveURL('/autism-test/question/4')

  await tab.getByRole('button', { name: 'Hide this page' }).click()
  await tab.getByRole('button', { name: 'Sign out on this device' }).click()
  await expect(tab).toHaveURL('/')
  await expect(tab.getByText('You are signed out on this device, and the PIN is removed.')).toBeVisible()
})

test('one press clears the answers and the session from the phone', async ({ page }) => {
  await page.goto('/autism-test/question/1')
  await storeAnswers(page, calmAnswers.slice(0, 5))
  await page.reload()
  await page.getByText('If you share this device').click()
  await page.getByRole('button', { name: 'Clear this device now' }).click()

  await expect(page).toHaveURL('/')
  await expect(page.getByText('This device is cleared, and you are signed out here.')).toBeVisible()
  expect(await storedAnswers(page)).toEqual([])
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/auth-gate')
})

test('clearing the phone deletes the games of the Game Creator only if their box is ticked', async ({ page, site, parent }) => {
  await page.goto('/create')
  await page.getByRole('tabpanel').getByRole('button', { name: 'Move 10 steps', exact: true }).click()
  const clear = async (alsoGames: boolean) => {
    await page.goto('/dashboard')
    await page.getByText('If you share this device').click()
    if (alsoGames) await page.getByLabel('Also delete the games from the Game Creator').check()
    await page.getByRole('button', { name: 'Clear this device now' }).click()
    await expect(page.getByText('This device is cleared, and you are signed out here.')).toBeVisible()
  }
  await clear(false)
  expect(await page.evaluate(() => localStorage.getItem('ankur-draft'))).toContain('motion_movesteps')
  await signIn(site, page, parent)
  await clear(true)
  expect(await page.evaluate(() => localStorage.getItem('ankur-draft'))).toBeNull()
  await page.goto('/create')
  await expect(page.getByRole('button', { name: 'Show me', exact: true })).toBeVisible()
})

test('with a stored session, the header has the button to hide the page before the session is verified', async ({ page }) => {
  // The session has expired and its refresh gets no response.
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }))
  }, sessionKey)
  await page.route('**/auth/v1/**', () => undefined)
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Hide this page' })).toBeVisible()
  await expect(page.getByText('If you share this device')).toHaveCount(0)
})
