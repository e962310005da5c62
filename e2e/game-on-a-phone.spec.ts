/** The editor on a phone: upright in the order of the design, on its side with all three parts in view. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

async function box(part: Locator) {
  const found = await part.boundingBox()
  if (!found) throw new Error('not shown')
  return { ...found, right: found.x + found.width, bottom: found.y + found.height }
}

const parts = (page: Page) => ({
  tools: page.getByRole('group', { name: 'Game Creator' }),
  stage: page.locator('.stage__picture'),
  script: page.getByRole('region', { name: /^Script for/ }),
  blocks: page.getByRole('region', { name: 'Blocks' }),
})

async function build(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Motion' }).click()
  for (let count = 1; count <= 8; count++) {
    await page.getByRole('tabpanel').getByRole('button', { name: 'Move 10 steps', exact: true }).click()
    await expect(page.getByRole('button', { name: `Move 10 steps, ${count} of ${count}` })).toBeVisible()
  }
}

for (const [width, height] of [
  [640, 360],
  [844, 390],
] as const) {
  test(`on its side at ${width} x ${height}: stage left, script right, blocks below, tools above`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/create')
    // The first of the first steps is to tap a block.
    await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Move 10 steps', exact: true })).toBeInViewport({
      ratio: 1,
    })
    expect((await box(page.locator('.creator__said'))).bottom).toBeLessThan((await box(parts(page).blocks)).y)
    await build(page)
    await page.getByRole('button', { name: 'Move 10 steps, 4 of 8' }).focus()
    const { tools, stage, script, blocks } = parts(page)
    const [above, left, right, below] = await Promise.all([box(tools), box(stage), box(script), box(blocks)])
    expect(above.y).toBeGreaterThanOrEqual(0)
    expect(left.y).toBeGreaterThanOrEqual(above.bottom - 1)
    expect(left.bottom).toBeLessThanOrEqual(below.y + 1)
    expect(left.right).toBeLessThanOrEqual(right.x)
    expect(below.bottom).toBeLessThanOrEqual(height + 1)
    // The block with the focus is not hidden behind tools or blocks.
    const focused = await box(page.getByRole('button', { name: 'Move 10 steps, 4 of 8' }))
    expect(focused.y).toBeGreaterThanOrEqual(above.bottom - 1)
    expect(focused.bottom).toBeLessThanOrEqual(below.y + 1)

    // The room that folded blocks leave goes to the stage.
    await page.getByRole('button', { name: 'Show the blocks of a kind' }).click()
    await expect.poll(async () => (await box(stage)).width).toBeGreaterThan(left.width * 1.05)
  })
}

test('upright, tools stay above and blocks below while the script scrolls, and the blocks fold to their kinds', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/create')
  await build(page)
  const { tools, stage, script, blocks } = parts(page)
  await page.evaluate(() => scrollTo(0, 0))
  const heights = await Promise.all(
    [tools, page.locator('.creator__status'), stage, script].map(async (part) => (await box(part)).y),
  )
  expect(heights).toEqual(heights.toSorted((one, other) => one - other))
  await page.getByRole('button', { name: 'Move 10 steps, 5 of 8' }).focus()
  expect((await box(tools)).y).toBe(0)
  expect((await box(blocks)).bottom).toBeLessThanOrEqual(741)
  const open = await box(blocks)

  const fold = page.getByRole('button', { name: 'Show the blocks of a kind' })
  await fold.click()
  await expect(page.getByRole('tabpanel')).toBeHidden()
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  expect((await box(blocks)).height).toBeLessThan(open.height - 40)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Motion' })).toBeVisible()
  await expect(page.getByRole('tabpanel')).toBeHidden()
  await page.getByRole('tab', { name: 'Looks' }).click()
  await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Hide', exact: true })).toBeVisible()
})

test('who presses Run on a small phone sees the stage, on a first visit and from the end of a long script', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/create')
  const { tools, stage, blocks } = parts(page)
  const run = page.getByRole('button', { name: 'Run', exact: true })
  const expectStageInView = async () => {
    const [above, picture, below] = await Promise.all([box(tools), box(stage), box(blocks)])
    expect(picture.y).toBeGreaterThanOrEqual(above.bottom - 1)
    expect(picture.bottom).toBeLessThanOrEqual(below.y + 1)
  }
  await page.getByRole('tabpanel').getByRole('button', { name: 'Move 10 steps', exact: true }).click()
  await page.evaluate(() => scrollTo(0, 0))
  await run.click()
  await expectStageInView()
  await page.getByRole('button', { name: 'Move 10 steps, 1 of 1' }).focus()
  await page.keyboard.press('Control+Enter')
  await expectStageInView()
})

test('the steps of an activity leave its blocks in view on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/create?activity=move')
  const block = page.getByRole('tabpanel').getByRole('button', { name: 'Move 10 steps', exact: true })
  await expect(page.getByText('Activity: Make the cat move')).toBeVisible()
  await expect(block).toBeInViewport({ ratio: 1 })

  // What came about is read where it is seen.
  await block.click()
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.locator('.activity__result')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.stage__picture')).toBeInViewport({ ratio: 0.9 })
})

test('a tool that a finger switched off looks as it did before', async ({ browser, site }) => {
  const phone = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await phone.newPage()
  await page.goto('/create')
  const slow = page.getByRole('button', { name: 'Slow', exact: true })
  const color = () => slow.evaluate((tool) => getComputedStyle(tool).backgroundColor)
  const before = await color()
  await slow.tap()
  await expect(slow).toHaveAttribute('aria-pressed', 'true')
  expect(await color()).not.toBe(before)
  await slow.tap()
  await expect(slow).toHaveAttribute('aria-pressed', 'false')
  expect(await color()).toBe(before)
  await phone.close()
})

for (const [width, height] of [
  [360, 740],
  [640, 360],
  [844, 390],
] as const) {
  test(`over the whole screen at ${width} x ${height} the stage is large and in the middle of its room, with every tool in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/create')
    await build(page)
    await page.getByRole('button', { name: 'Full screen' }).click()
    await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible()
    const [stage, room] = await Promise.all([box(parts(page).stage), box(page.locator('.stage__frame'))])
    expect(stage.height).toBeGreaterThan(height * 0.6)
    expect(stage.width).toBeGreaterThan(width * 0.6)
    expect(stage.x - room.x).toBeCloseTo(room.right - stage.right, 0)
    for (const tool of await page.getByRole('region', { name: 'Stage' }).getByRole('button').all())
      await expect(tool).toBeInViewport({ ratio: 0.99 })
  })
}

test('turning the phone leaves the block that somebody changes in view, and after Run the stage', async ({ page }) => {
  const upright = { width: 360, height: 740 }
  const onItsSide = { width: 740, height: 360 }
  await page.setViewportSize(upright)
  await page.goto('/create')
  await build(page)
  const last = page.getByRole('button', { name: 'Move 10 steps, 8 of 8' })
  await last.focus()
  const { tools, stage, blocks } = parts(page)
  for (const size of [onItsSide, upright, onItsSide]) {
    await page.setViewportSize(size)
    await expect(last).toBeInViewport({ ratio: 0.99 })
    const [above, seen, below] = await Promise.all([box(tools), box(last), box(blocks)])
    expect(seen.y).toBeGreaterThanOrEqual(above.bottom - 1)
    expect(seen.bottom).toBeLessThanOrEqual(below.y + 1)
  }
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  for (const size of [upright, onItsSide]) {
    await page.setViewportSize(size)
    await expect(stage).toBeInViewport({ ratio: 0.9 })
  }
})
