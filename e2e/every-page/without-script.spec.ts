import { expect, test } from '../fixtures.ts'

test.use({ javaScriptEnabled: false })

for (const path of [
  '/',
  '/about-us',
  '/autism-test',
  '/contact',
  '/privacy',
  '/terms',
  '/accessibility',
  '/sources',
  '/pa/help',
  '/hi',
  '/pa/autism-test',
  '/blogs',
  '/pa/blogs/what-is-autism',
]) {
  test(`${path} reads without script, and its menu opens`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('banner').locator('summary').filter({ visible: true }).first().click()
    await expect(page.getByRole('banner').locator('details[open] a').first()).toBeVisible()
    await expect(page.locator('[data-comfort]').filter({ visible: true })).toHaveCount(0)
  })
}

test('a part of an article opens by a press without script', async ({ page }) => {
  await page.goto('/pa/blogs/what-is-autism')
  const part = page.locator('.article__words details.fold').last()
  await expect(part.locator('.fold__body')).toBeHidden()
  await part.locator('summary').click()
  await expect(part.locator('.fold__body')).toBeVisible()
})

test('the way into the screening is a link', async ({ page }) => {
  await page.goto('/autism-test')
  await expect(page.getByRole('link', { name: 'Start the Test' }).first()).toHaveAttribute('href', '/auth-gate')
})

test('a page that needs script says so, in every language', async ({ request }) => {
  // The browser of these tests does not draw <noscript>, even without script, so the words are looked for as sent.
  const html = await (await request.get('/sign-in')).text()
  const said = /<noscript>(.*)<\/noscript>/s.exec(html)?.[1]
  expect(said).toContain('needs JavaScript')
  expect(said).toMatch(/lang="hi".*JavaScript.*lang="pa".*JavaScript/s)
})

test('a page that needs script does not claim to be loading without it', async ({ page }) => {
  await page.goto('/sign-in')
  await expect(page.getByRole('link', { name: 'Ankur' }).first()).toBeVisible()
  await expect(page.getByText('Loading...')).not.toBeVisible()
})
