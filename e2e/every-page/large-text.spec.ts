import { calmAnswers, expect, readToTheEnd, signIn, signUp, storeAnswers, test } from '../fixtures.ts'
import { allPages } from './pages.ts'

test('text at 200 % on a small phone causes no horizontal overflow', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const fits = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await readToTheEnd(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
  await fits('/sign-in')
  await fits('/sign-up')
  await fits('/blogs')
  await fits('/blogs/text-based-therapy-apps')
  await signIn(site, page, await signUp(site))
  await storeAnswers(page, calmAnswers)
  await fits('/autism-test/question/8')
  await fits('/autism-test/upload-video')
  await fits('/autism-test/results')
  for (const path of ['/dashboard', '/account', '/autism-test/history', '/games', '/create']) await fits(path)
})

// The accessibility page promises this for every page.
test('every static page fits at 200 % text size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const written = allPages().filter(({ kind }) => kind === 'static')
  // One language of each page, in rotation.
  for (const { path } of written.filter((_, index) => index % 3 === Math.floor(index / 3) % 3)) {
    await page.goto(path)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
})

// Two overlapping buttons do not widen the page, so overflow does not show them.
test('no button of the header overlaps another, signed out or signed in', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const parent = await signUp(site)
  for (const path of ['/', '/hi', '/pa', '/sign-in', '/auth-gate', '/dashboard', '/autism-test/question/1']) {
    if (path === '/dashboard') await signIn(site, page, parent)
    await page.goto(path)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expect(page.locator('header [data-comfort]:visible')).toHaveCount(1)
    const boxes = await page.locator('header :is(a, button, summary):visible').evaluateAll((all) =>
      all.map((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect()
        return { left, right, top, bottom }
      }),
    )
    expect(boxes.length, path).toBeGreaterThan(2)
    const covered = boxes.some((one, n) =>
      boxes
        .slice(n + 1)
        .some((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom),
    )
    expect(covered, path).toBe(false)
  }
})
