/** Every press of a child has something to see, also one that the rules do nothing with; nothing is said to be wrong. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { type Choice, openRound, playables, type PlayedGame } from './play.ts'

const played = { level: 3, seed: 5 } as const

/** How everything that can be pressed looks, and the shelf. */
function look(page: Page): Promise<string[]> {
  return page.locator('.tray, .game-page :is(a, button), .hub :is(a, svg, .game-card__picture)').evaluateAll((all) =>
    all.map((each) => {
      const { filter, outlineStyle, outlineColor, boxShadow, backgroundColor } = getComputedStyle(each)
      return [filter, outlineStyle, outlineColor, boxShadow, backgroundColor].join(' ')
    }),
  )
}

/** Held down, and let go elsewhere, so that nothing follows from it. */
async function answers(page: Page, target: Locator): Promise<void> {
  await target.hover()
  await expect(target).toBeVisible()
  const before = await look(page)
  await page.mouse.down()
  expect(await look(page), `${target}`).not.toEqual(before)
  await page.mouse.move(1, 1)
  await page.mouse.up()
}

for (const game of Object.keys(playables) as PlayedGame[]) {
  test(`${game}: a piece, a place without a piece in hand, and every button of the bar show that they are pressed`, async ({
    page,
  }) => {
    await openRound(page, game, played)
    const [choice] = playables[game].choices(page, played) as [Choice]
    // A card of the Memory Game is both.
    for (const target of choice.slice(0, 2)) await answers(page, target)
    for (const button of await page.locator('.bar-button').all()) await answers(page, button)
  })
}

test('a picture of the hub and a plant of the garden show that they are pressed', async ({ page }) => {
  await page.goto('/healthz')
  await page.evaluate(() => localStorage.setItem('ankur-progress', JSON.stringify({ games: { memory: { grown: [1] } } })))
  await page.goto('/games/garden')
  await answers(page, page.locator('.bed__plant'))
  await page.goto('/games')
  await answers(page, page.locator('.game-card__door').first())
  await answers(page, page.locator('.hub__ways a').first())
})
