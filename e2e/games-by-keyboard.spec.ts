/** Every level of every game, played to its end with arrow keys and Enter alone. */
import { expect, test } from './fixtures.ts'
import { openRound, playables, reach, roundsOf, type PlayedGame } from './play.ts'

for (const game of Object.keys(playables) as PlayedGame[]) {
  test(`${game}: each of the eight levels is played to its end by keyboard`, async ({ page }) => {
    for (const played of roundsOf(game)) {
      await openRound(page, game, played)
      for (const choice of playables[game].choices(page, played)) {
        for (const button of choice) {
          await reach(page, button)
          await page.keyboard.press('Enter')
        }
      }
      await expect(page.getByRole('heading', { level: 2, name: /^You / }), `level ${played.level}`).toBeFocused()
      expect(await page.getByRole('button', { name: /^(Again|More)$/ }).count()).toBe(2)
    }
  })
}
