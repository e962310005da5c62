/** The parts of the editor: F6 moves between them, and borders change their width. */
import { expect, test } from '../fixtures.ts'

test('F6 moves to the next part of the editor, and Shift+F6 to the one before', async ({ page }) => {
  await page.goto('/create')
  await expect(page.locator('.palette__add').first()).toBeVisible()
  const isIn = (pane: string) => page.evaluate((each) => document.activeElement?.closest(each) !== null, pane)
  await page.keyboard.press('F6')
  await expect.poll(() => isIn('.creator .bar')).toBe(true)
  await page.keyboard.press('F6')
  await expect.poll(() => isIn('.creator .bar')).toBe(false)
  await page.keyboard.press('Shift+F6')
  await expect.poll(() => isIn('.creator .bar')).toBe(true)
})

test('moving a border between panels selects no text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/create')
  for (const border of await page.getByRole('separator').all()) {
    const { x, y, width } = (await border.boundingBox())!
    await page.mouse.move(x + width / 2, y + 200)
    await page.mouse.down()
    await page.mouse.move(x + 90, y + 220, { steps: 8 })
    await page.mouse.up()
    expect((await border.boundingBox())?.x).toBeGreaterThan(x)
  }
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
})
