/** The home page on a phone: the main actions come first, in the reader's language. */
import { claims as claimWords } from '@ankur/content/words/en/site/claims'
import { home } from '@ankur/content/words/en/site/home'
import { expect, test } from '../fixtures.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 616 } })

  for (const path of ['/', '/hi', '/pa']) {
    test(`${path}: the four entries are fully in the first viewport, below the language row`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('.language-row')).toBeVisible()
      const entries = page.locator('.entry')
      await expect(entries).toHaveCount(4)
      for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 1 })
    })
  }

  test('the language row can be closed and stays closed on this device', async ({ page }) => {
    await page.goto('/')
    const row = page.getByRole('navigation', { name: home.language_row })
    await row.getByRole('button', { name: home.language_close }).click()
    await expect(row).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(row).toBeHidden()
  })

  test('a language chosen in the language row is stored, and the row disappears', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('navigation', { name: home.language_row }).getByRole('link', { name: 'हिन्दी' }).click()
    await expect(page).toHaveURL('/hi')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.language-row')).toBeHidden()
    await page.goto('/sign-in')
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  })
})

test.describe('a browser with the locale Punjabi', () => {
  test.use({ viewport: { width: 360, height: 740 }, locale: 'pa-IN' })

  test('is offered Punjabi first, and is not redirected', async ({ page }) => {
    await page.goto('/')
    const choices = page.locator('.language-row').getByRole('link')
    await expect(choices).toHaveText(['ਪੰਜਾਬੀ', 'हिन्दी', 'English'])
    await expect(page).toHaveURL('/')
    for (const name of [home.start_creating, home.learn_more])
      await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeInViewport({ ratio: 1 })
  })
})

test('a figure without a source appears only inside the closed section, which has seven', async ({ page }) => {
  await page.goto('/')
  const marks = page.getByRole('main').getByText(claimWords.not_yet_verified, { exact: true })
  await expect(marks).toHaveCount(7)
  await expect(marks.filter({ visible: true })).toHaveCount(0)
  await page.getByRole('heading', { name: home.untraced_title.replace('{count}', '7') }).click()
  await expect(marks.filter({ visible: true })).toHaveCount(7)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 616 } })

  test('the four entries are links, and the section with unverified figures opens', async ({ page }) => {
    await page.goto('/hi')
    const entries = page.locator('.entry')
    await expect(entries).toHaveCount(4)
    for (const path of ['/hi/autism-test', '/games', '/talk', '/hi/blogs'])
      await expect(page.locator(`main .entry a[href="${path}"]`), path).toBeVisible()
    const fold = page.getByRole('main').locator('details').first()
    await expect(fold.locator('.fold__body')).toBeHidden()
    await fold.locator('summary').click()
    await expect(fold.locator('.fold__body')).toBeVisible()
  })
})
