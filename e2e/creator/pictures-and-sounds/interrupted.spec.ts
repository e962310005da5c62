/**
 * Interruptions while a child draws or records: large files, full storage, a rotated phone, another app. Nothing made
 * before is lost.
 */
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'

test.use({ viewport: { width: 360, height: 616 } })

/** A context that was used before does not apply a small quota. */
const testInNewContext = test.extend({
  context: async ({ browser }, use) => {
    await using context = await browser.newContext()
    await use(context)
  },
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const inStudio = (page: Page, name: string) => page.locator('.paint').getByRole('button', { name, exact: true })
const paper = (page: Page) => page.getByRole('application')
const announcement = (page: Page) => page.locator('.paint__said')

async function openDraw(page: Page): Promise<void> {
  await page.goto('/create')
  await button(page, 'Add').click()
  await page.getByRole('dialog').getByRole('button', { name: /^Draw/ }).click()
  await expect(paper(page)).toBeVisible()
}

/** The number of canvas pixels that are not empty: more after every stroke. */
async function drawn(page: Page): Promise<number> {
  return await page.locator('.paint__canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    return data.filter((value, index) => index % 4 === 3 && value > 0).length
  })
}

type Place = readonly [across: number, down: number]

async function press(page: Page, [across, down]: Place): Promise<void> {
  const box = (await paper(page).boundingBox())!
  await page.mouse.move(box.x + box.width * across, box.y + box.height * down)
  await page.mouse.down()
}

async function goTo(page: Page, [across, down]: Place): Promise<void> {
  const box = (await paper(page).boundingBox())!
  await page.mouse.move(box.x + box.width * across, box.y + box.height * down, { steps: 6 })
}

async function stroke(page: Page, from: Place, to: Place): Promise<void> {
  await press(page, from)
  await goTo(page, to)
  await page.mouse.up()
}

/** As a drawing program exports it: 4,000 pixels wide, with transparent holes. */
async function largeDrawing(page: Page): Promise<Buffer> {
  const text = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 4000
    canvas.height = 3000
    const pen = canvas.getContext('2d')!
    for (let row = 0; row < 60; row++) {
      pen.fillStyle = `hsl(${row * 6} 70% 50%)`
      pen.fillRect(row * 60, row * 40, 900, 600)
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return Buffer.from(text, 'base64')
}

test('a drawing 4,000 pixels wide from another program is scaled to fit, and the drawing before it stays', async ({ page }) => {
  await openDraw(page)
  await stroke(page, [0.1, 0.1], [0.3, 0.1])
  const before = await drawn(page)
  expect(before).toBeGreaterThan(0)
  const large = await largeDrawing(page)
  await page.locator('.paint__tool input').setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large })
  const controls = page.getByRole('group', { name: 'Place the photo' })
  await expect(controls).toBeFocused()
  const [paper, tray] = [await page.locator('.paint__page').boundingBox(), await controls.boundingBox()]
  expect((paper?.y ?? NaN) + (paper?.height ?? NaN), 'the whole page is seen').toBeLessThanOrEqual(tray?.y ?? NaN)
  await inStudio(page, 'Put it here').click()
  await expect(page.locator('.paint__title')).toBeFocused()
  await expect.poll(() => drawn(page)).toBeGreaterThan(before)
  await inStudio(page, 'Undo').click()
  await expect.poll(() => drawn(page)).toBe(before)
  await inStudio(page, 'Redo').click()
  await inStudio(page, 'Done').click()
  const stored = page.locator('.stage__sprite image')
  await expect(stored).toHaveCount(1)
  expect(Number(await stored.getAttribute('width'))).toBeLessThanOrEqual(480)
})

testInNewContext(
  'storage that fills up during a stroke is reported, and Done saves the drawing once there is room',
  async ({ page, context, site }) => {
    await page.goto('/create')
    await page.getByRole('tabpanel').getByRole('button', { name: 'Move 10 steps', exact: true }).click()
    await openDraw(page)
    const devtools = await context.newCDPSession(page)
    const room = (quotaSize?: number) =>
      devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url, ...(quotaSize === undefined ? {} : { quotaSize }) })
    await stroke(page, [0.1, 0.2], [0.6, 0.2])
    await press(page, [0.1, 0.5])
    await goTo(page, [0.4, 0.5])
    await room(1)
    await goTo(page, [0.8, 0.5])
    await page.mouse.up()
    await expect(announcement(page)).toHaveText('This device has no room left. Your drawing is safe while this page stays open.')
    const before = await drawn(page)
    await inStudio(page, 'Done').click()
    await expect(announcement(page)).toHaveText(
      'This device has no room for the picture. Your drawing is still here. Make room, then press Done again.',
    )
    expect(await drawn(page)).toBe(before)
    await room()
    await inStudio(page, 'Done').click()
    await expect(page.locator('.stage__sprite image')).toHaveCount(1)
    await page.reload()
    await expect(page.locator('.stage__sprite image')).toHaveCount(1)
    await page.locator('.sprites__one', { hasText: 'Cat' }).click()
    await expect(button(page, 'Move 10 steps, 1 of 1')).toBeVisible()
  },
)

test('rotating the phone during a stroke keeps the stroke, and drawing continues', async ({ page }) => {
  await openDraw(page)
  await stroke(page, [0.1, 0.2], [0.6, 0.2])
  const one = await drawn(page)
  await press(page, [0.1, 0.6])
  await goTo(page, [0.7, 0.6])
  await page.setViewportSize({ width: 616, height: 360 })
  await page.mouse.up()
  await expect.poll(() => drawn(page)).toBeGreaterThan(one)
  const two = await drawn(page)
  await stroke(page, [0.3, 0.8], [0.7, 0.8])
  await expect.poll(() => drawn(page)).toBeGreaterThan(two)
  await page.setViewportSize({ width: 360, height: 616 })
  for (let times = 0; times < 2; times++) await inStudio(page, 'Undo').click()
  await expect.poll(() => drawn(page)).toBe(one)
})

test('a drawing open in two tabs can be finished in both, and neither overwrites the other', async ({ page, context }) => {
  await openDraw(page)
  await stroke(page, [0.1, 0.2], [0.6, 0.2])
  const other = await context.newPage()
  await openDraw(other)
  await stroke(other, [0.2, 0.8], [0.8, 0.8])
  await inStudio(other, 'Done').click()
  await expect(other.locator('.stage__sprite image')).toHaveCount(1)
  await stroke(page, [0.1, 0.5], [0.6, 0.5])
  await inStudio(page, 'Done').click()
  await expect(page.locator('.stage__sprite image')).toHaveCount(1)
  // The version of the other tab is offered, not overwritten.
  await expect(page.getByRole('region', { name: /another window|other window/i })).toBeVisible()
})

test('a recording ends when another app takes the microphone, and the part recorded so far is kept', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => {
      const context = new AudioContext()
      const [tone, quieter] = [context.createOscillator(), context.createGain()]
      const out = context.createMediaStreamDestination()
      quieter.gain.value = 0.3
      tone.connect(quieter).connect(out)
      tone.start()
      Object.assign(globalThis, { microphone: out.stream.getTracks()[0] })
      return Promise.resolve(out.stream)
    }
  })
  await page.goto('/create')
  await page.locator('.sprites__one', { hasText: 'Cat' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Sounds', exact: true }).click()
  await sheet.getByRole('button', { name: 'Record', exact: true }).click()
  await page.getByRole('dialog', { name: 'Record a sound' }).getByRole('button', { name: 'Record', exact: true }).click()
  await expect(sheet.getByText(/^[1-5] of 10 seconds/)).toBeVisible()
  // As an incoming call does.
  await page.evaluate(() =>
    (globalThis as unknown as { microphone: MediaStreamTrack }).microphone.dispatchEvent(new Event('mute')),
  )
  await expect(sheet.getByText('The microphone stopped. What you recorded until then is here.')).toBeVisible()
  await expect(sheet.getByText(/^The microphone is off/)).toBeVisible()
  expect(await page.evaluate(() => (globalThis as unknown as { microphone: MediaStreamTrack }).microphone.readyState)).toBe(
    'ended',
  )
  await sheet.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(sheet.getByRole('button', { name: /^Hear Sound 1/ })).toBeVisible()
})
