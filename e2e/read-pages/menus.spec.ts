import { expect, test } from '../fixtures.ts'

test('the menus of the wide header open one at a time, and close on Esc and on choosing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const banner = page.getByRole('banner')
  const [features, science] = [banner.getByText('Features', { exact: true }), banner.getByText('Our Science')]
  await features.click()
  await expect(banner.getByRole('link', { name: 'Features Overview' })).toBeVisible()
  await science.click()
  await expect(banner.getByRole('link', { name: 'Features Overview' })).toBeHidden()

  await page.keyboard.press('Escape')
  await expect(banner.getByRole('link', { name: 'Backed By Science' })).toBeHidden()
  await expect(science).toBeFocused()

  await page.keyboard.press('Enter')
  await banner.getByRole('link', { name: 'Backed By Science' }).click()
  await expect(page).toHaveURL('/#science')
  await expect(banner.getByRole('link', { name: 'Backed By Science' })).toBeHidden()
})

test('the stacked menu closes on Esc and returns the focus', async ({ page }) => {
  await page.goto('/sign-in')
  const banner = page.getByRole('banner')
  await banner.getByText('Menu').click()
  const list = banner.getByRole('navigation', { name: 'Main' })
  await expect(list.getByRole('link').first()).toHaveText('Home')
  // The menu opens before hydration; Esc works only after it.
  await expect(async () => {
    await list.getByRole('link').first().focus()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden({ timeout: 500 })
  }).toPass()
  await expect(banner.getByText('Menu')).toBeFocused()
})
