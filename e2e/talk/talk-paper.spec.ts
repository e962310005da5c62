/** The talk board on paper. */
import { sheetsOf } from '../printed-sheets.ts'
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

for (const size of [4, 9, 20, 60])
  test(`a board of ${size} words prints whole on one A4, in portrait and in landscape`, async ({ page }) => {
    await page.addInitScript(() => (window.print = () => {}))
    for (const orientation of ['tall', 'wide']) {
      await page.goto('/healthz')
      await page.evaluate(
        (board) => localStorage.setItem('ankur-talk', board),
        JSON.stringify({ boards: [{ id: 'first', settings: { size, orientation } }] }),
      )
      await page.goto('/talk')
      await openAdultSettings(page)
      await toggleSection(page, 'On paper')
      await page.getByRole('button', { name: 'Print the board' }).click()
      await expect(page.locator('.talk-paper__grid > *')).toHaveCount(size)
      const pdf = await page.pdf({ preferCSSPageSize: true })
      expect(sheetsOf(pdf), orientation).toBe(1)
      const [across = 0, down = 0] = (/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf.toString('latin1')) ?? [])
        .slice(1)
        .map(Number)
      expect(Math.round(Math.max(across, down)), 'A4').toBe(842)
      expect(across > down).toBe(orientation === 'wide')
      // No word is wider or higher than its cell.
      await page.emulateMedia({ media: 'print' })
      const room = orientation === 'wide' ? 277 : 180
      await page.setViewportSize({ width: Math.floor((room / 25.4) * 96), height: 900 })
      const cut = await page.locator('.talk-paper__cell').evaluateAll((all) => {
        return all.filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1).length
      })
      expect(cut, orientation).toBe(0)
      await page.emulateMedia({ media: null })
    }
  })

test('the folders of a wide board have on paper the places that they have on the screen of this phone', async ({ page }) => {
  await page.addInitScript(() => (window.print = () => document.documentElement.setAttribute('data-printed', '')))
  await page.setViewportSize({ width: 740, height: 360 })
  await page.goto('/healthz')
  await page.evaluate(() => {
    localStorage.setItem('ankur-talk', JSON.stringify({ boards: [{ id: 'first', settings: { orientation: 'wide' } }] }))
  })
  await page.goto('/talk')
  await openAdultSettings(page)
  await toggleSection(page, 'On paper')
  await page.getByRole('button', { name: 'Print the folders' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed')
  await page.emulateMedia({ media: 'print' })
  // A sheet of A4.
  await page.setViewportSize({ width: 1123, height: 794 })
  const cells = page.locator('.talk-paper__grid').first().locator('.talk-paper__cell')
  await expect(cells).toHaveCount(15)
  const lefts = await cells.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)))
  expect(new Set(lefts).size).toBe(4)
})
