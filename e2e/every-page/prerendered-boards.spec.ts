/** Prerendered boards of the games and the talk board: presses before hydration, saved state, and no shift. */
import { expect, test } from '../fixtures.ts'
import { selectTurn } from '../sweep.ts'
import { openWithoutApp, shifts, storeEntries } from './prerendered.ts'

test('the first board of a game is in the HTML, accepts a press before hydration, and does not move at hydration', async ({
  page,
}) => {
  const games = ['number-stacking', 'memory', 'same-different', 'take-turns']
  for (const [turn, size] of [
    { width: 360, height: 616 },
    { width: 740, height: 360 },
    { width: 1280, height: 800 },
  ].entries()) {
    await page.setViewportSize(size)
    for (const game of selectTurn(games, turn, 2)) {
      const releaseScript = await openWithoutApp(page, `/games/${game}`)
      const choice = page.locator('[data-stop="piece"]:not([aria-disabled]), [data-stop="card"]').first()
      await expect(choice).toBeVisible()
      const before = await choice.boundingBox()
      await choice.click()
      releaseScript()
      if (game === 'take-turns') await expect(page.locator('.leaf-dot--done')).toHaveCount(1)
      else await expect(page.locator('[aria-pressed="true"]')).toHaveCount(1)
      if (!/memory|turns/.test(game)) expect(await choice.boundingBox(), `${game} at ${size.width}`).toEqual(before)
      expect(await shifts(page), `${game} at ${size.width}`).toBeLessThan(0.01)
      await page.unrouteAll({ behavior: 'wait' })
    }
  }
})

test('in a game a piece and its place pressed before hydration make the move, and a repeated press of the piece changes nothing', async ({
  page,
}) => {
  const releaseScript = await openWithoutApp(page, '/games/number-stacking')
  const piece = page.locator('[data-stop="piece"]').first()
  const withoutRing = await piece.evaluate((each) => getComputedStyle(each).boxShadow)
  await piece.click()
  expect(await piece.evaluate((each) => getComputedStyle(each).boxShadow)).not.toBe(withoutRing)
  await piece.click()
  await page.getByRole('button', { name: 'Floor 1 of 3, empty' }).click()
  releaseScript()
  await expect(page.locator('.leaf-dot--done')).toHaveCount(1)
  await expect(page.locator('[aria-pressed="true"]')).toHaveCount(0)
  await page.unrouteAll({ behavior: 'wait' })
})

test('the talk board shows its saved state before its script, accepts a press, and does not move at hydration', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 616 })
  const word = (id: string) => page.locator(`.talk-grid [data-word="${id}"]`)
  const row = page.locator('.talk-strip [role="status"]')
  const pressBeforeScript = async () => {
    const releaseScript = await openWithoutApp(page, '/talk')
    const before = await word('more').boundingBox()
    await word('more').click()
    await word('eat').click()
    releaseScript()
    await expect(row).toHaveText('ਹੋਰ ਖਾਣਾ')
    expect(await word('more').boundingBox()).toEqual(before)
    expect(await shifts(page)).toBeLessThan(0.01)
    await page.unrouteAll({ behavior: 'wait' })
  }
  await storeEntries(page, { 'ankur-language': 'pa' })
  await pressBeforeScript()

  // Keys pressed before hydration are replayed in order: the focus moves, and the focused element is pressed.
  const releaseForKeys = await openWithoutApp(page, '/talk')
  await word('want').focus()
  for (const key of ['ArrowDown', 'End', 'Enter', 'ArrowLeft', 'Enter', 'Backspace']) await page.keyboard.press(key)
  releaseForKeys()
  await expect(row).toHaveText('ਖੇਡਣਾ')
  await expect(word('go')).toBeFocused()
  await page.unrouteAll({ behavior: 'wait' })

  // A hidden word is never visible, and a board with a different layout waits for the app.
  const boards = [{ id: 'first', hidden: ['open'] }]
  await storeEntries(page, { 'ankur-talk': JSON.stringify({ boards, current: 'first' }) })
  let releaseScript = await openWithoutApp(page, '/talk')
  await expect(word('open')).toHaveCount(0)
  await expect(page.locator('.talk-cell--empty')).toHaveCount(1)
  releaseScript()
  await page.unrouteAll({ behavior: 'wait' })
  await pressBeforeScript()
  const changed = { more: { names: { pa: 'ਹੋਰ ਦਿਓ' } } }
  await storeEntries(page, { 'ankur-talk': JSON.stringify({ boards: [{ id: 'first', changed }] }) })
  releaseScript = await openWithoutApp(page, '/talk')
  await expect(word('more')).toBeHidden()
  releaseScript()
  await expect(word('more')).toHaveText('ਹੋਰ ਦਿਓ')
  await page.unrouteAll({ behavior: 'wait' })
})

test('while the HTML of a board is still loading, only the instruction or the empty sentence is visible, and only if it stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 616 })
  await page.route(/\/(talk|games\/number-sorting)$/, async (route) => {
    const response = await route.fetch()
    const [start = ''] = (await response.text()).split('</main>')
    await route.fulfill({ response, body: start })
  })
  const open = async (path: string, entries: Readonly<Record<string, string>>) => {
    await page.evaluate(() => localStorage.clear())
    await storeEntries(page, entries)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
  }
  await page.goto('/healthz')
  const instruction = page.locator('#asked')
  await open('/games/number-sorting', {})
  await expect(instruction).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.board, .tray').filter({ visible: true })).toHaveCount(0)
  const stored = { settings: {}, games: { number_sorting: { level: 3, seed: 5 } } }
  await open('/games/number-sorting', { 'ankur-progress': JSON.stringify(stored) })
  await expect(instruction).toBeHidden()
  await open('/games/number-sorting', { 'ankur-language': 'hi' })
  await expect(instruction).toBeHidden()

  const word = page.locator('.talk-grid [data-word="more"]')
  const sentence = page.locator('.talk-strip__empty')
  await open('/talk', {})
  await expect(sentence).toBeVisible()
  await expect(word).toBeHidden()
  await open('/talk', { 'ankur-talk': JSON.stringify({ boards: [{ id: 'first', hidden: ['open'] }] }) })
  await expect(word).toBeHidden()
  await expect(sentence).toBeHidden()
  await open('/talk', { 'ankur-language': 'hi' })
  await expect(sentence).toBeHidden()
  await page.setViewportSize({ width: 740, height: 360 })
  await open('/talk', {})
  await expect(sentence).toBeHidden()
})

const boards = [
  { size: 4 },
  { size: 9, orientation: 'wide' },
  { size: 20, orientation: 'wide' },
  { size: 20, wordAbove: true, colors: false },
  { size: 60, orientation: 'tall' },
  { size: 60, orientation: 'wide', second: 'en' },
  { size: 20, second: 'hi' },
] as const

for (const [turn, [width, height]] of (
  [
    [360, 616],
    [740, 360],
    [768, 1024],
    [1280, 800],
  ] as const
).entries())
  test(`a talk board of the core words, in either shape, is shown at ${width} x ${height} before its script, and nothing moves at hydration`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const parts = page
      .locator('.talk :is([data-word], [data-word] *, .talk-folder, .talk-tool, .talk-strip)')
      .filter({ visible: true })
    /** The visible elements, with position and name. */
    const seen = () =>
      parts.evaluateAll((all) =>
        all.map((each) => {
          const { x, y, width: wide, height: high } = each.getBoundingClientRect()
          const name = each.getAttribute('aria-label') ?? each.getAttribute('title') ?? each.textContent
          return [name, ...[x, y, wide, high].map(Math.round)].join(' ')
        }),
      )
    for (const settings of selectTurn(boards, turn, 2)) {
      await storeEntries(page, { 'ankur-language': 'pa', 'ankur-talk': JSON.stringify({ boards: [{ id: 'first', settings }] }) })
      const releaseScript = await openWithoutApp(page, '/talk')
      await expect(page.locator('.talk-grid [data-word]').filter({ visible: true })).toHaveCount(settings.size)
      const before = await seen()
      await page.locator('[data-word="more"]').click()
      releaseScript()
      await expect(page.locator('.talk-strip [role="status"]')).toHaveText('ਹੋਰ')
      await page.locator('[title="ਆਖ਼ਰੀ ਸ਼ਬਦ ਹਟਾਓ"]').click()
      await expect(page.locator('.talk-strip [role="status"]')).toHaveText('ਕੋਈ ਤਸਵੀਰ ਦਬਾਓ')
      const after = new Set(await seen())
      expect(
        before.filter((each) => !after.has(each)),
        JSON.stringify(settings),
      ).toEqual([])
      await page.unrouteAll({ behavior: 'wait' })
    }
  })

test('a button pressed before the script of a board that is not the first one acts once the board is rendered anew', async ({
  page,
}) => {
  for (const settings of [{ size: 4 }, { size: 9 }, { size: 20, orientation: 'wide' }]) {
    await storeEntries(page, { 'ankur-talk': JSON.stringify({ boards: [{ id: 'first', settings }] }) })
    const releaseScript = await openWithoutApp(page, '/talk')
    await expect(page.locator('.talk-grid [data-word]').filter({ visible: true })).toHaveCount(settings.size)
    await page.getByRole('button', { name: 'For adults' }).click()
    releaseScript()
    await expect(page.getByRole('textbox', { name: /^What is/ }), JSON.stringify(settings)).toBeFocused()
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('a piece of a game whose address has a search is pressed before hydration, and acts once the game is rendered anew', async ({
  page,
}) => {
  const releaseScript = await openWithoutApp(page, '/games/take-turns?from=mail')
  await page.locator('[data-stop="piece"]:not([aria-disabled])').first().click()
  releaseScript()
  await expect(page.locator('.leaf-dot--done')).toHaveCount(1)
  await page.unrouteAll({ behavior: 'wait' })
})

test('a child with a saved level never sees the board of another level', async ({ page }) => {
  const progress = { games: { number_stacking: { level: 3, seed: 11, part: 1 } } }
  await storeEntries(page, { 'ankur-progress': JSON.stringify(progress) })
  const releaseScript = await openWithoutApp(page, '/games/number-stacking')
  await expect(page.locator('.scene')).toBeVisible()
  await expect(page.locator('.board')).toBeHidden()
  releaseScript()
  await expect(page.locator('.board')).toBeVisible()
  await expect(page.locator('.game__stage')).toHaveAttribute('data-level', '3')
})
