/** The about, founder and science pages: reachable from the home page, and open about what is not known. */
import { aboutUs } from '@ankur/content/words/en/site/about-us'
import { claims as claimWords } from '@ankur/content/words/en/site/claims'
import { founder, story } from '@ankur/content/pages/founder'
import { science, scienceParts } from '@ankur/content/pages/science'
import { claims } from '@ankur/content/claims'
import { scienceClaims } from '@ankur/content/english-claims'
import { expect, test } from '../fixtures.ts'

test('a card of the home page leads to the section with more details', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'More about drag and drop code' }).click()
  await expect(page).toHaveURL('/about-us#drag-drop')
  await expect(page.getByRole('heading', { name: aboutUs.drag_title })).toBeInViewport()
})

test('from 1024 px the table of contents stays in view beside the text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/about-us')
  const contents = page.getByRole('navigation', { name: aboutUs.contents })
  await contents.getByRole('link', { name: aboutUs.methodology_title }).click()
  await expect(page.getByRole('heading', { name: aboutUs.methodology_title })).toBeInViewport()
  await expect(contents).toBeInViewport()
})

test('each study gives participants, number, finding and limits, and links to the paper', async ({ page }) => {
  await page.goto('/about-us')
  const study = page.getByRole('region', { name: aboutUs.parent_course_measured })
  for (const label of [aboutUs.who, aboutUs.how_many, aboutUs.found, aboutUs.limits]) {
    await expect(study.getByText(label, { exact: true })).toBeVisible()
  }
  await expect(study.getByRole('link')).toHaveAttribute('href', /doi\.org/)
})

test('a figure without a verified source is marked as such, on each page that shows it', async ({ page }) => {
  const countUnverified = (path: string) =>
    claims.filter(({ pages, status }) => pages.includes(path) && status === 'unverified').length
  const ownUntraced = scienceClaims.filter(({ status }) => status === 'unverified').length
  for (const [path, count] of [
    ['/about-us', countUnverified('/about-us')],
    ['/science', countUnverified('/science') + ownUntraced],
  ] as const) {
    await page.goto(path)
    expect(count, path).toBeGreaterThan(0)
    await expect(page.getByRole('main').getByText(claimWords.not_yet_verified, { exact: true })).toHaveCount(count)
  }
})

test('each part of the science page says what is known, what is not, and from which sources', async ({ page }) => {
  await page.goto('/science')
  for (const { title } of scienceParts) {
    const part = page.getByRole('region', { name: title })
    for (const heading of [science.in_short, science.known, science.unknown, science.sources]) {
      await expect(part.getByRole('heading', { name: heading })).toBeVisible()
    }
  }
})

test("the founder's story is in English, and a Hindi notice says so", async ({ page }) => {
  await page.goto('/hi/founder')
  await expect(page.getByText('यह पेज अंग्रेज़ी में है।')).toBeVisible()
  await expect(page.locator('[lang="en"]').getByRole('heading', { name: founder.heading })).toBeVisible()
  await expect(page.getByText(story[0]!.paragraphs[0]!)).toBeVisible()
})
