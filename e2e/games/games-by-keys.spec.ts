/**
 * The games played to their end with keys alone: with one switch, where the highlight moves automatically and Space
 * chooses; and with arrow keys and Enter.
 */
import { expect, test } from '../fixtures.ts'
import type { Locator, Page } from '@playwright/test'
import { isSweep, selectTurn } from '../sweep.ts'
import { openRound, playables, roundsOf, focusByArrows, type PlayedGame } from './play.ts'

const seconds = 3

for (const [game, path] of [
  ['number_stacking', playables.number_stacking.path],
  ['memory', playables.memory.path],
  ['same_different', playables.same_different.path],
  ['choose_and_ask', playables.choose_and_ask.path],
  ['what_comes_next', playables.what_comes_next.path],
  ['take_turns', playables.take_turns.path],
] as const) {
  test(`${game}: a round is played to its end with Space alone`, async ({ page }) => {
    await page.clock.install()
    await page.goto('/healthz')
    await page.evaluate(
      (stored) => localStorage.setItem('ankur-progress', stored),
      JSON.stringify({ settings: { scanSeconds: seconds }, games: { [game]: { level: 1, seed: 4 } } }),
    )
    await page.goto(path)
    const end = page.getByRole('heading', { level: 2, name: /^You / })
    await expect(page.getByRole('button', { name: 'Help' })).toBeVisible()
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.stop)

    // Help is the last choice of every turn and always leads to the end, so a child who can press only there can play
    // too.
    const seen = new Set<string | undefined>()
    for (let turn = 0; turn < 60 && !(await end.isVisible()); turn++) {
      await page.clock.runFor(seconds * 1000)
      const stop = await focused()
      seen.add(stop)
      if (stop === 'help') await page.keyboard.press('Space')
    }
    await expect(end).toBeVisible()
    expect([...seen]).toEqual(expect.arrayContaining([game === 'memory' ? 'card' : 'piece', 'help']))

    await page.clock.runFor(seconds * 1000)
    await expect(page.getByRole('button', { name: 'Again' })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(end).toBeHidden()
  })
}

if (isSweep) {
  for (const game of Object.keys(playables) as PlayedGame[]) {
    test(`${game}: every level is played by choosing, with one switch alone`, async ({ page }) => {
      test.setTimeout(600_000)
      await page.clock.install()
      for (const played of roundsOf(game)) {
        await openRound(page, game, played)
        await startScanning(page)
        for (const choice of playables[game].choices(page, played))
          for (const button of choice) await chooseBySwitch(page, button)
        await expect(
          page.getByRole('heading', { level: 2, name: /^(You|The three of you) / }),
          `level ${played.level}`,
        ).toBeVisible()
      }
    })
  }
}

async function startScanning(page: Page): Promise<void> {
  await page.evaluate((scanSeconds) => {
    const stored = JSON.parse(localStorage.getItem('ankur-progress') ?? '{}') as object
    localStorage.setItem('ankur-progress', JSON.stringify({ ...stored, settings: { scanSeconds } }))
  }, seconds)
  await page.reload()
  await expect(page.locator('[data-stop="help"]')).toBeVisible()
}

/**
 * Waits until the button is highlighted and presses Space. The second player, at the other end of the phone, uses
 * Enter.
 */
async function chooseBySwitch(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeVisible()
  if ((await button.getAttribute('data-side')) !== null && (await button.getAttribute('data-stop')) === null) {
    await page.keyboard.press('Enter')
    return
  }
  for (let turn = 0; turn < 40; turn++) {
    if (await button.evaluate((each) => each === document.activeElement)) return page.keyboard.press('Space')
    await page.clock.runFor(seconds * 1000)
  }
  throw new Error(`${button} is never highlighted`)
}

test('with a selected piece only places that accept one are highlighted, and Space puts it there', async ({ page }) => {
  await page.clock.install()
  await page.goto('/healthz')
  await page.evaluate(
    (stored) => localStorage.setItem('ankur-progress', stored),
    JSON.stringify({ settings: { scanSeconds: seconds }, games: { number_stacking: { level: 1, seed: 4 } } }),
  )
  await page.goto(playables.number_stacking.path)
  await expect(page.getByRole('button', { name: '1', exact: true })).toBeVisible()
  await page.clock.runFor(seconds * 1000)
  await expect(page.getByRole('button', { name: '1', exact: true })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: 'You picked up 1. Where does it go?' })).toBeVisible()
  const place = page.getByRole('button', { name: 'Floor 1 of 3, empty' })
  for (let turn = 0; turn < 4 && !(await place.evaluate((each) => each === document.activeElement)); turn++)
    await page.clock.runFor(seconds * 1000)
  await expect(place).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: '1 is in place: floor 1 of 3.' })).toBeVisible()
})

test('on a small phone the leaves of the bar do not overlap its buttons, although one switch adds the help button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 616 })
  await page.goto('/healthz')
  await page.evaluate(
    (stored) => localStorage.setItem('ankur-progress', stored),
    JSON.stringify({ settings: { scanSeconds: 8 }, games: { memory: { level: 8, seed: 4 } } }),
  )
  await page.goto(playables.memory.path)
  await expect(page.locator('.leaf-dot')).toHaveCount(6)
  const overlaps = await page.locator('.leaf-dot').evaluateAll((leaves) => {
    const buttons = [...document.querySelectorAll('.game-bar :is(a, button)')].map((each) => each.getBoundingClientRect())
    return leaves.filter((leaf) => {
      const { left, right, top, bottom } = leaf.getBoundingClientRect()
      return buttons.some((each) => left < each.right && right > each.left && top < each.bottom && bottom > each.top)
    }).length
  })
  expect(overlaps).toBe(0)
  expect((await page.locator('.game-bar').boundingBox())?.height).toBe(56)
})

// `npm test` plays the first, the fourth or the last level of each game; `npm run sweep` plays all eight.
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
