import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

for (const path of ['/', '/autism-test', '/privacy', '/hi', '/pa/autism-test']) {
  test(`${path} reads without script, and its menu opens`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('banner').locator('summary').filter({ visible: true }).first().click()
    await expect(page.getByRole('banner').locator('details[open] a').first()).toBeVisible()
  })
}

test('the way into the screening is a link', async ({ page }) => {
  await page.goto('/autism-test')
  await expect(page.getByRole('link', { name: 'Start the Test' }).first()).toHaveAttribute('href', '/auth-gate')
})

test('a page that needs script says so', async ({ page }) => {
  await page.goto('/sign-in')
  await expect(page.getByText('needs JavaScript')).toBeVisible()
})
