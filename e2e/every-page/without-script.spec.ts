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
  test(`${path} is readable without JavaScript, and its menu opens`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('banner').locator('summary').filter({ visible: true }).first().click()
    await expect(page.getByRole('banner').locator('details[open] a').first()).toBeVisible()
    await expect(page.locator('[data-comfort]').filter({ visible: true })).toHaveCount(0)
  })
}

test('a folded part of an article opens without JavaScript', async ({ page }) => {
  await page.goto('/pa/blogs/what-is-autism')
  const part = page.locator('.article__words details.fold').last()
  await expect(part.locator('.fold__body')).toBeHidden()
  await part.locator('summary').click()
  await expect(part.locator('.fold__body')).toBeVisible()
})

test('the entry to the screening is a link that works without JavaScript', async ({ page }) => {
  await page.goto('/autism-test')
  await expect(page.getByRole('link', { name: 'Start the Test' }).first()).toHaveAttribute('href', '/auth-gate')
})

test('a page that needs JavaScript says so, in every language', async ({ request }) => {
  // Playwright's Chromium does not render <noscript>, even without JavaScript, so the text is looked for in the
  // response.
  const html = await (await request.get('/sign-in')).text()
  const notice = /<noscript>(.*)<\/noscript>/s.exec(html)?.[1]
  expect(notice).toContain('needs JavaScript')
  expect(notice).toMatch(/lang="hi".*JavaScript.*lang="pa".*JavaScript/s)
})

test('a page that needs JavaScript shows no loading state without it', async ({ page }) => {
  await page.goto('/sign-in')
  await expect(page.getByRole('link', { name: 'Ankur' }).first()).toBeVisible()
  await expect(page.getByText('Loading...')).not.toBeVisible()
})
