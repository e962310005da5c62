import { expect, test } from '../fixtures.ts'

// At this size all tools are in the toolbar; on a phone most are in the Menu.
test.use({ viewport: { width: 1280, height: 900 } })

test('on a slow connection Escape cancels a press whose dialog has not loaded yet', async ({ page }) => {
  await page.goto('/create')
  await expect(page.getByRole('tab', { name: 'Motion' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const held: (() => void)[] = []
  await page.route('**/assets/**', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).first().click()
    await expect.poll(() => held.length, name).toBeGreaterThan(0)
  }
  for (const name of ['Games', 'Activities', 'Settings', 'Backdrop']) {
    await press(name)
    await page.keyboard.press('Escape')
    const came = page.waitForEvent('requestfinished')
    for (const letGo of held.splice(0)) letGo()
    await came
  }
  await press('Pictures')
  for (const letGo of held.splice(0)) letGo()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('arrow keys step a number, with Shift ten times as far, and until its box closes Escape brings the old value back', async ({
  page,
}) => {
  await page.goto('/create')
  await page.getByRole('tabpanel').getByRole('button', { name: 'Move 10 steps', exact: true }).click()
  const number = page.getByRole('textbox', { name: 'Number' })
  for (const leave of [[], ['Tab']]) {
    await page.getByRole('button', { name: '10: change' }).click()
    await number.press('ArrowUp')
    await expect(number).toHaveValue('11')
    await number.press('Shift+ArrowDown')
    await expect(number).toHaveValue('1')
    await expect(page.getByRole('button', { name: 'Move 1 step, 1 of 1' })).toBeVisible()
    await number.fill('77')
    for (const key of leave) await page.keyboard.press(key)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Move 10 steps, 1 of 1' })).toBeVisible()
    await expect(page.getByRole('button', { name: '10: change' })).toBeFocused()
  }
})
