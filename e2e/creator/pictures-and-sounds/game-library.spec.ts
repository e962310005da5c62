/**
 * The picture library of the Game Creator: searchable in three languages, added with one press, saved and exported
 * with the game.
 */
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { axeViolations } from '../../every-page/axe-violations.ts'
import { expect, test } from '../../fixtures.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const stage = (page: Page) => page.locator('.stage__picture')

async function openLibrary(page: Page): Promise<void> {
  await button(page, 'Add').click()
  await expect(dialog(page).getByRole('heading', { name: 'Add a picture' })).toBeFocused()
  await expect(button(page, 'Auto, 1 of 15').locator('image')).toHaveAttribute('href', /^blob:/)
}

test('one press adds a picture in the middle, selects it and can be undone, and the next is placed beside it', async ({
  page,
}) => {
  await page.goto('/create')
  await openLibrary(page)
  expect(await axeViolations(page, 'dialog')).toEqual([])
  await button(page, 'Peacock, 2 of 15').click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('Peacock is here.')).toBeVisible()
  await expect(stage(page)).toHaveAttribute('aria-label', /Peacock: x 280, y 180/)
  await expect(stage(page).locator('image')).toHaveAttribute('href', /^blob:/)
  await expect(button(page, 'Peacock')).toHaveAttribute('aria-pressed', 'true')
  await openLibrary(page)
  await button(page, 'Mango, 3 of 15').click()
  await expect(page.getByText('Mango is here.')).toBeVisible()
  await expect(stage(page)).toHaveAttribute('aria-label', /Mango: x 360, y 180/)
  await page.locator('.pill').getByRole('button', { name: 'Undo' }).click()
  await expect(stage(page)).toHaveAttribute('aria-label', /^(?!.*Mango)/)
  await page.reload()
  await expect(stage(page).locator('image')).toHaveAttribute('href', /^blob:/)
})

test('on a phone the selected sprite is in view beside the stage, whichever way it was selected', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 616 })
  await page.goto('/create')
  for (const [picture, name] of [
    ['Peacock, 2 of 15', 'Peacock'],
    ['Mango, 3 of 15', 'Mango'],
    ['Kite, 7 of 15', 'Kite'],
  ] as const) {
    await openLibrary(page)
    await button(page, picture).click()
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true')
    await expect(button(page, name)).toBeInViewport({ ratio: 0.99 })
  }
  // Pressed on the stage: the cat, at the other end of the list.
  const cat = page.getByRole('region', { name: 'Sprites' }).getByRole('button', { name: 'Cat', exact: true })
  await expect(cat).not.toBeInViewport()
  const { x, y, width, height } = (await stage(page).boundingBox())!
  await page.mouse.click(x + (width * 200) / 480, y + (height * 150) / 360)
  await expect(cat).toHaveAttribute('aria-pressed', 'true')
  await expect(cat).toBeInViewport({ ratio: 0.99 })
})

test('pictures are found by words in three languages, and the number of matches is announced', async ({ page }) => {
  await page.goto('/create')
  await openLibrary(page)
  const find = page.getByRole('searchbox', { name: 'Find a picture' })
  const found = dialog(page).getByRole('status')
  for (const [search, name] of [
    ['auto', 'Auto'],
    ['मोर', 'Peacock'],
    ['ਅੰਬ', 'Mango'],
    ['billi', 'Cat'],
  ] as const) {
    await find.fill(search)
    await expect(button(page, new RegExp(`^${name}, 1 of`))).toBeVisible()
    await expect(found).toHaveText(/^Pictures found: \d+$/)
  }
  await find.fill('helicopter')
  await expect(found).toHaveText('No picture is called “helicopter”.')
  expect(await axeViolations(page, 'dialog')).toEqual([])
  await button(page, 'Animals').click()
  await expect(find).toHaveValue('')
  await expect(button(page, 'Elephant, 4 of 21')).toBeVisible()
  await find.fill('helicopter')
  await button(page, 'Draw it?').click()
  await expect(page.getByRole('application')).toBeVisible()
})

test('a new picture covers no sprite, neither at its start nor where the last run has left it', async ({ page }) => {
  await page.goto('/create')
  await page.locator('.palette__add').first().click()
  for (let times = 1; times <= 10; times++) await button(page, 'Run').click()
  await expect(stage(page)).toHaveAttribute('aria-label', /^Cat: x 300, y 150/)
  await openLibrary(page)
  await button(page, 'Peacock, 2 of 15').click()
  await expect(stage(page)).toHaveAttribute('aria-label', /Peacock: x 400, y 180/)
})

test('the library works by keyboard alone', async ({ page }) => {
  await page.goto('/create')
  await button(page, 'Add').press('Enter')
  await button(page, 'Auto, 1 of 15').focus()
  await page.keyboard.press('ArrowRight')
  await expect(button(page, 'Peacock, 2 of 15')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(button(page, 'Roti, 5 of 15')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Plate of rice is here.')).toBeVisible()
  await expect(button(page, 'Add')).toBeFocused()
})

test('the library and the name of a new sprite are in the chosen language', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ankur-language', 'hi'))
  await page.goto('/create')
  await page.locator('.sprites__add').click()
  await page.getByRole('button', { name: 'मोर, 15 में से 2' }).click()
  await expect(page.getByText('मोर यहाँ है।')).toBeVisible()
})

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('a sprite gets a costume from the library, and is still recognised as one after export and import', async ({ page }) => {
    await page.goto('/create')
    await button(page, 'Pictures for Cat').click()
    await expect(button(page, 'Add Sprite')).toHaveCount(1)
    await dialog(page).getByRole('button', { name: 'Rides' }).click()
    await button(page, 'Rocket, 7 of 8').click()
    await expect(page.getByText('Cat now looks like this: Rocket.')).toBeVisible()
    await expect(stage(page).locator('.stage__sprite image')).toHaveAttribute('href', /^blob:/)

    await button(page, 'Games').click()
    await button(page, 'Game file').click()
    await button(page, 'Export as a file').click()
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save the file').click()])
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    const file = Buffer.concat(chunks)
    const drawings = Object.entries(unzipSync(file)).filter(([name]) => name.endsWith('.svg'))
    const texts = drawings.map(([, bytes]) => strFromU8(bytes))
    expect(texts.filter((text) => text.includes('<desc>From Fluent Emoji by Microsoft, MIT licence'))).toHaveLength(1)

    await page.reload()
    await button(page, 'Games').click()
    await button(page, 'Game file').click()
    await page.getByLabel('Import a file').setInputFiles({ name: 'a.sb3', mimeType: 'application/octet-stream', buffer: file })
    await button(page, 'Open this game').click()
    await expect(stage(page).locator('.stage__sprite image')).toHaveAttribute('href', /^blob:/)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ankur-draft'))).toContain('library-rocket')
  })
})

test('offline the library says that it needs a connection, and shows its pictures once it has one', async ({ page }) => {
  let isGone = true
  await page.route(/pictures-animals/, (route) => (isGone ? route.abort() : route.continue()))
  await page.goto('/create')
  await openLibrary(page)
  await button(page, 'Animals').click()
  await expect(page.getByText('These pictures need the internet once.')).toBeVisible()
  isGone = false
  await button(page, 'Try again').click()
  await expect(button(page, 'Elephant, 4 of 21').locator('image')).toHaveAttribute('href', /^blob:/)
})
