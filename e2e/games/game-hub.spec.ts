/** The Game Creator on the games page, the links to it, and the same game in the full window. */
import type { Page } from '@playwright/test'
import { axeViolations } from '../every-page/axe-violations.ts'
import { expect, test } from '../fixtures.ts'

const start = (page: Page) => page.getByRole('button', { name: 'Start Creating' })
const block = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('button', { name, exact: true })
const script = (page: Page) => page.getByRole('region', { name: 'Script for Cat' })

test('on a wide screen the editor is below the games, loads without layout shift, and opens in the full window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/games')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Game')
  await block(page, 'Move 10 steps').click()
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Cat: x 210, y 150' })).toBeVisible()
  const moved = await page.evaluate(() => (window as unknown as { seen: number[] }).seen.reduce((sum, each) => sum + each, 0))
  expect(moved).toBeLessThan(0.1)
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('link', { name: 'Full window' }).click()
  await expect(page).toHaveURL('/create')
  await expect(script(page).getByText('1 block', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Game Creator' })).toBeFocused()
})

test('a game edited in the tab of Start Now is updated on the games page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/games')
  await expect(script(page)).toBeVisible()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Start Now Game Creator, opens in a new tab' }).click()
  const other = await opened
  await block(other, 'Move 10 steps').click()
  await expect(script(page).getByText('1 block', { exact: true })).toBeVisible()
  await block(other, 'Turn right 15 degrees').click()
  await expect(script(page).getByText('2 blocks', { exact: true })).toBeVisible()
  await expect(page.getByText('This game was changed in another window.')).toHaveCount(0)
  // A game edited here is never replaced automatically.
  await block(page, 'Turn left 15 degrees').click()
  await block(other, 'Move 10 steps').click()
  await expect(other.getByText('This game was changed in another window.')).toBeVisible()
  await expect(script(page).getByText('3 blocks', { exact: true })).toBeVisible()
})

test('on a phone the games page has a link to the editor, which passes a requested activity on', async ({ page }) => {
  await page.goto('/games?activity=turn')
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Game' })).toBeVisible()
  await expect(block(page, 'Move 10 steps')).toHaveCount(0)
  // With a query the prerendered page is replaced by one rendered by the script, and only that one passes the
  // activity on.
  await expect(page.getByRole('link', { name: 'Open Game Creator' })).toHaveAttribute('href', '/create?activity=turn')
  expect(await axeViolations(page, '#creator')).toEqual([])
  // Children who do not read find the talk board and the garden by their pictures.
  for (const name of ['Talk board', 'My garden'])
    expect(
      (await page.locator('main').getByRole('link', { name, exact: true }).locator('svg').boundingBox())?.width,
      name,
    ).toBeGreaterThan(40)
  await page.getByRole('link', { name: 'Open Game Creator' }).click()
  await expect(page).toHaveURL('/create?activity=turn')
  await expect(page.getByRole('region', { name: 'Activity: Make the cat turn' })).toBeVisible()
})

for (const language of ['en', 'hi', 'pa']) {
  test(`in ${language} the four games, the talk board and the garden are fully in the first viewport of a small phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 616 })
    await page.goto('/healthz')
    await page.evaluate((spoken) => localStorage.setItem('ankur-language', spoken), language)
    await page.goto('/games')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const seen = page.locator('.hub__section:first-of-type .game-card, .hub__ways a').filter({ visible: true })
    await expect(seen).toHaveCount(6)
    for (const each of await seen.all()) await expect(each).toBeInViewport({ ratio: 1 })
    for (const start of await page.locator('.game-card .button').all())
      expect((await start.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    // A title of two lines would push the cards out of the viewport at the next larger text size.
    const lines = await page
      .locator('.game-card__title')
      .evaluateAll((all) =>
        all.slice(0, 4).map((each) => each.getClientRects()[0]!.height / parseFloat(getComputedStyle(each).lineHeight)),
      )
    for (const count of lines) expect(count).toBeLessThan(1.5)
  })
}

test('on a laptop the eight games, and below them the talk board and the garden, are fully in the first viewport', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const language of ['en', 'hi', 'pa']) {
    await page.goto('/healthz')
    await page.evaluate((spoken) => localStorage.setItem('ankur-language', spoken), language)
    await page.goto('/games')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const cards = page.locator('.hub__section:nth-of-type(-n + 2) .game-card')
    const ways = page.locator('.hub__ways a').filter({ visible: true })
    await expect(cards).toHaveCount(8)
    await expect(ways).toHaveCount(2)
    for (const each of [...(await cards.all()), ...(await ways.all())]) await expect(each).toBeInViewport({ ratio: 1 })
    const [lastCard, firstWay] = [await cards.last().boundingBox(), await ways.first().boundingBox()]
    expect(firstWay!.y).toBeGreaterThan(lastCard!.y + lastCard!.height)
  }
})

test('an activity opens on the games page too, and the own game is back afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/games?activity=turn')
  await expect(page.getByRole('region', { name: 'Activity: Make the cat turn' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to my game' }).click()
  await expect(page).toHaveURL('/games')
  await expect(script(page)).toBeVisible()
})

test('with data saving the editor loads only on request, on a wide screen too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto('/games')
  await expect(start(page)).toBeVisible()
  await expect(block(page, 'Move 10 steps')).toHaveCount(0)
})

/** The target of each link on the home page to the Game Creator. */
const ways = [
  { from: '/', link: 'Start Creating', to: /\/games$/ },
  { from: '/', link: 'Try It Now', to: /\/games$/ },
  { from: '/about-us', link: 'Start Creating', to: /\/games#creator$/ },
  { from: '/hi', link: 'बनाना शुरू करें', to: /\/games$/ },
] as const

for (const { from, link, to } of ways) {
  test(`"${link}" on ${from} leads to the Game Creator`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(from)
    await page.getByRole('link', { name: link, exact: true }).first().click()
    await expect(page).toHaveURL(to)
    await expect(page.locator('#creator').getByRole('tabpanel')).toBeVisible()
  })
}
