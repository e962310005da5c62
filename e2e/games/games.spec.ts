/** The hub and its links: no account, offline after the first visit, and only existing games. */
import { expect, test } from '../fixtures.ts'
import { openRound, playables } from './play.ts'

test('the hub lists the available games, and opens each in a new tab', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Play a game' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Game' })).toBeVisible()
  const titles = await page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts()
  expect(titles).toEqual(expect.arrayContaining(['Number Stacking', 'Number Sorting', 'Letter Sorting', 'Memory Game']))
  for (const [title, path] of [
    ['Memory Game', playables.memory.path],
    ['Letter Sorting', playables.letter_sorting.path],
  ] as const) {
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: `Start Now ${title}, opens in a new tab` }).click()
    const game = await opened
    await expect(game.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(new URL(game.url()).pathname).toBe(path)
    await game.close()
  }
  await page.getByRole('button', { name: 'Explore Games' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Game' })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('after one visit of the hub, all games can be played', async ({ page, context }) => {
    await page.goto('/games')
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/dashboard')) !== undefined), { timeout: 60_000 })
      .toBe(true)
    await context.setOffline(true)
    for (const [game, { path, choices }] of Object.entries(playables)) {
      const played = { level: 1, seed: 2 } as const
      await page.evaluate((kept) => localStorage.setItem('ankur-progress', kept), JSON.stringify({ games: { [game]: played } }))
      await page.goto(path)
      await expect(page.getByText('You are offline. Games and saved answers still work.')).toBeVisible()
      for (const choice of choices(page, played)) for (const button of choice) await button.click()
      await expect(page.getByRole('heading', { level: 2, name: /^You / }), game).toBeVisible()
    }
    await page.getByRole('link', { name: 'Finish' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Game' })).toBeVisible()
  })
})

test('sound is off until it is turned on, and the setting is stored', async ({ page }) => {
  await page.addInitScript(() => {
    const made: number[] = []
    Object.assign(window, { madeTones: made })
    window.AudioContext = class extends AudioContext {
      override createOscillator() {
        made.push(1)
        return super.createOscillator()
      }
    }
  })
  const tones = () => page.evaluate(() => (window as unknown as { madeTones: number[] }).madeTones.length)
  const [piece, place] = [
    page.getByRole('group', { name: 'Pieces' }).getByRole('button').first(),
    page.getByRole('button', { name: 'Floor 1 of 3, empty' }),
  ]
  await page.goto(playables.number_stacking.path)
  await piece.click()
  await place.click()
  expect(await tones()).toBe(0)
  const sliders = page.getByRole('button', { name: 'Sound, words, movement' })
  const sound = page.getByRole('dialog').getByRole('group', { name: 'Sound' })
  await sliders.click()
  await sound.getByRole('radio', { name: 'On' }).check()
  expect(await tones()).toBe(1)
  await page.reload()
  await sliders.click()
  await expect(sound.getByRole('radio', { name: 'On' })).toBeChecked()
  await page.getByRole('button', { name: 'Close' }).click()
  await piece.click()
  await place.click()
  expect(await tones()).toBe(1)
})

test('after three rounds without help the next level is offered, and never starts by itself', async ({ page }) => {
  await page.goto(playables.number_stacking.path)
  const pieces = page.getByRole('group', { name: 'Pieces' }).getByRole('button')
  for (let round = 1; round <= 3; round++) {
    for (const floor of [1, 2, 3]) {
      await pieces.first().click()
      const place = page.getByRole('button', { name: `Floor ${floor} of 3, empty` })
      await place.click()
      // Before the app runs, the piece stays in the tray and would be pressed again.
      await expect(place).toHaveCount(0)
    }
    await expect(page.getByRole('heading', { level: 2, name: 'You put 1 to 3 in order.' })).toBeVisible()
    // This level and the next one, as two pictures of the same size, which need no reading.
    const levels = page.getByRole('button', { name: /^Play level [12]$/ })
    await expect(levels).toHaveCount(round === 3 ? 2 : 0)
    const sizes = await levels.evaluateAll((each) => each.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]))
    expect(sizes[0]).toEqual(sizes[1])
    await expect(levels.locator('svg')).toHaveCount(round === 3 ? 2 : 0)
    if (round < 3) await page.getByRole('button', { name: 'More' }).click()
  }
  await page.getByRole('button', { name: 'Play level 1' }).click()
  await expect(page.locator('.game__stage')).toHaveAttribute('data-level', '1')
  await expect(pieces).toHaveCount(1)
})

test('the last piece is seen in its place before the end of the round, and nothing else appears between them', async ({
  page,
}) => {
  await openRound(page, 'number_stacking', { level: 1, seed: 1 })
  const choices = playables.number_stacking.choices(page, { level: 1, seed: 1 })
  for (const [nth, [piece, place]] of choices.entries()) {
    await piece.click()
    if (nth === choices.length - 1)
      await page.evaluate(() => {
        const seen: string[] = []
        const note = () => {
          const parts = ['.lying--placed', '.game-end', '.next-board', '.rise__cat']
          const now = parts.map((part) => `${part} ${document.querySelectorAll(`.game__stage ${part}`).length}`).join(', ')
          if (seen.at(-1) !== now) seen.push(now)
        }
        new MutationObserver(note).observe(document.querySelector('.game__stage')!, { subtree: true, childList: true })
        Object.assign(window, { seen })
      })
    await place?.click()
  }
  await expect(page.locator('.game-end')).toBeVisible()
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  const placed = `.lying--placed ${choices.length}`
  expect(seen).toEqual([
    `${placed}, .game-end 0, .next-board 0, .rise__cat 1`,
    `${placed}, .game-end 1, .next-board 0, .rise__cat 0`,
  ])
})

test('Take turns: Again deals the same planks, More others', async ({ page }) => {
  await openRound(page, 'take_turns', { level: 1, seed: 1 })
  const build = async () => {
    for (const side of ["The duck's side", "The cat's side"])
      await page.getByRole('region', { name: side }).getByRole('button', { name: 'My turn' }).click()
    await expect(page.getByRole('heading', { level: 2, name: /^You built a bridge together/ })).toBeVisible()
    return page.locator('.way__pieces .laid').evaluateAll((planks) => planks.map(({ innerHTML }) => innerHTML))
  }
  const first = await build()
  await page.getByRole('button', { name: 'Again' }).click()
  expect(await build()).toEqual(first)
  await page.getByRole('button', { name: 'More' }).click()
  expect(await build()).not.toEqual(first)
})

test('with three cards on the strip, "something else" opens the talk board, and Back returns to the round', async ({ page }) => {
  const round = { level: 8, seed: 3 } as const
  await openRound(page, 'choose_and_ask', round)
  await page.getByRole('link', { name: 'something else' }).click()
  await expect(page).toHaveURL('/talk')
  await expect(page.locator('[data-word="more"]')).toBeVisible()
  await page.goBack()
  for (const choice of playables.choose_and_ask.choices(page, round)) for (const button of choice) await button.click()
  await expect(page.getByRole('heading', { level: 2, name: /^You asked with three cards/ })).toBeVisible()
})

test('in landscape on a phone the pieces are beside the board and in view, with few pieces and with many', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 })
  await page.goto('/games/number-sorting')
  for (const level of ['1', '6', '8']) {
    await page.evaluate((chosen) => {
      const games = { number_sorting: { level: Number(chosen), history: [] } }
      localStorage.setItem('ankur-progress', JSON.stringify({ games }))
    }, level)
    await page.reload()
    await expect(page.locator('.game__stage')).toHaveAttribute('data-level', level)
    // The prerendered board stays hidden if another level is stored.
    await expect(page.locator('.piece').first()).toBeVisible()
    await expect(page.locator('.piece').first()).toBeInViewport({ ratio: 0.9 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    const tray = await page.locator('.tray').boundingBox()
    const last = await page.locator('.place').last().boundingBox()
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((tray?.x ?? 0) + 1)
    expect((tray?.y ?? 0) + (tray?.height ?? 0)).toBeLessThanOrEqual(360)
  }
})

test('in landscape on a phone all cards of the Memory Game are in view, with the eye that opens them', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await page.goto('/games/memory')
  const low = (selector: string) =>
    page
      .locator(selector)
      .last()
      .evaluate((each) => each.getBoundingClientRect().bottom)
  for (const level of [1, 7]) {
    await page.evaluate((chosen) => {
      localStorage.setItem('ankur-progress', JSON.stringify({ games: { memory: { level: chosen, history: [] } } }))
    }, level)
    await page.reload()
    await expect(page.locator('.memory-card')).toHaveCount(level === 1 ? 4 : 12)
    expect(await low('.memory-card')).toBeLessThanOrEqual(360)
    if (level > 1) expect(await low('[data-stop="look"]')).toBeLessThanOrEqual(360)
  }
})
