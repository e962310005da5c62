import type { Page } from '@playwright/test'
import { axeViolations } from '../every-page/axe-violations.ts'
import { expect, test } from '../fixtures.ts'

// At this size all tools are in the toolbar; on a phone most are in the Menu.
test.use({ viewport: { width: 1280, height: 900 } })

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const block = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('button', { name, exact: true })
const explained = block
const card = (page: Page, name: string) => page.getByRole('region', { name: `What “${name}” does` })
const announcement = (page: Page) => page.locator('.creator__said')

const explains = (page: Page) => page.addInitScript(() => localStorage.setItem('ankur-creator', '{"explains":true}'))

test('the preview of a block shows its effect without running it', async ({ page }) => {
  await explains(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/create')
  await explained(page, 'Move 10 steps').click()
  await expect(card(page, 'Move 10 steps')).toContainText('Cat goes to x 210, y 150.')
  await expect(announcement(page)).toContainText('Cat goes to x 210, y 150.')
  await expect(page.locator('.stage__picture .preview-ghost')).toBeVisible()
  expect(await axeViolations(page, '.creator')).toEqual([])
  // The cat has not moved, and no block was added.
  await expect(page.getByRole('group', { name: /^Cat: x 200, y 150/ })).toBeVisible()
  await expect(page.getByText('0 blocks')).toBeVisible()

  await card(page, 'Move 10 steps').getByRole('button', { name: 'Add to the end' }).click()
  await expect(page.locator('.preview-ghost')).toHaveCount(0)
  await expect(card(page, 'Move 10 steps')).toBeHidden()
  await expect(page.getByText('1 block', { exact: true })).toBeVisible()
})

test('speech, waits and hat blocks have a preview or a description, by keyboard too', async ({ page }) => {
  await explains(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/create')
  await tab(page, 'Looks').click()
  await explained(page, 'Say Hello!').press('Enter')
  await expect(card(page, 'Say Hello!')).toContainText('Cat says: Hello!')
  await expect(card(page, 'Say Hello!').locator('.bubble')).toBeVisible()
  await card(page, 'Say Hello!').getByRole('button', { name: 'Close' }).press('Enter')
  await expect(explained(page, 'Say Hello!')).toBeFocused()
  await tab(page, 'Control').click()
  await explained(page, 'Wait 1 second').press('Enter')
  await expect(card(page, 'Wait 1 second')).toContainText('The script waits here. It takes 1 second.')
  await tab(page, 'Events').click()
  await explained(page, 'When flag clicked').press('Enter')
  await expect(card(page, 'When flag clicked')).toContainText('The blocks below start when you press Run.')
})

test('a block of the script is previewed with its values and nested blocks, until something changes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/create')
  await tab(page, 'Control').click()
  await block(page, 'Repeat 10 times').click()
  await tab(page, 'Motion').click()
  await block(page, 'Move 10 steps').click()
  await page.getByRole('button', { name: 'Move 10 steps, 2 of 2' }).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await page.keyboard.press('ArrowUp')
  await page.getByRole('button', { name: 'Show me', exact: true }).click()
  await expect(card(page, 'Repeat 10 times')).toContainText('Cat goes to x 300, y 150.')
  await page.getByRole('group', { name: 'Game Creator' }).getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Repeat 10 times')).toBeHidden()
  await expect(page.locator('.preview-ghost')).toHaveCount(0)
})
