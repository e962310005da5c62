import { answersKey, calmAnswers, expect, sessionOf, storeAnswers, storedAnswers, test } from '../fixtures.ts'

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
