/** A child finds a word by its place: a press moves none. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const words = (page: Page) => page.locator('.talk-grid [data-word]')
const places = (page: Page) =>
  words(page).evaluateAll((all) =>
    all.map((each) => {
      const { x, y } = each.getBoundingClientRect()
      return [(each as HTMLElement).dataset.word, x, y].join(' ')
    }),
  )
/** The app has put its board in the place of the one that was fitted to this screen. */
const isThere = async (page: Page) => {
  await expect(words(page).first()).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-own-state')
}

test('another language and other folders leave every word in its place', async ({ page }) => {
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
    await isThere(page)
    const before = await places(page)
    const next = page.locator('.talk-folder--next')
    for (let press = 0; press < 3 && (await next.isVisible()); press++) {
      await next.click()
      expect(await places(page), `folders ${press + 2} at ${width}`).toEqual(before)
    }
    for (const language of ['hi', 'pa']) {
      await page.evaluate((chosen) => localStorage.setItem('ankur-language', chosen), language)
      await page.goto('/talk')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await isThere(page)
      expect(await places(page), `${language} at ${width}`).toEqual(before)
    }
  }
})

test('on a phone that magnifies the page twice, every word keeps its picture and can be scrolled to', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ankur-language', 'pa'))
  for (const [width, height] of [
    [180, 308],
    [370, 180],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/talk')
    await isThere(page)
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
  test(`at ${width} x ${height} the words stay where they are when the first one is pressed`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/talk')
    await isThere(page)
    const before = await places(page)
    await words(page).first().click()
    await expect(page.getByRole('region', { name: 'Your sentence' }).locator('.talk-strip__word')).toHaveCount(1)
    expect(await places(page)).toEqual(before)
  })
}
