/** Test helpers for prerendered pages, which are in their HTML before the app's script runs. */
import type { Page } from '@playwright/test'

/** Opens a page whose app script is held back; returns the function that releases it. */
export async function openWithoutApp(page: Page, path: string): Promise<() => void> {
  let releaseScript = () => {}
  const isReleased = new Promise<void>((resolve) => (releaseScript = resolve))
  await page.route(/assets\/app-[\w-]+\.js/, async (route) => {
    await isReleased
    await route.continue()
  })
  // The held-back script is a subresource of the page.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return releaseScript
}

export async function storeEntries(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/healthz')
  await page.evaluate((items) => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value)), entries)
}

/** The sum of the layout shifts so far. */
export const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (list: PerformanceEntryList) =>
          list.reduce((all, entry) => all + (entry as PerformanceEntry & { value: number }).value, 0)
        new PerformanceObserver((list) => resolve(sum(list.getEntries()))).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )
