import { expect, test } from '../fixtures.ts'

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
