/**
 * A game with the cat and a mango made with one switch, with a drawing made of shapes; and the number of tab stops
 * before the first block.
 */
import type { Page } from '@playwright/test'
import { bySwitch } from '../accounts/input-methods.ts'
import { expect, test } from '../fixtures.ts'
import { block, button, dialog, names, stage, tab, tool } from './small-game.ts'

test.use({ viewport: { width: 360, height: 616 }, hasTouch: true, isMobile: true })

test('with one switch a child makes a cat run to a mango and say a word, past a tree made of shapes', async ({ page }) => {
  await page.goto('/create')
  const { press } = bySwitch(page)
  await press(button(page, 'Add'))
  await press(dialog(page, 'Add a picture').getByRole('button', { name: /^Mango,/ }))
  await expect(stage(page, /Mango: x 280, y 180/)).toBeVisible()

  await press(button(page, 'Cat'))
  await press(tab(page, 'Events'))
  await press(block(page, 'When flag clicked'))
  await press(tab(page, 'Control'))
  await press(block(page, 'Repeat 10 times'))
  await expect(page.getByText('Put blocks inside here')).toBeVisible()
  await press(tab(page, 'Motion'))
  await press(block(page, 'Move 10 steps'))
  await press(button(page, 'Move 10 steps, 3 of 3'))
  // A button fills the named slot, so no drag is needed.
  await press(button(page, 'Put inside'))
  await expect(page.getByText('Put blocks inside here')).toHaveCount(0)
  await press(tab(page, 'Looks'))
  await press(block(page, 'Say Hello!'))
  await press(button(page, 'Hello!: change'))
  await press(dialog(page, 'Words').getByRole('button', { name: 'Namaste' }))
  await press(button(page, 'Done'))
  await expect
    .poll(() => names(page))
    .toEqual([
      'When flag clicked, 1 of 3',
      'Repeat 10 times, 2 of 3',
      'Move 10 steps, 1 of 1, inside Repeat 10 times',
      'Say Namaste, 3 of 3',
    ])

  await press(button(page, 'Add'))
  await press(page.getByRole('dialog').getByRole('button', { name: /^Draw/ }))
  await press(page.locator('.paint').getByRole('button', { name: 'More', exact: true }))
  await press(button(page, 'Build with shapes'))
  for (const part of [
    ['Circle', 'Green', 'Big', 'Middle', 'Add a part'],
    ['Square', 'Brown', 'Small', 'Lower middle'],
  ])
    for (const name of part) await press(page.locator('.paint').getByRole('button', { name, exact: true }))
  await expect(page.getByRole('button', { name: 'Part 2 of 2. Square: Brown, Small, Lower middle' })).toBeVisible()
  await press(page.locator('.paint').getByRole('button', { name: 'Done', exact: true }))
  await expect(stage(page, /Cat: x 200, y 150.*Mango: x 280, y 180.*, y/)).toBeVisible()

  await press(tool(page, 'Run'))
  await expect(stage(page, /Cat: x 300, y 150.*Cat says: Namaste/)).toBeVisible()
})

/** Presses Tab until a block of the palette has the focus; returns the names of all stops, including that block. */
async function stopsToBlock(page: Page): Promise<string[]> {
  const stops: string[] = []
  while (stops.length < 30 && (await page.locator('.palette__add:focus').count()) === 0) {
    await page.keyboard.press('Tab')
    stops.push(
      await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''),
    )
  }
  return stops
}

test('the first block is the seventh tab stop, and the second with the first skip link', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ankur-creator', '{"firstRun":"done"}'))
  await page.goto('/create')
  await expect(block(page, 'Move 10 steps')).toBeVisible()
  expect(await stopsToBlock(page)).toHaveLength(7)

  await page.reload()
  await expect(block(page, 'Move 10 steps')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Blocks')).toBeFocused()
  await expect(button(page, 'Stage')).toBeInViewport()
  await page.keyboard.press('Enter')
  expect(await stopsToBlock(page)).toHaveLength(1)
})

test('on a laptop the first block is the sixth tab stop, and arrow keys move between the tools of the game', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.addInitScript(() => localStorage.setItem('ankur-creator', '{"firstRun":"done"}'))
  await page.goto('/create')
  await expect(block(page, 'Move 10 steps')).toBeVisible()
  expect(await stopsToBlock(page)).toHaveLength(6)

  await button(page, 'Save').focus()
  for (const name of ['Games', 'Activities', 'Settings', 'Share', 'Save']) {
    await page.keyboard.press('ArrowRight')
    await expect(button(page, name)).toBeFocused()
  }
})

test('arrow keys move between the controls beside the stage, and F6 between the parts of the editor', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ankur-creator', '{"firstRun":"done"}'))
  await page.goto('/create')
  await button(page, 'Cat').focus()
  for (const name of ['Backdrop', 'Add', 'Full screen', 'Cat']) {
    await page.keyboard.press('ArrowDown')
    await expect(button(page, name)).toBeFocused()
  }
  await block(page, 'Move 10 steps').press('Enter')
  for (const place of [
    page.getByRole('link', { name: 'Home' }),
    page.locator('.stage__sprite'),
    button(page, 'Cat'),
    button(page, 'Move 10 steps, 1 of 1'),
    tab(page, 'Motion'),
  ]) {
    await page.keyboard.press('F6')
    await expect(place).toBeFocused()
  }
  await page.keyboard.press('Shift+F6')
  await expect(button(page, 'Move 10 steps, 1 of 1')).toBeFocused()
})
