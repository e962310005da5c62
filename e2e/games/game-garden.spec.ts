/** Completing a level adds a plant; the garden stores it and says its name, by touch, keyboard and one switch. */
import type { Page } from '@playwright/test'
import { axeViolations } from '../every-page/axe-violations.ts'
import { expect, test } from '../fixtures.ts'
import { openRound, playables } from './play.ts'

test.use({ hasTouch: true, viewport: { width: 360, height: 616 } })

async function storeProgress(page: Page, progress: object): Promise<void> {
  await page.goto('/healthz')
  await page.evaluate((kept) => localStorage.setItem('ankur-progress', kept), JSON.stringify(progress))
}

test('the first completion of a level adds its plant, which survives deleting the play history, and a second completion adds none', async ({
  page,
}) => {
  const played = { level: 1, seed: 4 } as const
  await openRound(page, 'number_stacking', played)
  const finish = async () => {
    for (const choice of playables.number_stacking.choices(page, played)) for (const button of choice) await button.tap()
    await expect(page.getByRole('heading', { name: 'You put 1 to 3 in order. The cat is home.' })).toBeFocused()
  }
  await finish()
  await expect(page.getByText('In your garden: Marigold')).toBeVisible()
  const widths = await page
    .locator('.game-end__ways')
    .getByRole('button')
    .or(page.getByRole('link', { name: 'Finish' }))
    .evaluateAll((ways) => ways.map((way) => Math.round(way.getBoundingClientRect().width)))
  expect(new Set(widths).size).toBe(1)
  await page.getByRole('button', { name: 'Again' }).tap()
  await finish()
  await expect(page.getByText('In your garden: Marigold')).toHaveCount(0)

  await page.goto('/games/for-adults')
  await page.getByRole('button', { name: 'Delete play history' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete play history' }).click()
  await page.goto('/games/garden')
  await page.getByRole('button', { name: 'Marigold' }).tap()
  await expect(page.getByRole('status').filter({ hasText: 'Marigold' })).toContainText('गेंदाਗੇਂਦਾ')
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('plants are reached with arrow keys and named with Enter, and no number is shown, whatever was stored', async ({ page }) => {
  await storeProgress(page, { games: { number_stacking: { grown: [1, 2, 99] }, memory: { grown: 'all' }, gone: 3 } })
  await page.goto('/games/garden')
  await page.getByRole('button', { name: 'Marigold' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Rose', pressed: true })).toBeFocused()
  await expect(page.getByRole('main').getByRole('button', { name: /^[A-Z]/ })).toHaveCount(2)
  expect(await page.getByRole('main').innerText()).not.toMatch(/\d|score/i)
})

test('one switch steps through the plants and names them', async ({ page }) => {
  await page.clock.install()
  await storeProgress(page, { settings: { scanSeconds: 3 }, games: { memory: { grown: [2] } } })
  await page.goto('/games/garden')
  const brinjal = page.getByRole('button', { name: 'Brinjal' })
  await expect(brinjal).toBeVisible()
  for (let turn = 0; turn < 4 && !(await brinjal.evaluate((each) => each === document.activeElement)); turn++)
    await page.clock.runFor(3000)
  await expect(brinjal).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: 'Brinjal' })).toBeVisible()
})
