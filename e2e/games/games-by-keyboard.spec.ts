/**
 * The games with arrow keys and Enter alone, played to their end. `npm test` plays the first, the fourth or the last
 * level of each game; `npm run sweep` plays all eight.
 */
import { expect, test } from '../fixtures.ts'
import { selectTurn, isSweep } from '../sweep.ts'
import { openRound, playables, focusByArrows, roundsOf, type PlayedGame } from './play.ts'

for (const [index, game] of (Object.keys(playables) as PlayedGame[]).entries()) {
  const wanted = isSweep ? [1, 2, 3, 4, 5, 6, 7, 8] : selectTurn([1, 4, 8], index, 3)
  test(`${game}: ${isSweep ? 'every level' : `level ${wanted.join()}`} is played to its end by keyboard`, async ({ page }) => {
    for (const played of roundsOf(game).filter(({ level }) => wanted.includes(level))) {
      await openRound(page, game, played)
      for (const choice of playables[game].choices(page, played)) {
        for (const button of choice) {
          await focusByArrows(page, button)
          await page.keyboard.press('Enter')
        }
      }
      await expect(
        page.getByRole('heading', { level: 2, name: /^(You|The three of you) / }),
        `level ${played.level}`,
      ).toBeFocused()
      expect(await page.getByRole('button', { name: /^(Again|More)$/ }).count()).toBe(2)
    }
  })
}
