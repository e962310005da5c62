import { expect, sessionOf, signUp, storedAnswers, testSignedIn as test } from '../fixtures.ts'

test('another parent on the same phone sees no data of the first', async ({ page, site, parent }) => {
  await page.goto('/autism-test/question/1')
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page).toHaveURL('/autism-test/question/2')
  // A follow-up answer that has not been uploaded yet.
  const unsent = [{ question: '9.brings', chosen: ['flower'] }]
  const followUp = JSON.stringify({ userId: parent.id, assessmentId: 'of-yesterday', items: [9], answers: [], unsent })
  await page.evaluate((stored) => localStorage.setItem('autism-test-follow-up', stored), followUp)
  await page.goto('/contact')
  await page.getByLabel('First name').fill('Asha')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('ankur-contact'))).toContain('Asha')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await page.getByRole('dialog', { name: 'Clear all answers (2)?' }).getByRole('button', { name: 'Clear answers' }).click()
  await expect(page).toHaveURL('/')
  expect(await storedAnswers(page)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('autism-test-follow-up'))).toBe(null)
  await page.goto('/contact')
  await expect(page.getByLabel('First name')).toHaveValue('')

  const second = await signUp(site, 'Bina')
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill(second.email)
  await page.getByLabel('Password', { exact: true }).fill(second.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')
  expect(await storedAnswers(page)).toEqual([])

  await page.goto('/autism-test/question/1')
  await expect(page.getByRole('button', { name: 'Yes', exact: true })).toHaveAttribute('aria-pressed', 'false')
})

test('the same parent finds the answers again after signing out and in', async ({ page, parent, site }) => {
  await page.goto('/autism-test/question/1')
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page).toHaveURL('/autism-test/question/2')
  await page.goto('/dashboard')
  // Signing out here does not sign out the other phone.
  const other = await sessionOf(site, parent)
  await page.getByRole('button', { name: 'Sign out only on this device' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep answers' }).click()
  await expect(page).toHaveURL('/')
  const answer = await fetch(`${site.url}/auth/v1/user`, { headers: { authorization: `Bearer ${other.access_token}` } })
  expect(answer.status).toBe(200)

  await page.goto('/sign-in')
  await page.getByLabel('Email').fill(parent.email)
  await page.getByLabel('Password', { exact: true }).fill(parent.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')
  expect(await storedAnswers(page)).toEqual([{ questionId: 1, answer: 'yes' }])
})

test('a parent is told when video clips may still be on the phone', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The phone is full.', 'UnknownError')
    }
  })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Sign out only on this device' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Video clips may still be here.')).toBeVisible()
})
