import { expect, readToTheEnd, signUp, test } from '../fixtures.ts'

test('a form whose script failed to load works after a retry, and signs in', async ({ page, site }) => {
  const parent = await signUp(site)
  await page.route('**/accounts-client*', (route) => route.abort('internetdisconnected'))
  await page.goto('/sign-in')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute('**/accounts-client*')
  await again.click()

  await page.getByLabel('Email').fill(parent.email)
  await page.getByLabel('Password', { exact: true }).fill(parent.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('a deferred section that failed to load appears after a retry', async ({ page, context, parent }) => {
  await page.goto('/account')
  await expect(page.getByText(parent.email)).toBeVisible()
  // Sections that load on scrolling would show retry buttons too.
  await readToTheEnd(page)
  const change = page.getByRole('button', { name: 'Change email' })
  const again = page.locator('.your-data__parts').getByRole('button', { name: 'Try again' })
  const field = page.getByLabel('New email', { exact: true })
  await context.setOffline(true)
  await change.click()
  await expect(again).toBeVisible()
  await context.setOffline(false)
  await again.click()
  await expect(field).toBeVisible()

  // Browsers cache a failed module import until the page is reloaded.
  await page.route('**/change-password*', (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(again).toBeVisible()
  await page.unroute('**/change-password*')
  await again.click()
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password', { exact: true })).toBeVisible()
})
