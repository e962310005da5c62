/**
 * Sharing a game: three presses to the phone's share sheet, no link before the last one, and a switch that turns the
 * link off.
 */
import type { Page } from '@playwright/test'
import { makeGame } from '@ankur/blocks/ready-games/rain-and-umbrella'
import { creatorReady } from '@ankur/content/words/en/creator/ready-games'
import { axeViolations } from '../../every-page/axe-violations.ts'
import { expect, test } from '../../fixtures.ts'
import { block, button, tab } from '../small-game.ts'

test.use({ viewport: { width: 360, height: 740 } })

async function openShare(page: Page): Promise<void> {
  await button(page, 'Menu').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible()
}

/** A stub of the phone's share sheet, which records the shared data. */
async function withPhoneSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const given: unknown[] = []
    Object.assign(window, { given })
    Object.assign(navigator, {
      canShare: () => true,
      share: (data: ShareData) => {
        given.push({
          title: data.title,
          text: data.text,
          url: data.url,
          files: data.files?.map(({ type, size }) => [type, size > 1000]),
        })
        return Promise.resolve()
      },
    })
  })
}

test('Menu, Share, Send the link shares name, picture and link, and the link works until it is switched off', async ({
  page,
  parent,
  browser,
  site,
}) => {
  await withPhoneSheet(page)
  await page.goto('/create')
  await tab(page, 'Looks').click()
  await block(page, 'Say Hello!').click()
  const writes: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()))
  await openShare(page)
  await expect(page.getByText('Anyone with the link can play, for 30 days.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  expect(writes, 'opening the dialog creates no link').toEqual([])
  await button(page, 'Send the link').click()
  await expect(page.getByText(/The link works until \d+ \w+ \d{4}\./)).toBeVisible()
  const [given] = await page.evaluate(() => (window as unknown as { given: ShareData[] }).given)
  expect(given).toMatchObject({ title: 'Cat says Hello!', text: 'A game to play: Cat says Hello!', files: [['image/png', true]] })
  expect(JSON.stringify(given)).not.toContain(parent.email)

  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage()
  const link = new URL(given?.url ?? '')
  await visitor.goto(link.pathname + link.hash)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Cat says Hello!' })).toBeVisible()
  await button(page, 'Switch the link off').click()
  await expect(page.getByText('The link is off. It no longer works for anyone.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
})

test('a link that is sent before its picture is drawn goes with the picture', async ({ page, parent }) => {
  expect(parent.email).toContain('@')
  await withPhoneSheet(page)
  await page.addInitScript(() => {
    const draw = Reflect.get(HTMLCanvasElement.prototype, 'toBlob')
    const { promise, resolve } = Promise.withResolvers<void>()
    Object.assign(window, { finishPicture: resolve })
    HTMLCanvasElement.prototype.toBlob = function (...given) {
      void promise.then(() => Reflect.apply(draw, this, given))
    }
  })
  await page.goto('/create')
  await block(page, 'Move 10 steps').click()
  await openShare(page)
  await button(page, 'Send the link').click()
  await expect(page.getByText(/The link works until/)).toBeVisible()
  await page.evaluate(() => (window as unknown as { finishPicture: () => void }).finishPicture())
  const given = () => page.evaluate(() => (window as unknown as { given: object[] }).given)
  await expect.poll(given).toMatchObject([{ files: [['image/png', true]] }])
})

test('without an account a game is shared as a file, and signing in for a link returns to the share dialog', async ({ page }) => {
  await page.goto('/create')
  await block(page, 'Move 10 steps').click()
  await openShare(page)
  await expect(page.getByRole('link', { name: 'Sign in to make a link' })).toBeVisible()
  await button(page, 'Send as a file').click()
  await expect(page.getByRole('dialog', { name: 'Game file' })).toBeVisible()
  await page.goto('/create?share=open')
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible()
  await page.setViewportSize({ width: 740, height: 360 })
  await expect(button(page, 'Send as a file')).toBeInViewport({ ratio: 0.99 })
})

for (const [width, height] of [
  [360, 740],
  [360, 616],
  [740, 360],
  [1280, 800],
] as const) {
  test(`a game opened by a share link fills the screen at ${width} x ${height}, and starts on Run`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const { project } = makeGame(creatorReady)
    await page.route('**/api/play', (route) =>
      route.fulfill({ json: { name: 'Rain and umbrella', data: { ankur: 1, project } } }),
    )
    await page.goto(`/play#${'a'.repeat(43)}`)
    const picture = page.locator('.stage__picture')
    await expect(picture).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('group', { name: /Girl: .*Dry is 0/ })).toBeVisible()
    await expect(page.locator('.stage__unknown')).toHaveCount(0)
    const room = await picture.evaluate((each) => each.getBoundingClientRect().toJSON())
    // Its sky and hills continue to both edges of the screen.
    const scene = await page.locator('.play__scene').evaluate((each) => each.getBoundingClientRect().toJSON())
    expect([scene.left, scene.width]).toEqual([0, width])
    if (width < height) expect(room.width).toBeGreaterThanOrEqual(width - 1)
    else expect(room.height).toBeGreaterThanOrEqual(Math.min(height - 130, height === 360 ? 358 : height))
    await expect(button(page, 'Run')).toHaveCount(1)
    await expect(button(page, 'Stop')).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])
    await button(page, 'Run').click()
    for (const name of ['Stop', 'Change this game', 'left arrow', 'right arrow'])
      await expect(button(page, name)).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true)
    expect(await axeViolations(page)).toEqual([])
    await button(page, 'Change this game').click()
    await expect(page).toHaveURL(/\/create$/)
    await expect(page.getByRole('group', { name: /Girl: .*Dry is 0/ })).toBeVisible()
  })
}

test('a link that was switched off leads to the ready-made games', async ({ page }) => {
  await page.route('**/api/play', (route) => route.fulfill({ status: 404, json: { error: { code: 'not_found' } } }))
  await page.goto(`/play#${'a'.repeat(43)}`)
  await page.getByRole('link', { name: 'Ready games' }).click()
  await expect(page.getByRole('dialog', { name: 'Ready games' })).toBeVisible()
})
