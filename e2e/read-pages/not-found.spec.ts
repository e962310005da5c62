import { expect, test } from '../fixtures.ts'

test('an unknown address responds with 404, says so and links to the home page', async ({ page }) => {
  const lines: string[] = []
  page.on('console', (line) => lines.push(line.text()))
  const response = await page.goto('/no/such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('404').first()).toBeVisible()
  await expect(page.getByText('Oops! Page not found').first()).toBeVisible()
  await expect.poll(() => lines.join('\n')).toContain('/no/such-page')
  await page.getByRole('main').getByRole('link', { name: /home/i }).click()
  await expect(page).toHaveURL('/')
})
