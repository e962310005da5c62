/** Every level of every game, played to its end with arrow keys and Enter alone. */
import { levels } from '@ankur/games'
import { expect, test } from './fixtures.ts'
import { openRound, playables, reach, type PlayedGame } from './play.ts'

for (const [game, { choices }] of Object.entries(playables)) {
  test(`${game}: each of the eight levels is played to its end by keyboard`, async ({ page }) => {
    for (const level of levels) {
      await openRound(page, game as PlayedGame, { level, seed: level })
      for (const choice of choices(page, level, level)) {
        for (const button of choice) {
          await reach(page, button)
          await page.keyboard.press('Enter')
        }
      }
      await expect(page.getByRole('heading', { level: 2, name: /^You / }), `level ${level}`).toBeFocused()
      expect(await page.getByRole('button', { name: /^(Again|A little more)$/ }).count()).toBe(2)
    }
  })
}
