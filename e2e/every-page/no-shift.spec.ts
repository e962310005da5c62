import type { Page } from '@playwright/test'
import { calmAnswers, expect, screening, storeAnswers, test, testSignedIn } from '../fixtures.ts'

declare global {
  interface Window {
    moved: number
  }
}

/** The page's cumulative layout shift, on a connection of 200 kB/s and 150 ms. */
async function shiftsOf(page: Page, path: string): Promise<number> {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })
  await page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-comfort]').filter({ visible: true })).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => (window as unknown as { seen: number[] }).seen.reduce((sum, value) => sum + value, 0))
}

test('hydrating a static page causes no layout shift', async ({ page }) => {
  expect(await shiftsOf(page, '/')).toBeLessThan(0.01)
})

testSignedIn('loading an app page causes no layout shift', async ({ page }) => {
  expect(await shiftsOf(page, '/dashboard')).toBeLessThan(0.1)
  expect(await shiftsOf(page, '/autism-test/question/3')).toBeLessThan(0.1)
})

test('a dashboard with an open follow-up loads without layout shift', async ({ page, site, parent }) => {
  await screening(site, parent, [7, 9, 11])
  expect(await shiftsOf(page, '/dashboard')).toBeLessThan(0.01)
  await expect(page.getByRole('link', { name: /^Answer a few more questions/ })).toBeVisible()
})

test('deferred sections that load while the reader scrolls do not move the text in view', async ({ page, site, parent }) => {
  const id = await screening(site, parent, [1, 2, 3, 7, 9, 11, 14, 15, 16])
  await page.evaluate(() => localStorage.setItem('ankur-language', 'hi'))
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (scrollY > 0) window.moved += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift' })
  })
  for (const screens of [1, 2, 4, 6, 12]) {
    let releaseRequest = () => {}
    const isReleased = new Promise<void>((resolve) => (releaseRequest = resolve))
    // Each section first checks whether the server is reachable.
    await page.route('**/healthz', async (route) => {
      await isReleased
      await route.continue()
    })
    await page.goto(`/autism-test/results?id=${id}`)
    await expect(page.locator('.near')).not.toHaveCount(0)
    await page.evaluate((count) => scrollTo(0, innerHeight * count), screens)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    // Shifts from the loading of the summary itself, above the scroll position, are reported one frame late.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      window.moved = 0
    })
    releaseRequest()
    await expect(page.locator('.near')).toHaveCount(0)
    expect(await page.evaluate(() => window.moved), `after scrolling ${screens} screens`).toBeLessThan(0.1)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

testSignedIn('content that loads above the Skip button moves it by less than a quarter of the screen', async ({ page }) => {
  await page.goto('/healthz')
  await storeAnswers(page, calmAnswers)
  await page.route(/assets.*(extra-fields|video-part)/, async (route) => {
    await page.waitForFunction(() => document.querySelector('.near') !== null && scrollY > 0)
    await route.continue()
  })
  await page.goto('/autism-test/upload-video')
  const skip = page.getByRole('button', { name: 'Skip', exact: true })
  await skip.evaluate((button) => button.scrollIntoView({ block: 'center' }))
  const top = () => skip.evaluate((button) => button.getBoundingClientRect().top)
  const before = await top()
  await expect(page.locator('.near')).toHaveCount(0)
  expect(Math.abs((await top()) - before)).toBeLessThan(740 / 4)
})
