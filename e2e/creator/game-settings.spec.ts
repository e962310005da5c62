/**
 * An adult locks the panels, slows games down and turns sound on; the settings stay until the same switch reverses
 * them.
 */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

// At this size all tools are in the toolbar; on a phone most are in the Menu.
test.use({ viewport: { width: 1280, height: 900 } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('locked panels cannot be resized, also after a reload, until an adult unlocks them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/create')
  const border = page.getByRole('separator', { name: 'Width of the blocks' })
  await border.focus()
  await page.keyboard.press('ArrowRight')
  await expect(border).toHaveAttribute('aria-valuenow', '30')

  await button(page, 'Settings').click()
  await page.getByRole('switch', { name: 'Lock the layout' }).press('Space')
  await page.keyboard.press('Escape')
  await expect(button(page, 'Settings')).toBeFocused()
  await page.reload()
  await expect(page.getByText('The layout is locked. An adult can unlock it in Settings.')).toBeVisible()
  await expect(button(page, 'Reset layout')).toHaveCount(0)
  const before = await border.boundingBox()
  await page.mouse.move((before?.x ?? 0) + 12, (before?.y ?? 0) + 100)
  await page.mouse.down()
  await page.mouse.move((before?.x ?? 0) + 200, (before?.y ?? 0) + 100)
  await page.mouse.up()
  expect((await border.boundingBox())?.x).toBe(before?.x)
  expect(await border.getAttribute('tabindex')).toBeNull()

  // The locked level of a game and the locked panels share a storage entry, and neither overwrites the other.
  await page.goto('/games/for-adults')
  await page.getByRole('switch', { name: 'Lock this level' }).first().click()
  await page.goto('/create')
  await expect(page.getByText('The layout is locked.')).toBeVisible()
  await button(page, 'Settings').click()
  await page.getByRole('switch', { name: 'Lock the layout' }).click()
  await button(page, 'Close settings').click()
  await border.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(border).toHaveAttribute('aria-valuenow', '20')
  await page.goto('/games/for-adults')
  await expect(page.getByRole('switch', { name: 'Lock this level' }).first()).toBeChecked()
})

test('the speed and sound settings are stored', async ({ page }) => {
  await page.goto('/create')
  await button(page, 'Settings').click()
  await expect(page.getByRole('switch', { name: 'Play sound in games' })).not.toBeChecked()
  await page.getByRole('switch', { name: 'Play sound in games' }).click()
  await page.getByRole('radio', { name: '15%' }).check()
  await page.getByRole('radio', { name: 'Slow' }).check()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Slow', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await button(page, 'Settings').click()
  await expect(page.getByRole('radio', { name: '15%' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Slow' })).toBeChecked()
})
