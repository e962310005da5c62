/** F6 moves between the parts of the editor. */
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
