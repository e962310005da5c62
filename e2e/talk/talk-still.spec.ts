/** A child finds a word by its place: a press moves none. */
import { expect, test } from '../fixtures.ts'

for (const [width, height] of [
  [360, 616],
  [740, 360],
  [1280, 800],
] as const) {
  test(`at ${width} x ${height} the words stay where they are when the first one is pressed`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/talk')
    const words = page.getByRole('group', { name: 'Words' }).getByRole('button')
    await expect(words.first()).toBeVisible()
    // The app has put its board in the place of the one that was fitted to this screen.
    await expect(page.locator('html')).not.toHaveAttribute('data-own-state')
    const places = () => words.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().y)))
    const before = await places()
    await words.first().click()
    await expect(page.getByRole('region', { name: 'Your sentence' }).locator('.talk-strip__word')).toHaveCount(1)
    expect(await places()).toEqual(before)
  })
}
