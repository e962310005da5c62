/**
 * The editor at every screen size of the design: all of its parts are in view, and only they scroll. F6 moves between the
 * parts, and borders change their width.
 */
import { expect, test } from '../fixtures.ts'
import { box, buildLongScript, parts } from './editor-parts.ts'

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
  await buildLongScript(page)
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
    const screens = [
      { width: 360, height: 616 },
      { width: 360, height: 740 },
      { width: 740, height: 360 },
      { width: 640, height: 360 },
    ]
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
    await page.setViewportSize({ width: 360, height: 616 })
    for (const _ of [1, 2, 3]) await page.locator('.palette__add').first().click()
    for (const screen of screens) {
      await page.setViewportSize(screen)
      for (const row of await page.locator('.script .block').all()) await expect(row).toBeInViewport({ ratio: 0.99 })
    }
  })

test('on a laptop the tools that come with the first run move neither the sprites nor anything else', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/create')
  await page.getByRole('tabpanel').getByRole('button', { name: 'Move 10 steps', exact: true }).click()
  const cat = page.getByRole('region', { name: 'Sprites' }).getByRole('button', { name: 'Cat', exact: true })
  const before = await Promise.all([box(cat), box(parts(page).stage)])
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Look back' })).toBeInViewport({ ratio: 1 })
  expect(await Promise.all([box(cat), box(parts(page).stage)])).toEqual(before)
})

test('on a low laptop the tools below the stage are whole, and on the next one also those of the costume', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 657 })
  await page.goto('/create')
  await page.getByRole('tabpanel').getByRole('button', { name: 'Move 10 steps', exact: true }).click()
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  for (const name of ['Step', 'Slow', 'Look back']) {
    const { bottom } = await box(page.getByRole('button', { name, exact: true }))
    expect(bottom, name).toBeLessThanOrEqual((await box(page.locator('.stage'))).bottom)
  }
  for (const height of [768, 800]) {
    await page.setViewportSize({ width: 1280, height })
    for (const name of ['Paint', 'Copy this costume', 'Remove this costume'])
      await expect(page.getByRole('button', { name, exact: true }), name).toBeInViewport({ ratio: 1 })
  }
})

for (const language of ['en', 'hi', 'pa'])
  test(`with text at 130 % in ${language} a small phone shows stage, script and blocks at once, and a number on one sheet`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 616 })
    await page.addInitScript((chosen) => {
      localStorage.setItem('ankur-language', chosen)
      localStorage.setItem('ankur-comfort', '{"textSize":130}')
    }, language)
    await page.goto('/create')
    const add = page.locator('.palette__add').first()
    for (let times = 0; times < 3; times++) await add.click()
    const script = page.locator('.workspace')
    for (const part of [page.locator('.stage__frame'), script, page.locator('.palette'), add])
      await expect(part).toBeInViewport({ ratio: 0.99 })
    for (const tool of await page.locator('.bar .tool').all()) await expect(tool).toBeInViewport({ ratio: 0.99 })
    expect((await box(script)).height).toBeGreaterThanOrEqual(96)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await page.locator('.script .chip').first().click()
    const values = page.locator('.value-sheet [data-quick] button')
    await expect(values).toHaveCount(5)
    const tops = await values.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
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

test('in full screen the stage is large and centred on every phone, with every control in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/create')
  await buildLongScript(page)
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
  await buildLongScript(page)
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

test('F6 moves to the next part of the editor, and Shift+F6 to the one before', async ({ page }) => {
  await page.goto('/create')
  await expect(page.locator('.palette__add').first()).toBeVisible()
  const isIn = (pane: string) => page.evaluate((each) => document.activeElement?.closest(each) !== null, pane)
  await page.keyboard.press('F6')
  await expect.poll(() => isIn('.creator .bar')).toBe(true)
  await page.keyboard.press('F6')
  await expect.poll(() => isIn('.creator .bar')).toBe(false)
  await page.keyboard.press('Shift+F6')
  await expect.poll(() => isIn('.creator .bar')).toBe(true)
})

test('moving a border between panels selects no text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/create')
  for (const border of await page.getByRole('separator').all()) {
    const { x, y, width } = (await border.boundingBox())!
    await page.mouse.move(x + width / 2, y + 200)
    await page.mouse.down()
    await page.mouse.move(x + 90, y + 220, { steps: 8 })
    await page.mouse.up()
    expect((await border.boundingBox())?.x).toBeGreaterThan(x)
  }
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
})
