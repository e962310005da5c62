/** The games on paper: each part of a sheet has its pages of A4. */
import { sheetsOf } from '../printed-sheets.ts'
import { expect, test } from '../fixtures.ts'

/** Cards, mats of two or three trays, the first-then board, strips for a day and boards for a choice. */
const pages = {
  number_stacking: 1,
  number_sorting: 2,
  letter_sorting: 3,
  memory: 1,
  what_comes_next: 3,
  choose_and_ask: 2,
  same_different: 4,
  take_turns: 1,
  own: 1,
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
    await expect(page.locator('.sheet__card svg')).toHaveCount(24)
    // A4 without its margins of 15 mm.
    await page.setViewportSize({ width: Math.round((180 / 25.4) * 96), height: 900 })
    await page.emulateMedia({ media: 'print' })
    const tooWide = await page
      .locator('.sheet__card, .day-strip__place, .mat__box')
      .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().right > innerWidth + 1).length)
    expect(tooWide).toBe(0)
  })

for (const [script, ten] of [
  ['devanagari', '१०'],
  ['gurmukhi', '੧੦'],
] as const)
  test(`number cards print in ${script} numerals, on as many pages, and none is cut`, async ({ page }) => {
    await page.goto('/games/sheets')
    await page
      .locator('select')
      .filter({ has: page.locator(`option[value="${script}"]`) })
      .selectOption(script)
    for (const game of ['number_stacking', 'number_sorting'] as const) {
      await page.locator('select').first().selectOption(game)
      const cards = page.locator(`.sheet--${game} .sheet__card`)
      await expect(cards.filter({ hasText: ten })).toHaveCount(1)
      await expect(page.locator('.sheet__cards')).not.toHaveText(/\d/)
      expect(sheetsOf(await page.pdf({ preferCSSPageSize: true })), game).toBe(pages[game])
      await page.emulateMedia({ media: 'print' })
      const cut = await cards.evaluateAll((all) => {
        return all.filter((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1).length
      })
      expect(cut, game).toBe(0)
      await page.emulateMedia({ media: null })
    }
  })

for (const [size, onPage] of [
  ['large', 4],
  ['half', 2],
  ['page', 1],
] as const)
  test(`cards of the size "${size}" are ${onPage} on a page, and none is cut by its end`, async ({ page }) => {
    await page.goto('/games/sheets')
    await page
      .locator('select')
      .filter({ has: page.locator('option[value="half"]') })
      .selectOption(size)
    for (const game of ['number_stacking', 'letter_sorting', 'same_different', 'take_turns']) {
      await page.locator('select').first().selectOption(game)
      const cards = page.locator(`.sheet--${game} .sheet__card`)
      await expect(cards.first()).toBeVisible()
      const mats = { letter_sorting: 1, same_different: 3 }[game] ?? 0
      // The card to fold has the rest of a page, or a page of its own.
      const least = Math.ceil((await cards.count()) / onPage) + mats
      const pages = sheetsOf(await page.pdf({ preferCSSPageSize: true }))
      expect([least, least + (game === 'take_turns' ? 1 : 0)], game).toContain(pages)
      await page.emulateMedia({ media: 'print' })
      const cut = await cards.evaluateAll((all) => {
        return all.filter((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1).length
      })
      expect(cut, game).toBe(0)
      await page.emulateMedia({ media: null })
    }
  })

test('own cards take words and photos, which are not stored, and the rest of the page is empty cards', async ({ page }) => {
  await page.goto('/games/sheets')
  await page.locator('select').first().selectOption('own')
  await page.getByLabel('Words, one on a line').fill('Nani\nBlue cup')
  const drawn = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="red"/></svg>'
  await page.getByLabel('Photos').setInputFiles({ name: 'nani.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawn) })
  const cards = page.locator('.sheet__card')
  await expect(cards).toHaveCount(24)
  await expect(cards.first()).toContainText('Nani')
  await expect(cards.first().locator('img')).toHaveJSProperty('naturalWidth', 40)
  await expect(cards.nth(1)).toContainText('Blue cup')
  await expect(cards.nth(2)).toHaveText('')
  await page.reload()
  await page.locator('select').first().selectOption('own')
  await expect(cards.first()).toHaveText('')
})

test('the haircut card is left out where a family keeps hair', async ({ page }) => {
  await page.goto('/games/sheets')
  await page.locator('select').first().selectOption('what_comes_next')
  const haircut = page.locator('.sheet__card', { hasText: 'haircut' })
  await expect(haircut).toBeVisible()
  await page.getByRole('checkbox', { name: 'With the haircut card' }).uncheck()
  await expect(haircut).toHaveCount(0)
  await expect(page.locator('.sheet__card')).toHaveCount(24)
})

test('the words of picture cards can be in another language than the page, and an address names the cards', async ({ page }) => {
  await page.goto('/games/sheets#what_comes_next')
  const cards = page.locator('.sheet--what_comes_next .sheet__card')
  await expect(cards.first()).toContainText('wake up')
  await page.getByLabel('Words on the cards').selectOption('pa')
  await expect(cards.first()).toContainText('ਉੱਠਣਾ')
  await expect(page.locator('.mat__text').first()).toHaveText('ਪਹਿਲਾਂ')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sheets to print')
  await page.locator('select').first().selectOption('take_turns')
  await expect(page.locator('.sheet--take_turns .sheet__card').first()).toContainText('ਮੇਰੀ ਵਾਰੀ')
})
