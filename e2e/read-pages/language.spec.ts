import { expect, storedAnswers, test, testSignedIn } from '../fixtures.ts'

testSignedIn('changing the language on a question changes only its text', async ({ page }) => {
  await page.goto('/autism-test/question/1')
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page).toHaveURL('/autism-test/question/2')

  await page.getByRole('banner').getByText('Menu').click()
  await page.getByRole('button', { name: 'ਪੰਜਾਬੀ' }).filter({ visible: true }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pa')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Gurmukhi}/u)
  await expect(page).toHaveURL('/autism-test/question/2')
  expect(await storedAnswers(page)).toEqual([{ questionId: 1, answer: 'yes' }])

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Gurmukhi}/u)
})

test('the language of a static page also applies to pages with one address for all languages', async ({ page }) => {
  await page.goto('/hi/autism-test')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await page.goto('/sign-in')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Devanagari}/u)
  await expect(page).toHaveTitle('अंकुर में साइन इन करें: अंकुर')
})

testSignedIn('a language that fails to load shows an error beside the question, until it loads', async ({ page, context }) => {
  await page.goto('/autism-test/question/1')
  await expect(page.getByRole('button', { name: 'Yes', exact: true })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('main').getByRole('button', { name: 'हिन्दी' }).click()
  const notice = page.getByRole('main').getByRole('alert')
  await expect(notice).toContainText('We could not load this language.')

  await context.setOffline(false)
  await expect(page.getByText('You are online again.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'हिन्दी' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(notice).toHaveCount(0)
})
