/** Two tabs with one game: neither overwrites the other, and whichever continues, the other version is kept. */
import type { Page } from '@playwright/test'
import { axeViolations } from '../../every-page/axe-violations.ts'
import { expect, test } from '../../fixtures.ts'
import { enlargeText, inEachLook, widerThanItself } from '../../every-page/looks.ts'

// At this size all tools are in the toolbar; on a phone most are in the Menu.
test.use({ viewport: { width: 1280, height: 900 } })

const script = (page: Page) => page.getByRole('region', { name: 'Script for Cat' }).getByRole('button', { name: /, \d+ of \d+/ })
const block = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('button', { name, exact: true })
const notice = (page: Page) => page.getByRole('region', { name: 'This game was changed in another window.' })

async function names(page: Page): Promise<string> {
  const found = await script(page).evaluateAll((blocks) => blocks.map((each) => each.getAttribute('aria-label')?.split(',')[0]))
  return found.join(', ')
}

test('with two tabs on one game the newer version can be used, and the own one is kept among the earlier versions', async ({
  page,
  context,
}) => {
  await page.goto('/create')
  await block(page, 'Move 10 steps').click()
  const other = await context.newPage()
  await other.goto('/create')
  await expect(script(other)).toHaveCount(1)
  await block(other, 'Turn right 15 degrees').click()

  await expect(notice(page)).toBeVisible()
  // Editing on without a choice loses nothing, and overwrites nothing of the other tab.
  await block(page, 'Move 10 steps').click()
  await block(page, 'Move 10 steps').click()
  await expect(script(page)).toHaveCount(3)
  await notice(page).getByRole('button', { name: 'Use the newer one' }).press('Enter')
  await expect(page.getByText('This is the newer game. Yours is among the earlier versions.')).toBeVisible()
  await expect(notice(page)).toBeHidden()
  expect(await names(page)).toBe('Move 10 steps, Turn right 15 degrees')
  await expect(notice(other)).toBeHidden()

  await page.getByRole('button', { name: 'Games', exact: true }).click()
  await page.getByText('Earlier versions', { exact: true }).click()
  const states = page.getByRole('dialog').getByRole('listitem')
  await states.filter({ hasText: '3 blocks' }).getByRole('button', { name: 'Restore Cat' }).click()
  await expect(script(page)).toHaveCount(3)
  await expect(page.getByText(/^The game is now as it was on \d+ \w+/)).toBeVisible()
  await page.keyboard.press('Control+z')
  expect(await names(page)).toBe('Move 10 steps, Turn right 15 degrees')
})

test('with two tabs on one game the own version can be kept, the other is among the earlier versions, and the other tab says so', async ({
  page,
  context,
}) => {
  await page.goto('/create')
  const other = await context.newPage()
  await other.goto('/create')
  await block(other, 'Turn right 15 degrees').click()
  await block(other, 'Turn right 15 degrees').click()
  await block(page, 'Move 10 steps').click()
  await notice(page).getByRole('button', { name: 'Keep mine' }).press('Enter')
  await expect(page.getByText('You are continuing with your game. The other one is among the earlier versions.')).toBeVisible()
  await page.reload()
  await expect(script(page)).toHaveCount(1)
  expect(await names(page)).toBe('Move 10 steps')

  await expect(notice(other)).toBeVisible()
  await expect(script(other)).toHaveCount(2)
  await page.getByRole('button', { name: 'Games', exact: true }).click()
  await page.getByText('Earlier versions', { exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: '2 blocks' })).toBeVisible()
})

test('on a phone the message that a change is not saved does not cover the answers of the two-tabs notice', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/create')
  await block(page, 'Move 10 steps').click()
  const other = await context.newPage()
  await other.goto('/create')
  await block(other, 'Turn right 15 degrees').click()
  await expect(notice(page)).toBeVisible()
  await block(page, 'Move 10 steps').click()
  await expect(page.locator('.pill--trouble')).toContainText('Keep this page open.')
  const message = (await page.locator('.pill--trouble').boundingBox())!
  const answers = (await page.locator('.keep-notice').boundingBox())!
  expect(message.y + message.height).toBeLessThanOrEqual(answers.y)
  await notice(page).getByRole('button', { name: 'Keep mine' }).click()
  await expect(notice(page)).toBeHidden()
})

test('a tab whose game was deleted in another tab saves nothing until asked to', async ({ page, context }) => {
  await page.goto('/create')
  await block(page, 'Move 10 steps').click()
  const other = await context.newPage()
  await other.goto('/healthz')
  await other.evaluate(() => localStorage.removeItem('ankur-draft'))
  const gone = page.getByRole('region', { name: 'The games on this device were deleted in another window.' })
  await expect(gone).toBeVisible()
  await block(page, 'Move 10 steps').click()
  expect(await page.evaluate(() => localStorage.getItem('ankur-draft'))).toBeNull()
  await gone.getByRole('button', { name: 'Save it here again' }).click()
  await expect(gone).toBeHidden()
  await page.reload()
  await expect(script(page)).toHaveCount(2)
})

test('the two-tabs notice and the earlier versions pass axe, and fit a small phone with large text', async ({
  page,
  context,
}) => {
  await inEachLook(page, { path: '/create' }, async () => {
    await page.getByRole('tabpanel').getByRole('button').first().click()
    const other = await context.newPage()
    await other.goto('/create')
    await other.getByRole('tabpanel').getByRole('button').first().click()
    await expect(page.locator('.keep-notice')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.locator('.keep-notice .button').nth(1).click()
    await page.locator('#creator-menu').click()
    await page.locator('.menu-sheet__row').nth(1).click()
    await page.locator('dialog details').last().locator('summary').click()
    await expect(page.locator('.earlier__state').first()).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await enlargeText(page)
    expect(await widerThanItself(page, ['html', 'dialog'])).toEqual([])
    for (const target of await page.locator('dialog .button').all())
      expect((await target.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44)
    await other.close()
  })
})
