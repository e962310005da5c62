/** The page before the screening on a small phone: the button and what limits the result, on the first screen. */
import { expect, test } from '../fixtures.ts'

test.use({ viewport: { width: 360, height: 616 } })

const pages = [
  ['/hi/autism-test', 'टेस्ट शुरू करें'],
  ['/pa/autism-test', 'ਟੈਸਟ ਸ਼ੁਰੂ ਕਰੋ'],
  ['/autism-test', 'Start the Test'],
] as const

for (const [path, start] of pages) {
  test(`${path}: the button to start is whole on the first screen, under a limit of three lines, and nothing is asked`, async ({
    page,
  }) => {
    await page.goto(path)
    // The months of birth come from the script and may take a second line.
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
