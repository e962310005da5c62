import type { Page } from '@playwright/test'

/** The first such request reaches the server, and its answer does not come back. */
export async function loseFirstAnswer(page: Page, url: string, method: string): Promise<void> {
  let isLost = false
  await page.route(url, async (route) => {
    if (isLost || route.request().method() !== method) return await route.fallback()
    isLost = true
    await route.fetch()
    await route.abort()
  })
}
