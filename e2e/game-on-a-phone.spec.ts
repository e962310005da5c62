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
