/** The editor at every screen size of the design: all of its parts are in view, and only they scroll. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

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

/** The screen sizes of the design, and a laptop at 200 % zoom. */
const screens = [
  [360, 616],
  [360, 740],
  [740, 360],
  [640, 400],
  [768, 1024],
  [1280, 800],
] as const

test('stage, script and blocks are in view at once on every screen, and the page never scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 616 })
  await page.goto('/create')
  await build(page)
  const { stage, script, blocks } = parts(page)
  const first = page.getByRole('tabpanel').getByRole('button', { name: 'Move 10 steps', exact: true })
  let count = 8
  for (const [width, height] of screens) {
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await first.click()
      count++
      for (const part of [page.getByRole('button', { name: 'Run', exact: true }), stage, script, blocks, first])
        await expect(part).toBeInViewport({ ratio: 0.99 })
      const { width: across, height: down } = await box(stage)
      expect(across / down).toBeCloseTo(4 / 3, 1)
      expect((await box(script)).height).toBeGreaterThanOrEqual(96)
      // A new block at the end of a long script is in view at once.
      await expect(page.getByRole('button', { name: `Move 10 steps, ${count} of ${count}` })).toBeInViewport({ ratio: 0.99 })
      // A focused block stays inside the script and covers no other part.
      const fourth = page.getByRole('button', { name: `Move 10 steps, 4 of ${count}` })
      await fourth.focus()
      await expect(fourth).toBeInViewport({ ratio: 0.99 })
      await page.mouse.wheel(0, 2000)
      expect(await page.evaluate(() => [scrollY, document.documentElement.scrollHeight - innerHeight])).toEqual([0, 0])
    })
  }
})

for (const language of ['en', 'hi', 'pa'])
  test(`on phones in ${language} all four blocks of a category take two lines at most, with three rows of the script in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 616 })
    await page.addInitScript((spoken) => localStorage.setItem('ankur-language', spoken), language)
    await page.goto('/create')
    // The last tool of the toolbar; the first is at its other end.
    await expect(page.locator('#creator-menu')).toBeInViewport({ ratio: 1 })
    const screens = [616, 740].map((height) => ({ width: 360, height }))
    for (const kind of ['motion', 'looks', 'control', 'events']) {
      await page.locator(`[data-kind=${kind}]`).click()
      for (const screen of screens) {
        await page.setViewportSize(screen)
        for (const block of await page.locator('.palette__add').all()) {
          await expect(block).toBeInViewport({ ratio: 0.99 })
          const lines = await block.locator('.block__words').evaluate((words) => {
            const range = document.createRange()
            range.selectNodeContents(words)
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
          })
          expect(lines, await block.innerText()).toBeLessThanOrEqual(2)
        }
      }
    }
    for (const _ of [1, 2, 3]) await page.locator('.palette__add').first().click()
    for (const screen of screens) {
      await page.setViewportSize(screen)
      for (const row of await page.locator('.script .block').all()) await expect(row).toBeInViewport({ ratio: 0.99 })
    }
  })

test('a message takes no space, disappears by itself, and offers Redo after Undo', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 360, height: 616 })
  await page.goto('/create')
  const { script, blocks } = parts(page)
  const before = await Promise.all([box(script), box(blocks)])
  await page.getByRole('tabpanel').getByRole('button', { name: 'Move 10 steps', exact: true }).click()
  const pill = page.locator('.pill')
  await expect(pill).toContainText('Added Move 10 steps.')
  expect(await Promise.all([box(script), box(blocks)])).toEqual(before)
  await pill.getByRole('button', { name: 'Undo' }).click()
  await expect(pill).toContainText('The last change was undone.')
  await pill.getByRole('button', { name: 'Redo' }).click()
  await expect(page.getByRole('button', { name: 'Move 10 steps, 1 of 1' })).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(4100)
  await expect(pill).toHaveClass(/pill--gone/)
  await expect(pill.getByRole('button')).toHaveCount(0)
  // Earlier messages can be read in the Menu.
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toContainText('The change is back.')
})

test('another category starts at its first block, and the categories are in one row at every level', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => localStorage.setItem('ankur-lock', '{"palette":"all"}'))
  await page.goto('/create')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(9)
  const tops = await tabs.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(1)
  const list = page.getByRole('tabpanel')
  expect((await box(list)).height).toBeGreaterThanOrEqual(80)
  await list.evaluate((each) => each.scrollTo(400, 0))
  await page.getByRole('tab', { name: 'Looks' }).click()
  expect(await list.evaluate((each) => each.scrollLeft)).toBe(0)
})

test('Home leaves the editor with one press, the Menu has all other tools, and the game is still there on return', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 616 })
  await page.goto('/create')
  await expect(page.locator('header, footer')).toHaveCount(0)
  await build(page)
  for (const [row, name] of [
    ['Games', 'Games'],
    ['Activities', 'Activities'],
    ['Settings', 'Settings'],
    ['Backdrop', 'Choose a backdrop'],
  ] as const) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: row, exact: true }).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Move 10 steps, 8 of 8' })).toBeAttached()
})

test('the steps of an activity leave its blocks in view on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/create?activity=move')
  const block = page.getByRole('tabpanel').getByRole('button', { name: 'Move 10 steps', exact: true })
  await expect(page.getByText('Activity: Make the cat move')).toBeVisible()
  await expect(block).toBeInViewport({ ratio: 1 })

  // The result is scrolled into view.
  await block.click()
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.locator('.activity__result')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.stage__picture')).toBeInViewport({ ratio: 0.9 })
})

test('a toggle switched off by touch looks as it did before', async ({ browser, site }) => {
  const phone = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await phone.newPage()
  await page.goto('/create')
  await page.getByRole('button', { name: 'Menu' }).tap()
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

test('in full screen the stage is large and centred on every phone, with every control in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/create')
  await build(page)
  const leave = page.getByRole('button', { name: 'Leave full screen' })
  for (const [width, height] of [
    [360, 740],
    [640, 360],
    [844, 390],
  ] as const) {
    // A window cannot be resized in full screen.
    await page.setViewportSize({ width, height })
    await page.getByRole('button', { name: 'Full screen' }).click()
    await expect(leave).toBeVisible()
    await expect(async () => {
      const [stage, room] = await Promise.all([box(parts(page).stage), box(page.locator('.stage__frame'))])
      expect(stage.height).toBeGreaterThan(height * 0.6)
      expect(stage.width).toBeGreaterThan(width * 0.6)
      expect(stage.x - room.x).toBeCloseTo(room.right - stage.right, 0)
    }, `${width} x ${height}`).toPass()
    for (const tool of await page.getByRole('region', { name: 'Stage' }).getByRole('button').all())
      await expect(tool).toBeInViewport({ ratio: 0.99 })
    await leave.click()
    await expect(leave).toHaveCount(0)
  }
})

test('rotating the phone keeps the edited block in view', async ({ page }) => {
  const upright = { width: 360, height: 740 }
  const onItsSide = { width: 740, height: 360 }
  await page.setViewportSize(upright)
  await page.goto('/create')
  await build(page)
  const last = page.getByRole('button', { name: 'Move 10 steps, 8 of 8' })
  await last.focus()
  for (const size of [onItsSide, upright, onItsSide]) {
    await page.setViewportSize(size)
    await expect(last).toBeInViewport({ ratio: 0.99 })
    const [seen, script] = await Promise.all([box(last), box(parts(page).script)])
    expect(seen.y).toBeGreaterThanOrEqual(script.y - 1)
    expect(seen.bottom).toBeLessThanOrEqual(script.bottom + 1)
  }
})

test('on a small phone a game is made in which a cat catches a mango, with a condition chosen by its picture and nested blocks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 616 })
  await page.goto('/create')
  const { tools, blocks } = parts(page)
  const add = async (kind: string, name: string) => {
    await page.getByRole('tab', { name: kind }).click()
    await blocks.getByRole('button', { name, exact: true }).click()
  }
  /** The message of the last press still covers the slot, as it does for a child who continues at once. */
  const dropInside = async (kind: string, name: string) => {
    await page.getByRole('tab', { name: kind }).click()
    const block = await box(blocks.getByRole('button', { name, exact: true }))
    const place = page.getByText('Put blocks inside here').last()
    await expect(place).toBeInViewport()
    const to = await box(place)
    await page.mouse.move(block.x + 16, block.y + 20)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, to.bottom - 10, { steps: 8 })
    await page.mouse.up()
  }
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: /^Mango/ }).click()
  await expect(page.getByText('Mango is here.')).toBeVisible()
  // The position after ten times ten steps.
  const stage = await box(parts(page).stage)
  await page.mouse.move(stage.x + stage.width / 2, stage.y + stage.height / 2)
  await page.mouse.down()
  await page.mouse.move(stage.x + stage.width * 0.62, stage.y + stage.height / 2, { steps: 5 })
  await page.mouse.up()
  await page.getByRole('region', { name: 'Sprites' }).getByRole('button', { name: 'Cat', exact: true }).click()
  await add('Events', 'When flag clicked')
  await add('Control', 'Repeat 10 times')
  await dropInside('Motion', 'Move 10 steps')
  await add('Control', 'If...then')
  await page.getByRole('button', { name: 'touching edge: change' }).click()
  const choices = page.getByRole('dialog', { name: 'Choose' }).getByRole('button')
  await expect(choices.first(), 'own content comes first').toHaveAccessibleName('touching Mango')
  await choices.first().click()
  await dropInside('Looks', 'Say Hello!')
  await expect(page.getByRole('button', { name: 'Move 10 steps, 1 of 1, inside Repeat 10 times' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Say Hello!, 1 of 1, inside If touching Mango? then' })).toBeVisible()
  await tools.getByRole('button', { name: 'Run' }).click()
  await expect(page.getByRole('group', { name: /Cat says: Hello!/ })).toBeVisible()
})

test('Quiet removes the footprints and turns sound off, and Soft and Lively leave the sound switch unchanged', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 616 })
  await page.goto('/create')
  await parts(page).blocks.getByRole('button', { name: 'Move 10 steps', exact: true }).click()
  const run = parts(page).tools.getByRole('button', { name: 'Run' })
  await run.click()
  await expect(page.locator('.walked')).toBeAttached()
  const calm = page.getByRole('dialog', { name: 'Sound and calm' })
  const open = async () => {
    await parts(page).tools.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Sound and calm' }).click()
  }
  await open()
  await calm.getByRole('switch', { name: 'Sound of games' }).click()
  await calm.getByRole('button', { name: /^Lively/ }).click()
  await expect(calm.getByRole('switch', { name: 'Sound of games' })).toBeChecked()
  await calm.getByRole('button', { name: /^Quiet/ }).click()
  await expect(calm.getByRole('switch', { name: 'Sound of games' })).not.toBeChecked()
  await page.keyboard.press('Escape')
  await run.click()
  await expect(page.locator('.walked')).toHaveCount(0)
  await open()
  await calm.getByRole('button', { name: /^Soft/ }).click()
  await expect(calm.getByRole('switch', { name: 'Sound of games' })).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.locator('.walked')).toBeAttached()
})
