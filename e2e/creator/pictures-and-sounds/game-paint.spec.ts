/**
 * The paint studio: drawing by pointer, by keyboard and by buttons alone; drawings are exported and imported with the
 * game.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readSb3 } from '@ankur/blocks/sb3/read'
import { axeViolations } from '../../every-page/axe-violations.ts'
import { expect, test } from '../../fixtures.ts'

test.use({ viewport: { width: 360, height: 616 } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** The editor behind the studio has an Undo button of its own. */
const inStudio = (page: Page, name: string) => page.locator('.paint').getByRole('button', { name, exact: true })
const paper = (page: Page) => page.getByRole('application')

async function openDraw(page: Page): Promise<void> {
  await page.goto('/create')
  await button(page, 'Add').click()
  await page.getByRole('dialog').getByRole('button', { name: /^Draw/ }).click()
  await expect(paper(page)).toBeVisible()
}

/** The colour at a relative position of the canvas; empty where nothing was drawn. */
async function colorAt(page: Page, across: number, down: number): Promise<string> {
  return await page.locator('.paint__canvas').evaluate(
    (canvas: HTMLCanvasElement, [x, y]) => {
      const { data } = canvas.getContext('2d')!.getImageData(Math.floor(canvas.width * x), Math.floor(canvas.height * y), 1, 1)
      return data[3] === 0 ? '' : [...data.subarray(0, 3)].join(' ')
    },
    [across, down] as const,
  )
}

async function pull(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const box = (await paper(page).boundingBox())!
  const at = ([x, y]: readonly [number, number]) => [box.x + box.width * x, box.y + box.height * y] as const
  await page.mouse.move(...at(from))
  await page.mouse.down()
  await page.mouse.move(...at(to), { steps: 8 })
  await page.mouse.up()
}

test('a child draws, fills, adds a shape, erases, undoes ten strokes, and the sprite is in the exported file', async ({
  page,
}) => {
  await openDraw(page)
  expect(await axeViolations(page, '.paint')).toEqual([])
  for (let row = 1; row <= 10; row++) await pull(page, [0.1, row / 12], [0.4, row / 12])
  expect(await colorAt(page, 0.2, 10 / 12)).toBe('26 41 35')
  for (let times = 0; times < 10; times++) await inStudio(page, 'Undo').click()
  expect(await colorAt(page, 0.2, 1 / 12)).toBe('')
  for (let times = 0; times < 10; times++) await inStudio(page, 'Redo').click()
  expect(await colorAt(page, 0.2, 10 / 12)).toBe('26 41 35')
  await inStudio(page, 'Clear the page').click()
  expect(await colorAt(page, 0.2, 10 / 12)).toBe('')

  await inStudio(page, 'Shapes').click()
  await inStudio(page, 'Square').click()
  await inStudio(page, 'Red').click()
  await pull(page, [0.3, 0.3], [0.7, 0.7])
  expect(await colorAt(page, 0.5, 0.5)).toBe('216 71 60')
  await inStudio(page, 'Fill').click()
  await inStudio(page, 'Sky').click()
  await pull(page, [0.5, 0.5], [0.5, 0.5])
  expect(await colorAt(page, 0.5, 0.5)).toBe('111 195 221')
  expect(await colorAt(page, 0.1, 0.1)).toBe('')
  await inStudio(page, 'Rub out').click()
  await pull(page, [0.2, 0.5], [0.8, 0.5])
  expect(await colorAt(page, 0.5, 0.5)).toBe('')
  await inStudio(page, 'Undo').click()
  expect(await colorAt(page, 0.5, 0.5)).toBe('111 195 221')
  await page.setViewportSize({ width: 616, height: 360 })
  expect(await colorAt(page, 0.5, 0.5)).toBe('111 195 221')
  await page.setViewportSize({ width: 360, height: 616 })
  await inStudio(page, 'Done').click()
  await expect(page.locator('.stage__sprite image')).toHaveCount(1)

  // Its strokes can be undone again.
  await page.locator('.sprites__one', { hasText: 'Drawing' }).click()
  await button(page, 'Paint').click()
  await expect(paper(page)).toBeVisible()
  await inStudio(page, 'Undo').click()
  await expect.poll(() => colorAt(page, 0.5, 0.5)).toBe('216 71 60')
  await inStudio(page, 'Close').click()
  await button(page, 'Restore it').click()
  await expect.poll(() => colorAt(page, 0.5, 0.5)).toBe('216 71 60')
  await inStudio(page, 'Done').click()

  await page.setViewportSize({ width: 1280, height: 900 })
  await button(page, 'Games').click()
  await button(page, 'Game file').click()
  await button(page, 'Export as a file').click()
  const download = page.waitForEvent('download')
  await button(page, 'Save the file').click()
  const read = readSb3(readFileSync(await (await download).path()))
  if (!read.ok) throw new Error('the file has no game')
  const [costume] = read.project.sprites[1]?.costumes ?? []
  expect(costume?.picture).toMatch(/\.png$/)
  expect(costume).toMatchObject({ resolution: 2 })
  expect(costume?.centerX).toBeCloseTo((costume?.width ?? 0) / 2, 0)
})

test('the canvas works by keyboard, and a file that is no photo is rejected with a message', async ({ page }) => {
  await openDraw(page)
  await paper(page).focus()
  await page.keyboard.press('Space')
  for (let times = 0; times < 4; times++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  expect(await colorAt(page, 0.58, 0.5)).toBe('26 41 35')
  await page.keyboard.press('Control+z')
  expect(await colorAt(page, 0.58, 0.5)).toBe('')
  await page.keyboard.press('Control+y')
  expect(await colorAt(page, 0.58, 0.5)).toBe('26 41 35')
  const choose = (name: string, buffer: Buffer) =>
    page.locator('.paint__tool input').setInputFiles({ name, mimeType: 'image/png', buffer })
  await choose('notes.png', Buffer.from('no photo at all'))
  await expect(page.locator('.paint__said')).toHaveText('We cannot read this file as a photo. Your drawing has not changed.')
  await choose('large.png', Buffer.alloc(20_000_001))
  await expect(page.locator('.paint__said')).toHaveText('This photo is too large. Choose one of up to 20 MB.')
  expect(await colorAt(page, 0.58, 0.5)).toBe('26 41 35')
  // The message over the foot of the page does not hide where the next stroke goes.
  await pull(page, [0.3, 0.95], [0.6, 0.95])
  await expect(page.locator('.paint__said')).toHaveText('')
})

test('a picture is built from shapes with Tab and Space alone', async ({ page }) => {
  await openDraw(page)
  const reach = async (name: string) => {
    const wanted = button(page, name).last()
    await expect(wanted).toBeVisible()
    for (let times = 0; times < 60 && !(await wanted.evaluate((each) => each === document.activeElement)); times++)
      await page.keyboard.press('Tab')
    await expect(wanted).toBeFocused()
    await page.keyboard.press('Space')
  }
  await reach('More')
  await reach('Build with shapes')
  // The focus goes to the first answer of each question, and then to what adds the next part.
  for (const [first, name] of [
    ['Circle', 'Circle'],
    ['Black', 'Sky'],
    ['Small', 'Big'],
    ['Upper left', 'Middle'],
  ] as const) {
    await expect(inStudio(page, first)).toBeFocused()
    await reach(name)
  }
  await expect(inStudio(page, 'Add a part')).toBeFocused()
  expect(await colorAt(page, 0.5, 0.5)).toBe('111 195 221')
  await expect(page.getByRole('button', { name: 'Part 1 of 1. Circle: Sky, Big, Middle' })).toBeVisible()
  expect(await axeViolations(page, '.paint')).toEqual([])
  await reach('Left')
  await reach('Done')
  await expect(page.locator('.stage__sprite image')).toHaveCount(1)
})

for (const [width, height] of [
  [360, 616],
  [740, 360],
  [768, 1024],
  [1280, 800],
] as const)
  test(`at ${width} x ${height} a picture is built from shapes by pressing, and the page stays where it is`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/create')
    await button(page, width < 1024 ? 'Add' : 'Pictures')
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: /^Draw/ }).click()
    await expect(paper(page)).toBeInViewport({ ratio: 0.99 })
    if (width < 1024) await inStudio(page, 'More').click()
    await inStudio(page, 'Build with shapes').click()
    const places = [await paper(page).boundingBox()]
    // A press needs the button in view, and nothing over it.
    for (const name of ['Circle', 'Pink', 'Middle size', 'Lower right']) {
      await page.locator('.paint__asked').getByRole('button', { name, exact: true }).click()
      places.push(await paper(page).boundingBox())
    }
    await inStudio(page, 'Bigger').click()
    places.push(await paper(page).boundingBox())
    await expect(page.getByRole('button', { name: /^Part 1 of 1\. Circle: Pink/ })).toBeVisible()
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(1)
  })

test('with text at 200 % on a screen of 320 every tool of the bar is in view, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/create')
  await expect(button(page, 'Run')).toBeVisible()
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await button(page, 'Add').click()
  await page.getByRole('dialog').getByRole('button', { name: /^Draw/ }).click()
  await expect(paper(page)).toBeVisible()
  for (const name of ['Close', 'Undo', 'Redo', 'More', 'Done']) await expect(inStudio(page, name)).toBeInViewport({ ratio: 0.99 })
  const sideways = await page
    .locator('.paint')
    .evaluate((studio) =>
      [studio, ...studio.querySelectorAll('.paint__body, .paint__tools, .paint__colors')].map(
        (each) => each.scrollWidth - each.clientWidth,
      ),
    )
  expect(Math.max(...sideways)).toBeLessThanOrEqual(0)
})
