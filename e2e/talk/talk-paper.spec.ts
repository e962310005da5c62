/** The talk board on paper. */
import { sheetsOf } from '../engines/paper.ts'
import { expect, test } from '../fixtures.ts'
import { toggleSection, openAdultSettings } from './talk-board.ts'

test('the card of rules prints on one page, with the symbols of its words and their credit', async ({ page }) => {
  await page.addInitScript(() => (window.print = () => {}))
  await page.goto('/talk')
  await openAdultSettings(page)
  await toggleSection(page, 'On paper')
  await page.getByRole('button', { name: 'Print the rules for adults' }).click()
  const card = page.locator('.talk-paper')
  await expect(card.locator('.talk-rules use')).toHaveCount(4)
  await expect(card).toContainText('OpenMoji, openmoji.org, CC BY-SA 4.0')
  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1)
  await page.emulateMedia({ media: 'print' })
  for (const symbol of await card.locator('.talk-symbol').all()) expect((await symbol.boundingBox())?.height).toBeGreaterThan(80)
})
