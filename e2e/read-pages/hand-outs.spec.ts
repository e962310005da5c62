/**
 * The hand-out of an article: one sheet of paper in each language, with key points, next steps and where to get help.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { plannedArticles } from '@ankur/content/articles'
import { expect, test } from '../fixtures.ts'
import { selectTurn } from '../sweep.ts'

const articles = join(import.meta.dirname, '../../packages/content/articles')
const written = (slug: string, language: string) => existsSync(join(articles, slug, `${language}.mdx`))
const addresses = plannedArticles.flatMap(({ slug }) => [
  `/blogs/${slug}`,
  ...['hi', 'pa'].filter((language) => written(slug, language)).map((language) => `/${language}/blogs/${slug}`),
])

test('each article prints as a hand-out on one A4 sheet, with a QR code', async ({ page }) => {
  await page.addInitScript(() => (window.print = () => {}))
  for (const address of selectTurn(addresses, 0, 4)) {
    await page.goto(address)
    await page.locator('[data-print-hand-out]').click()
    await expect(page.locator('.first-steps__help > svg')).toBeAttached()
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, address).toBe(1)
  }
})

test('the button prints the hand-out, and the page returns to normal afterwards', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const seen = document.documentElement.hasAttribute('data-hand-out')
      document.documentElement.dataset.seen = String(seen)
      dispatchEvent(new Event('afterprint'))
    }
  })
  await page.goto('/hi/blogs/what-is-autism')
  await page.getByRole('button', { name: 'एक पन्ना छापें' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'true')
  await expect(page.locator('html')).not.toHaveAttribute('data-hand-out')
  await page.evaluate(() => document.documentElement.toggleAttribute('data-hand-out', true))
  await page.emulateMedia({ media: 'print' })
  const steps = page.getByRole('region', { name: 'आप ये तीन काम कर सकते हैं' })
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  await expect(steps).toContainText(/\/hi\/help$/)
  await expect(steps.locator('svg').last()).toBeVisible()
  await expect(page.locator('.article-picture')).toBeVisible()
  await expect(page.locator('.article__words')).toBeHidden()
})
