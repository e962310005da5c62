/** The games on paper: each part of a sheet has its pages of A4. */
import { sheetsOf } from '../engines/paper.ts'
import { expect, test } from '../fixtures.ts'

/** Cards, mats of two trays each, the first-then board and strips for a day. */
const pages = {
  number_stacking: 1,
  number_sorting: 2,
  letter_sorting: 3,
  memory: 1,
  what_comes_next: 3,
  choose_and_ask: 1,
  take_turns: 1,
}

for (const language of ['en', 'hi', 'pa'])
  test(`in ${language} every sheet prints on its pages of A4, and nothing is wider than the paper`, async ({ page }) => {
    await page.goto('/healthz')
    await page.evaluate((chosen) => localStorage.setItem('ankur-language', chosen), language)
    await page.goto('/games/sheets')
    for (const [game, count] of Object.entries(pages)) {
      await page.locator('select').first().selectOption(game)
      await expect(page.locator(`.sheet--${game} .sheet__card`).first()).toBeVisible()
      const pdf = await page.pdf({ preferCSSPageSize: true })
      expect(sheetsOf(pdf), game).toBe(count)
    }
    await page.locator('select').first().selectOption('what_comes_next')
    await expect(page.locator('.day-strip')).toHaveCount(3)
    // A4 without its margins of 15 mm.
    await page.setViewportSize({ width: Math.round((180 / 25.4) * 96), height: 900 })
    await page.emulateMedia({ media: 'print' })
    const tooWide = await page
      .locator('.sheet__card, .day-strip__place, .mat__box')
      .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().right > innerWidth + 1).length)
    expect(tooWide).toBe(0)
  })
