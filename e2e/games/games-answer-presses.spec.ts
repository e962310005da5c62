/** Every press of a child has a visible response, even one without effect in the game. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { type Choice, openRound, playables, type PlayedGame } from './play.ts'

const played = { level: 3, seed: 5 } as const

/** The style of every element that can be pressed, and of the shelf. */
function look(page: Page): Promise<string[]> {
  return page.locator('.tray, .game-page :is(a, button), .hub :is(a, svg, .game-card__picture)').evaluateAll((all) =>
    all.map((each) => {
      const { filter, outlineStyle, outlineColor, boxShadow, backgroundColor } = getComputedStyle(each)
      return [filter, outlineStyle, outlineColor, boxShadow, backgroundColor].join(' ')
    }),
  )
}

/** Presses and releases elsewhere, so that no click follows. */
async function expectPressShown(page: Page, target: Locator): Promise<void> {
  await target.hover()
  await expect(target).toBeVisible()
  const before = await look(page)
  await page.mouse.down()
  expect(await look(page), `${target}`).not.toEqual(before)
  await page.mouse.move(1, 1)
  await page.mouse.up()
}

for (const game of Object.keys(playables) as PlayedGame[]) {
  test(`${game}: a piece, a place without a selected piece, and every button of the toolbar show that they are pressed`, async ({
    page,
  }) => {
    await openRound(page, game, played)
    const [choice] = playables[game].choices(page, played) as [Choice]
    // A card of the Memory Game is both.
    for (const target of choice.slice(0, 2)) await expectPressShown(page, target)
    for (const button of await page.locator('.bar-button').all()) await expectPressShown(page, button)
  })
}

test('a place pressed without a piece in hand highlights the tray, as long as it is pressed', async ({ page }) => {
  await openRound(page, 'number_sorting', played)
  const [choice] = playables.number_sorting.choices(page, played) as [Choice]
  const [piece, place] = choice as readonly [Locator, Locator]
  const shadow = () => page.locator('.tray').evaluate((tray) => getComputedStyle(tray).boxShadow)
  const before = await shadow()
  await place.hover()
  await page.mouse.down()
  expect(await shadow()).not.toBe(before)
  await page.mouse.up()
  expect(await shadow()).toBe(before)
  await piece.click()
  await place.hover()
  await page.mouse.down()
  expect(await shadow()).toBe(before)
  await page.mouse.up()
})

test('a picture of the hub and a plant of the garden show that they are pressed', async ({ page }) => {
  await page.goto('/healthz')
  await page.evaluate(() => localStorage.setItem('ankur-progress', JSON.stringify({ games: { memory: { grown: [1] } } })))
  await page.goto('/games/garden')
  await expectPressShown(page, page.locator('.bed__plant'))
  await page.goto('/games')
  await expectPressShown(page, page.locator('.game-card__door').first())
  await expectPressShown(page, page.locator('.hub__ways a').filter({ visible: true }).first())
})
