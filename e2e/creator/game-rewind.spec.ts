/** A stopped game is replayed frame by frame together with its blocks, by mouse and by keyboard alone. */
import type { Page } from '@playwright/test'
import { axeViolations } from '../every-page/axe-violations.ts'
import { expect, test } from '../fixtures.ts'

// At this size all tools are in the toolbar; on a phone most are in the Menu.
test.use({ viewport: { width: 1280, height: 900 } })

async function build(page: Page): Promise<void> {
  await page.goto('/create')
  const add = async (kind: string, name: string) => {
    await page.getByRole('tab', { name: kind }).click()
    await page.getByRole('tabpanel').getByRole('button', { name, exact: true }).click()
  }
  await add('Control', 'Repeat 10 times')
  await add('Motion', 'Move 10 steps')
  await page.getByRole('button', { name: 'Move 10 steps, 2 of 2' }).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await add('Looks', 'Say Hello!')
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const stage = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

test('a game that has ended can be replayed backward and forward, and runs again', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await build(page)
  const look = button(page, 'Look back')
  await expect(look).toHaveCount(0)
  await button(page, 'Run').click()
  await expect(stage(page, 'Cat: x 300, y 150. Cat says: Hello!')).toBeVisible()
  await look.click()
  const panel = page.getByRole('region', { name: 'Looking back' })
  await expect(panel.getByText(/Blocks at this moment: .*Say Hello!/)).toBeVisible()
  await button(page, 'Earlier').click()
  await expect(stage(page, 'Cat: x 300, y 150')).toBeVisible()
  await button(page, 'Earlier').click()
  await expect(stage(page, 'Cat: x 290, y 150')).toBeVisible()
  await expect(panel.getByText(/Blocks at this moment: .*Move 10 steps/)).toBeVisible()
  await expect(page.locator('[data-now=then]').filter({ hasText: 'Move' }).last()).toBeVisible()
  expect(await axeViolations(page, '.stage')).toEqual([])

  const slider = page.getByRole('slider', { name: 'Moment of the game' })
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(stage(page, 'Cat: x 200, y 150')).toBeVisible()
  await expect(slider).toHaveAttribute('aria-valuetext', /^Moment 1 of \d+$/)
  await expect(button(page, 'Earlier')).toHaveAttribute('aria-disabled', 'true')
  await button(page, 'Back to the latest moment').press('Enter')
  await expect(panel).toBeHidden()
  await expect(look).toBeFocused()
  await expect(stage(page, 'Cat: x 300, y 150. Cat says: Hello!')).toBeVisible()

  await look.press('Enter')
  await button(page, 'Run again from the start').press('Enter')
  await expect(panel).toBeHidden()
  await expect(stage(page, 'Cat: x 300, y 150. Cat says: Hello!')).toBeVisible()
  await button(page, 'Back to start').click()
  await expect(look).toHaveAttribute('aria-disabled', 'true')
  await expect(look).toHaveAttribute('title', 'Press Run first')
})

test('a paused or stepped game can be replayed, and continues from where it was', async ({ page }) => {
  await build(page)
  await button(page, 'Run').click()
  await button(page, 'Back to start').click()
  await button(page, 'Step').click()
  for (const _ of [1, 2, 3]) await button(page, 'Step').click()
  await button(page, 'Look back').click()
  const slider = page.getByRole('slider', { name: 'Moment of the game' })
  await expect(slider).toHaveAttribute('aria-valuetext', 'Moment 4 of 4')
  await slider.press('Home')
  await expect(stage(page, 'Cat: x 200, y 150')).toBeVisible()
  await button(page, 'Go on').click()
  await expect(slider).toBeHidden()
  await expect(stage(page, 'Cat: x 300, y 150. Cat says: Hello!')).toBeVisible()
})
