import type { Page } from '@playwright/test'
import { axeViolations } from '../every-page/axe-violations.ts'
import { expect, test, testSignedIn } from '../fixtures.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Comfort settings' })

async function openComfort(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Comfort settings' }).click()
  await expect(dialogOf(page)).toBeVisible()
  return dialogOf(page)
}

/** The attributes set by the inline theme script before the first paint. */
async function firstPaintAttributes(page: Page): Promise<Record<string, string | undefined>> {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  const look = await page.evaluate(() => Object.fromEntries(Object.entries(document.documentElement.dataset)))
  await page.unroute('**/assets/*.js')
  return look
}

for (const path of ['/', '/sign-in']) {
  test(`${path}: comfort settings apply at once, and from the first paint of the next visit`, async ({ page }) => {
    await page.goto(path)
    const dialog = await openComfort(page)
    const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    const drawings = page.locator('.decoration').filter({ visible: true })

    await dialog.getByLabel('Calm').check()
    await dialog.getByLabel('150%').check()
    await dialog.getByLabel('Roomy').check()
    await dialog.getByRole('group', { name: 'Less movement' }).getByLabel('On', { exact: true }).check()
    await dialog.getByLabel('Hide decoration').check()
    expect(await size()).toBe('24px')
    await expect(drawings).toHaveCount(0)

    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Comfort settings' }).filter({ visible: true })).toBeFocused()

    const look = { theme: 'calm', text: '150', spacing: 'roomy', movement: 'less', pictures: 'hide' }
    expect(await firstPaintAttributes(page)).toMatchObject(look)
    await page.goto(path === '/' ? '/sign-in' : '/')
    await expect(page.locator('html')).toHaveAttribute('data-text', '150')
    const again = await openComfort(page)
    await expect(again.getByLabel('150%')).toBeChecked()

    await again.getByRole('button', { name: 'Back to standard' }).click()
    await expect(again.getByRole('status')).toHaveText('All settings are back to standard.')
    expect(await size()).toBe('16px')
    await again.getByRole('button', { name: 'Undo' }).click()
    expect(await size()).toBe('24px')
  })
}

test('another open tab applies a comfort setting at once, also in its own dialog', async ({ page, context }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/sign-in')
  const otherDialog = await openComfort(other)
  const dialog = await openComfort(page)
  await dialog.getByLabel('Dark').check()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(otherDialog.getByLabel('Dark')).toBeChecked()
})

test('Undo after "Back to standard" restores all settings, including those of games', async ({ page }) => {
  const chosen = { textSize: 130, gameSound: true, slowGames: true }
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('ankur-comfort')!))
  await page.goto('/')
  await page.evaluate((all) => localStorage.setItem('ankur-comfort', JSON.stringify(all)), chosen)
  const dialog = await openComfort(page)
  await dialog.getByRole('button', { name: 'Back to standard' }).click()
  expect(await stored()).toEqual({})
  await dialog.getByRole('button', { name: 'Undo' }).click()
  expect(await stored()).toEqual(chosen)
})

test('a damaged stored value counts as the standard settings, and the next choice replaces it', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('ankur-comfort', '{"colours":'))
  await page.reload()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  const dialog = await openComfort(page)
  await expect(dialog.getByRole('group', { name: 'Colours' }).getByLabel('Same as device')).toBeChecked()
  await dialog.getByLabel('Light').check()
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('ankur-comfort')!))).toEqual({ colours: 'light' })
})

test('a device that cannot store settings says so, and a choice applies while the page is open', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/')
  const dialog = await openComfort(page)
  await dialog.getByLabel('Dark').check()
  await expect(dialog.getByRole('status')).toHaveText('This device cannot save your choice. It lasts while this page is open.')
  await dialog.getByLabel('130%').check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(dialog.getByLabel('Dark')).toBeChecked()
})

test('the comfort dialog works with the keyboard alone and returns the focus to its button', async ({ page }) => {
  await page.goto('/')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Comfort settings' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  const colours = dialog.getByRole('group', { name: 'Colours' })
  for (let presses = 0; presses < 10; presses++) {
    await page.keyboard.press('Tab')
    if (await colours.getByLabel('Same as device').evaluate((radio) => radio === document.activeElement)) break
  }
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test("the Less movement setting overrides the device's reduced motion setting in both directions", async ({ page }) => {
  const pace = () => page.evaluate(() => getComputedStyle(document.querySelector('.button')!).transitionDuration)
  const choose = async (name: string) => {
    const dialog = await openComfort(page)
    await dialog.getByRole('group', { name: 'Less movement' }).getByLabel(name, { exact: true }).check()
    await page.keyboard.press('Escape')
  }
  await page.goto('/')
  expect(await pace()).toBe('0.12s')
  await choose('On')
  expect(await pace()).toBe('0s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await choose('Off')
  expect(await pace()).toBe('0.12s')
  await choose('Same as device')
  expect(await pace()).toBe('0s')
})

testSignedIn('waiting for Next is one setting, on the question page and in the dialog', async ({ page }) => {
  await page.goto('/autism-test/question/1')
  const own = page.getByRole('switch', { name: 'Wait for me to press Next' })
  const dialog = await openComfort(page)
  await dialog.getByLabel('Wait for me to press Next').check()
  await page.keyboard.press('Escape')
  await expect(own).toBeChecked()
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible()
  await expect(page).toHaveURL('/autism-test/question/1')
  await own.click()
  await expect((await openComfort(page)).getByLabel('Open the next question')).toBeChecked()
})

test('offline the comfort button shows an error, and opens the dialog once the connection is back', async ({ page, context }) => {
  await page.goto('/')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Comfort settings' })
  await expect(opener).toBeVisible()
  await context.setOffline(true)
  await opener.click()
  await expect(page.getByRole('alert')).toHaveText('We could not load this. Check your connection and try again.')
  await context.setOffline(false)
  await openComfort(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const [theme, prefix, width] of [
  ['light', '', 360],
  ['dark', '/hi', 1280],
  ['calm', '/pa', 320],
] as const) {
  test(`axe finds no violation in the comfort dialog, ${theme} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(prefix || '/')
    await page.evaluate((colours) => localStorage.setItem('ankur-comfort', JSON.stringify({ colours, textSize: 150 })), theme)
    await page.reload()
    await page.locator('[data-comfort]').filter({ visible: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    expect(await axeViolations(page, 'dialog')).toEqual([])
    expect(await dialog.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0)
  })
}
