/** Backdrops, own photos, and the stage in full screen. */
import type { Page } from '@playwright/test'
import { axeViolations } from '../../every-page/axe-violations.ts'
import { expect, test } from '../../fixtures.ts'

// At this size all tools are in the toolbar; on a phone most are in the Menu.
test.use({ viewport: { width: 1280, height: 900 } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const openOwnPicture = async (page: Page) => {
  await button(page, 'Pictures').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Photo/ })
    .click()
}
const dialog = (page: Page) => page.getByRole('dialog')
const draft = async (page: Page) => (await page.evaluate(() => localStorage.getItem('ankur-draft'))) ?? ''

test('a backdrop is chosen by keyboard, undone and removed from the game', async ({ page }) => {
  await page.goto('/create')
  await button(page, 'Backdrop').press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Choose a backdrop' })).toBeFocused()
  await expect(button(page, 'Meadow')).toHaveAttribute('aria-pressed', 'true')
  expect(await axeViolations(page, 'dialog')).toEqual([])
  // Past Draw, Photo, Meadow and Room.
  for (let times = 0; times < 5; times++) await page.keyboard.press('Tab')
  await expect(button(page, 'Sea')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('The backdrop is now Sea.')).toBeVisible()
  await expect(button(page, 'Backdrop')).toBeFocused()
  await expect(page.locator('.stage__picture [fill="#97c4d8"]')).toHaveCount(1)
  await page.reload()
  await expect(page.locator('.stage__picture [fill="#97c4d8"]')).toHaveCount(1)

  await button(page, 'Backdrop').click()
  await button(page, 'Plain rose').click()
  await expect(page.locator('.stage__picture [fill="#f6e1e1"]')).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(page.locator('.stage__picture [fill="#97c4d8"]')).toHaveCount(1)
  await button(page, 'Backdrop').click()
  await button(page, 'Remove Sea from this game').click()
  await expect(page.getByText('Sea is removed from the game.')).toBeVisible()
  await expect(page.locator('.stage__picture .backdrop__sky')).toHaveCount(1)
})

test('a game that switches between a white and a dark backdrop with every frame is limited', async ({ page }) => {
  await page.goto('/create')
  for (const name of ['Plain white', 'Plain dark']) {
    await button(page, 'Backdrop').click()
    await button(page, name).click()
  }
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('ankur-draft') ?? '{}')
    const next = { id: 'b91', opcode: 'looks_nextbackdrop', inputs: [], fields: [], stacks: [] }
    const forever = { id: 'b90', opcode: 'control_forever', inputs: [], fields: [], stacks: [[next]] }
    stored.project.nextId = 99
    stored.project.sprites[0].scripts = [{ x: 0, y: 0, blocks: [forever] }]
    stored.project.stage.costumes = stored.project.stage.costumes.slice(1)
    stored.project.stage.costume = 0
    localStorage.setItem('ankur-draft', JSON.stringify(stored))
  })
  await page.reload()
  await button(page, 'Run').click()
  await expect(page.locator('.stage__held')).toBeVisible()
})

/** A photo as a phone saves it: with its GPS position. */
async function photo(page: Page): Promise<Buffer> {
  const plain = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 1600
    canvas.height = 1200
    const pen = canvas.getContext('2d')
    if (pen) pen.fillStyle = '#4c97ff'
    pen?.fillRect(0, 0, 1600, 1200)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  const bytes = Buffer.from(plain, 'base64')
  const place = Buffer.from('Exif\0\0GPS 30.9010N 75.8573E')
  const head = Buffer.from([0xff, 0xe1, 0, place.length + 2])
  return Buffer.concat([bytes.subarray(0, 2), head, place, bytes.subarray(2)])
}

async function storedFiles(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('ankur')
      request.onsuccess = () => resolve(request.result)
    })
    const all = await new Promise<{ id: string; bytes: Uint8Array }[]>((resolve) => {
      const request = database.transaction('game-files').objectStore('game-files').getAll()
      request.onsuccess = () => resolve(request.result as { id: string; bytes: Uint8Array }[])
    })
    database.close()
    return all.map(({ id, bytes }) => `${id}:${new TextDecoder('latin1').decode(bytes)}`).join('\n')
  })
}

test('an own photo becomes a sprite and a backdrop, without its GPS position', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await page.goto('/create')
  const bytes = await photo(page)
  const choose = async (name: string, buffer: Buffer, mimeType: string) =>
    await page.getByLabel('Choose a picture').setInputFiles({ name, mimeType, buffer })
  await openOwnPicture(page)
  await choose('notes.png', Buffer.from('no picture at all'), 'image/png')
  await expect(page.getByRole('alert')).toHaveText('We cannot read this file as a picture. Nothing changed.')
  await choose('photo.jpg', bytes, 'image/jpeg')
  await expect(page.getByRole('img', { name: 'The picture you chose' })).toBeVisible()
  expect(await axeViolations(page, 'dialog')).toEqual([])
  await button(page, 'Add it as a sprite').click()
  await expect(page.getByText('Your picture is now a sprite in the middle of the stage.')).toBeVisible()
  await expect(page.locator('.stage__sprite image')).toHaveAttribute('href', /^blob:/)
  await expect(button(page, 'Picture')).toBeVisible()

  await openOwnPicture(page)
  await choose('photo.jpg', bytes, 'image/jpeg')
  await button(page, 'Use it as the backdrop').click()
  await expect(page.locator('.stage__picture image[width="480"]')).toHaveAttribute('href', /^blob:/)
  const stored = await storedFiles(page)
  expect(stored.split('\n').length).toBeGreaterThan(1)
  expect(stored).not.toMatch(/Exif|GPS/)
  expect(await draft(page)).not.toMatch(/data:|base64/)
  await page.reload()
  await expect(page.locator('.stage__sprite image')).toHaveAttribute('href', /^blob:/)
  expect(sent).toEqual([])

  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="40"><script>alert(1)</script><rect width="50" height="40"/></svg>'
  await openOwnPicture(page)
  await choose('drawing.svg', Buffer.from(drawing), 'image/svg+xml')
  await button(page, 'Use it for Cat').click()
  await expect(page.getByText('Cat now looks like your picture.')).toBeVisible()
  expect(await storedFiles(page)).not.toMatch(/<svg|script/)
  await expect(page.locator('.stage__sprite image')).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect(page.locator('.stage__sprite image')).toHaveCount(1)
})

test('a sprite is moved, turned, made larger and hidden by buttons alone, and every press can be undone', async ({ page }) => {
  await page.goto('/create')
  const stage = page.locator('.stage__picture')
  await button(page, 'Name and place').press('Enter')
  const press = async (name: string, message: string) => {
    await button(page, name).press('Enter')
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  }
  await press('To the left', 'Cat is at x 190, y 150.')
  await press('Downwards', 'Cat is at x 190, y 160.')
  await press('Turn right', 'Cat now points to 105 degrees.')
  await press('Larger', 'The size of Cat is now 110 percent.')
  await press('Hide', 'Cat is now hidden.')
  await expect(stage).toHaveAttribute('aria-label', 'Cat is hidden')
  await expect(button(page, 'Show')).toBeFocused()
  expect(await axeViolations(page, '.sprites')).toEqual([])
  for (const _ of [1, 2, 3, 4, 5]) await page.keyboard.press('Control+z')
  await expect(stage).toHaveAttribute('aria-label', 'Cat: x 200, y 150')
})

for (const way of ['the screen', 'the window, where a browser gives no more']) {
  test(`the stage fills ${way}, with its tools, and Esc ends it`, async ({ page }) => {
    const isNative = way === 'the screen'
    if (!isNative) await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'requestFullscreen'))
    await page.goto('/create')
    await page.getByRole('tabpanel').getByRole('button', { name: 'Move 10 steps', exact: true }).click()
    await button(page, 'Full screen').click()
    const panel = page.getByRole('region', { name: 'Stage' })
    await expect(panel.getByRole('button', { name: 'Leave full screen' })).toBeVisible()
    const outOfReach = page.locator('[inert]').getByRole('tabpanel')
    await expect(outOfReach).toHaveCount(1)
    const size = page.viewportSize() ?? { width: 0, height: 0 }
    await expect.poll(async () => (await panel.boundingBox())?.width).toBe(size.width)
    await panel.getByRole('button', { name: 'Run' }).click()
    await expect(panel.getByRole('group', { name: 'Cat: x 210, y 150' })).toBeVisible()
    expect(await axeViolations(page, '.stage')).toEqual([])
    if (isNative) await panel.getByRole('button', { name: 'Leave full screen' }).click()
    else await page.keyboard.press('Escape')
    await expect(button(page, 'Full screen')).toBeVisible()
    await expect(outOfReach).toHaveCount(0)
    if (isNative) return
    await button(page, 'Full screen').click()
    await page.goBack()
    await expect(button(page, 'Full screen')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/create')
  })
}
