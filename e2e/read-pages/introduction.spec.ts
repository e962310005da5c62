/**
 * The page before the screening on a small phone: the start button and the limits of the result are in the first
 * viewport.
 */
import { expect, test } from '../fixtures.ts'

test.use({ viewport: { width: 360, height: 616 } })

const pages = [
  ['/hi/autism-test', 'टेस्ट शुरू करें'],
  ['/pa/autism-test', 'ਟੈਸਟ ਸ਼ੁਰੂ ਕਰੋ'],
  ['/autism-test', 'Start the Test'],
] as const

for (const [path, start] of pages) {
  test(`${path}: the start button is fully in the first viewport, below three lines about limits, and there is no form field`, async ({
    page,
  }) => {
    await page.goto(path)
    // The range of birth months is set by the script and may take a second line.
    await expect(page.locator('[data-born]')).not.toBeEmpty()
    await expect(page.getByRole('link', { name: start })).toBeInViewport({ ratio: 1 })
    const lines = await page.locator('.introduction__limits').evaluate((box) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(box)
      const inner = box.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
      return Math.round(inner / Number.parseFloat(lineHeight))
    })
    expect(lines).toBe(3)
    await expect(page.getByRole('main').locator('input, select, textarea')).toHaveCount(0)
  })
}
