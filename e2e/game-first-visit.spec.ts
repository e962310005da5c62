/** Three steps on the page itself, marked as they are made, and gone for good once somebody hides them. */
import { expect, test } from './fixtures.ts'

test('the first steps are marked as they are made, stay after a reload, and stay away once hidden', async ({ page }) => {
  await page.goto('/create')
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps.getByRole('listitem')).toHaveText([/Tap a block\.$/, /Press Run\.$/, /Change a number\.$/])
  await page.getByRole('tabpanel').getByRole('button', { name: 'Move 10 steps', exact: true }).click()
  await expect(steps.getByRole('listitem').nth(0)).toContainText('Done')
  await page.keyboard.press('Control+Enter')
  await expect(steps.getByRole('listitem').nth(1)).toContainText('Done')
  await page.getByRole('button', { name: '10: change' }).click()
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(steps.getByRole('listitem').nth(2)).toContainText('Done')

  await page.reload()
  await expect(steps).toBeVisible()
  await steps.getByRole('button', { name: 'Hide these steps' }).press('Enter')
  await expect(steps).toHaveCount(0)
  await expect(page.getByText('The first steps are hidden.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Game Creator' }).getByRole('button', { name: 'Run', exact: true })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Motion' })).toBeVisible()
  await expect(steps).toHaveCount(0)
})
