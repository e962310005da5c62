import type { Page } from '@playwright/test'
import { axeViolations } from '../every-page/axe-violations.ts'
import { expect, test } from '../fixtures.ts'
import { enlargeText, inEachLook, widerThanItself } from '../every-page/looks.ts'

// At this size all tools are in the toolbar; on a phone most are in the Menu.
test.use({ viewport: { width: 1280, height: 900 } })

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const block = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('button', { name, exact: true })
const offered = (page: Page) => page.getByRole('tabpanel').locator('.palette__add')

async function setLevel(page: Page, level: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByRole('radio', { name: level }).check()
  await page.getByRole('button', { name: 'Close settings' }).click()
}

async function names(page: Page): Promise<(string | null)[]> {
  const script = page.getByRole('region', { name: 'Script for Cat' }).getByRole('button', { name: /, \d+ of \d+/ })
  return await script.evaluateAll((blocks) => blocks.map((each) => each.getAttribute('aria-label')))
}

const choosing = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('an adult sets the number of blocks in the palette, and the device stores it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/create')
  await tab(page, 'Looks').click()
  await block(page, 'Hide').click()
  await setLevel(page, '6 blocks')
  await expect(offered(page)).toHaveText(['Say Hello!'])
  // A block that is no longer in the palette stays in the game and can be edited.
  await expect.poll(() => names(page)).toEqual(['Hide, 1 of 1'])

  await setLevel(page, '28 blocks')
  await expect(page.getByRole('tab')).toHaveCount(7)
  await page.reload()
  await expect(page.getByRole('tab')).toHaveCount(7)
  await page.getByRole('button', { name: 'Name and place' }).click()
  await expect(page.getByRole('textbox', { name: 'x', exact: true })).toHaveValue('-40')
  await expect(page.getByRole('group', { name: /^Cat: x -40, y 30/ })).toBeVisible()

  await setLevel(page, '14 blocks')
  await expect(page.getByRole('tab')).toHaveCount(4)
  await expect(page.getByRole('textbox', { name: 'x', exact: true })).toHaveValue('200')
  await tab(page, 'Motion').click()
  await expect(offered(page)).toHaveCount(4)
})

test('with 28 blocks a condition can be chosen and a variable counts', async ({ page }) => {
  await page.goto('/create')
  await setLevel(page, '28 blocks')
  await tab(page, 'Variables').click()
  await block(page, 'Change points by 1').click()
  await expect.poll(() => names(page)).toEqual(['Change points by 1, 1 of 1'])
  await page.getByRole('group', { name: 'Game Creator' }).getByRole('button', { name: 'Run' }).click()
  await expect(page.getByRole('group', { name: /points is 1/ })).toBeVisible()
})

test('with all blocks a reporter is put into an input by tap, by drag and by its dialog', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/create')
  await setLevel(page, 'All blocks')
  await block(page, 'Move 10 steps').click()
  await tab(page, 'Operators').click()
  await block(page, '… + …').click()
  await expect(page.getByText('First tap a block in the script.')).toBeVisible()
  await page.getByRole('button', { name: 'Move 10 steps, 1 of 1' }).click({ position: { x: 300, y: 8 } })
  await block(page, '… + …').click()
  await expect.poll(() => names(page)).toEqual(['Move … + … steps, 1 of 1'])

  await tab(page, 'Motion').click()
  await block(page, 'x position').dragTo(choosing(page, '…: change').first())
  await expect.poll(() => names(page)).toEqual(['Move x position + … steps, 1 of 1'])

  await choosing(page, '…: change').click()
  await page.getByRole('combobox', { name: 'Or a block' }).selectOption({ label: 'mouse x' })
  await page.getByRole('button', { name: 'Put in' }).click()
  await expect.poll(() => names(page)).toEqual(['Move x position + mouse x steps, 1 of 1'])

  await choosing(page, 'mouse x: change').click()
  await page.getByRole('button', { name: 'Take the block out' }).click()
  await expect.poll(() => names(page)).toEqual(['Move x position + … steps, 1 of 1'])
  await choosing(page, 'x position: change').dragTo(choosing(page, '…: change').first())
  await expect.poll(() => names(page)).toEqual(['Move … + x position steps, 1 of 1'])
  await choosing(page, 'x position + …: change')
    .or(choosing(page, '… + x position: change'))
    .dragTo(page.locator('[data-panel=palette] .palette__tabs'))
  await expect.poll(() => names(page)).toEqual(['Move 10 steps, 1 of 1'])
})

test('an input for conditions accepts only conditions, by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/create')
  await setLevel(page, 'All blocks')
  await tab(page, 'Control').click()
  await block(page, 'Wait until …').press('Enter')
  await page.getByRole('button', { name: 'Wait until …, 1 of 1' }).focus()
  await page.keyboard.press('Enter')
  const choice = page.getByRole('combobox', { name: 'Or a block' })
  await expect(choice).toBeVisible()
  expect(await choice.locator('option').allInnerTexts()).not.toContain('x position')
  await choice.selectOption({ label: '… > 50' })
  await page.getByRole('button', { name: 'Put in' }).press('Enter')
  await expect.poll(() => names(page)).toEqual(['Wait until … > 50, 1 of 1'])
  await expect(choosing(page, '… > 50: change')).toBeFocused()
  await tab(page, 'Sensing').click()
  await page.getByRole('button', { name: 'Wait until … > 50, 1 of 1' }).focus()
  await block(page, 'timer').press('Enter')
  await expect.poll(() => names(page)).toEqual(['Wait until timer > 50, 1 of 1'])
})

test('a variable is made, renamed, deleted with its blocks, and restored', async ({ page }) => {
  await page.goto('/create')
  await setLevel(page, 'All blocks')
  await tab(page, 'Variables').click()
  await page.getByRole('button', { name: 'Variables and lists' }).click()
  const dialog = page.getByRole('dialog', { name: 'Variables and lists' })
  await dialog.getByLabel('Name of a new variable').fill('lives')
  await dialog.getByRole('button', { name: 'Make variable' }).click()
  await expect(dialog.getByText('lives has been made.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await block(page, 'Set lives to 0').click()
  await page.getByRole('button', { name: 'Variables and lists' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill('hearts')
  await dialog.getByRole('button', { name: 'Rename lives' }).click()
  await expect(dialog.getByText('lives is now called hearts.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete hearts' }).click()
  await expect(dialog.getByText('1 block uses hearts. It will be deleted too.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete with its blocks' }).click()
  await expect(dialog.getByText('hearts is deleted, along with 1 block that used it.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => names(page)).toEqual(['Set hearts to 0, 1 of 1'])
})

test('a custom block is defined, called and run', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/create')
  await setLevel(page, 'All blocks')
  await tab(page, 'My blocks').click()
  await page.getByRole('tabpanel').getByRole('button', { name: 'My blocks' }).click()
  const dialog = page.getByRole('dialog', { name: 'My blocks' })
  await dialog.getByLabel('Name of a new block').fill('hop')
  await dialog.getByRole('button', { name: 'Add a value' }).click()
  await dialog.getByRole('textbox', { name: 'Name of the value' }).fill('far')
  await dialog.getByRole('button', { name: 'Make block' }).click()
  await expect(dialog.getByText('hop has been made. Its script starts with it.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()

  await tab(page, 'Motion').click()
  await block(page, 'Move 10 steps').click()
  await tab(page, 'My blocks').click()
  await block(page, 'far').dragTo(choosing(page, '10: change'))
  await expect.poll(() => names(page)).toEqual(['hop far, 1 of 2', 'Move far steps, 2 of 2'])
  await tab(page, 'Events').click()
  await block(page, 'When flag clicked').click()
  await tab(page, 'My blocks').click()
  await block(page, 'hop …').click()
  await choosing(page, '…: change').click()
  await page.getByRole('textbox', { name: 'Words' }).fill('30')
  await page.keyboard.press('Enter')
  await page.getByRole('group', { name: 'Game Creator' }).getByRole('button', { name: 'Run' }).click()
  await expect(page.getByRole('group', { name: /^Cat: x -10, y 30/ })).toBeVisible()

  // Deleting the definition deletes its calls, and one undo restores both.
  await page.getByRole('button', { name: 'hop far, 1 of 2' }).focus()
  await page.keyboard.press('Delete')
  await expect(page.getByRole('status').getByText('Removed hop far, and the blocks that use it.')).toBeVisible()
  await expect.poll(() => names(page)).toEqual(['Move far steps, 1 of 1', 'When flag clicked, 1 of 1'])
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await names(page)).length).toBe(4)
})

test('all blocks fit a small phone at 200 % text size, and axe finds no violation, in three languages and themes', async ({
  page,
}) => {
  await inEachLook(page, { path: '/create', kept: { 'ankur-lock': JSON.stringify({ palette: 'all' }) } }, async () => {
    await expect(page.getByRole('tab')).toHaveCount(9)
    await page.locator('[data-kind=control]').click()
    await page.locator('.palette__add').nth(4).click()
    await page.locator('.workspace [data-pick]').first().press('Enter')
    const choices = page.getByRole('dialog')
    await expect(choices.getByRole('combobox')).toBeVisible()
    expect(await axeViolations(page, '.creator')).toEqual([])
    expect(await widerThanItself(page, ['.value-sheet'])).toEqual([])
    await page.keyboard.press('Escape')
    await expect(choices).toBeHidden()
    for (const kind of ['events', 'variables', 'own']) {
      await page.locator(`[data-kind=${kind}]`).click()
      await page.locator('.palette__naming').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await axeViolations(page, 'dialog')).toEqual([])
      expect(await widerThanItself(page, ['dialog'])).toEqual([])
      await page.keyboard.press('Escape')
    }
    for (const kind of ['sensing', 'operators', 'sound', 'looks']) {
      await page.locator(`[data-kind=${kind}]`).click()
      expect(await axeViolations(page, '.palette')).toEqual([])
    }
    await enlargeText(page)
    expect(await widerThanItself(page, ['html', '.workspace'])).toEqual([])
  })
})
