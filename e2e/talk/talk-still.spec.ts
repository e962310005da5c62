/** Word positions are stable: children find a word by its position. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const words = (page: Page) => page.locator('.talk-grid [data-word]')
const positions = (page: Page) =>
  words(page).evaluateAll((all) =>
    all.map((each) => {
      const { x, y } = each.getBoundingClientRect()
      return [(each as HTMLElement).dataset.word, x, y].join(' ')
    }),
  )
/** Waits until the app has replaced the prerendered board. */
const waitForApp = async (page: Page) => {
  await expect(words(page).first()).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-own-state')
}

test('another language or folder does not move any word', async ({ page }) => {
  for (const [width, height] of [
    [360, 616],
    [740, 360],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/healthz')
    await page.evaluate(() => localStorage.clear())
    await page.goto('/talk')
    await waitForApp(page)
    const before = await positions(page)
    const next = page.locator('.talk-folder--next')
    for (let press = 0; press < 3 && (await next.isVisible()); press++) {
      await next.click()
      expect(await positions(page), `folders ${press + 2} at ${width}`).toEqual(before)
    }
    for (const language of ['hi', 'pa']) {
      await page.evaluate((chosen) => localStorage.setItem('ankur-language', chosen), language)
      await page.goto('/talk')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await waitForApp(page)
      expect(await positions(page), `${language} at ${width}`).toEqual(before)
    }
  }
})

test('at 200 % page zoom on a phone, every word keeps its picture and can be scrolled into view', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ankur-language', 'pa'))
  for (const [width, height] of [
    [180, 308],
    [370, 180],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/talk')
    await waitForApp(page)
    const sizes = await words(page).evaluateAll((all) =>
      all.map((each) => [each.getBoundingClientRect().height, each.querySelector('svg')?.getBoundingClientRect().height ?? 0]),
    )
    for (const [cell = 0, picture = 0] of sizes) {
      expect(cell).toBeGreaterThanOrEqual(44)
      expect(picture).toBeGreaterThanOrEqual(14)
    }
    for (const id of ['want', 'no']) {
      await page.locator(`[data-word="${id}"]`).evaluate((cell) => cell.scrollIntoView({ block: 'center' }))
      await expect(page.locator(`[data-word="${id}"]`)).toBeInViewport({ ratio: 0.9 })
    }
    expect(await page.locator('.talk').evaluate((board) => board.scrollWidth - board.clientWidth)).toBe(0)
    await page.evaluate(() => localStorage.removeItem('ankur-talk'))
  }
})

for (const [width, height] of [
  [360, 616],
  [740, 360],
  [1280, 800],
] as const) {
  test(`at ${width} x ${height} pressing the first word moves no word`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/talk')
    await waitForApp(page)
    const before = await positions(page)
    await words(page).first().click()
    await expect(page.getByRole('region', { name: 'Your sentence' }).locator('.talk-strip__word')).toHaveCount(1)
    expect(await positions(page)).toEqual(before)
  })
}
