/** Visibility in the Game Creator: the selected block, block texts and messages. */
import { expect, test } from '../fixtures.ts'
import { selectTurn } from '../sweep.ts'
import { box, overlap } from './editor-parts.ts'

const spoken = ['en', 'hi', 'pa']

const blocksWithNumber = [
  ['motion', 0],
  ['motion', 1],
  ['motion', 2],
  ['control', 0],
  ['control', 1],
] as const

test('the message about a new block covers neither the block nor a button, on any screen', async ({ page }) => {
  await page.goto('/create')
  const add = page.getByRole('tabpanel').getByRole('button', { name: 'Move 10 steps', exact: true })
  for (const [width, height, count] of [
    // The script grows from empty to longer than its pane; on the other screens it is long from the first block on.
    [360, 616, 14],
    [360, 740, 2],
    [740, 360, 2],
    [768, 1024, 12],
    [1280, 800, 2],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (let added = 1; added <= count; added++) {
      await add.click()
      const row = page.locator('.script .block').last()
      const message = page.locator('.pill', { hasText: 'Added Move 10 steps.' })
      await expect(row).toBeInViewport({ ratio: 0.99 })
      await expect.poll(() => overlap(row, message)).toBe(0)
      for (const buttons of await page.locator('.bar, .sprites__foot, .palette').all())
        expect(await overlap(buttons, message), `${width} x ${height}`).toBe(0)
    }
  }
})

test('on a tablet the tools that come with the first run do not move the script', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/create')
  await page.getByRole('tabpanel').getByRole('button', { name: 'Move 10 steps', exact: true }).click()
  const script = page.locator('.workspace')
  const before = await script.boundingBox()
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.locator('.stage__tools')).toBeInViewport({ ratio: 1 })
  expect(await script.boundingBox()).toEqual(before)
})

test('the selected block is visible above its toolbar and the message after undo, on any screen', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/create')
  const add = page.getByRole('tabpanel').getByRole('button', { name: 'Move 10 steps', exact: true })
  for (let count = 1; count <= 24; count++) await add.click()
  const last = page.getByRole('button', { name: 'Move 10 steps, 24 of 24' })
  for (const [width, height] of [
    [768, 1024],
    [360, 616],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    if ((await last.getAttribute('aria-pressed')) !== 'true') await last.click()
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Control+z')
    const pill = page.locator('.pill', { hasText: 'The last change was undone.' })
    await expect(pill).toBeVisible()
    await expect(last).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => overlap(last, pill)).toBe(0)
    await expect.poll(() => overlap(last, page.locator('.block-bar'))).toBe(0)
    await expect(last).toBeInViewport({ ratio: 0.99 })
  }
})

test('the keys of a running game leave the script its height on a small phone, with an idea or a block below them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 616 })
  await page.goto('/create')
  await page.getByRole('button', { name: 'Ready games', exact: true }).click()
  await page.getByRole('button', { name: 'Rain and umbrella', exact: true }).click()
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  const first = page.locator('.script .block__pick').first()
  await first.click()
  for (const kind of ['Ideas', 'Motion']) {
    await page.getByRole('tab', { name: kind, exact: true }).click()
    await expect(page.locator('.stage__keys')).toBeInViewport({ ratio: 1 })
    const [script, bar] = await Promise.all([box(page.locator('.workspace__scripts')), box(page.locator('.block-bar'))])
    expect(bar.y - script.y, kind).toBeGreaterThanOrEqual(96)
    await expect(first).toBeInViewport({ ratio: 0.99 })
    expect(await overlap(first, page.locator('.block-bar'))).toBe(0)
  }
})

for (const [turn, language] of spoken.entries())
  test(`in ${language} a press in the middle of a block chooses it, and one on its number opens the number`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.addInitScript((chosen) => localStorage.setItem('ankur-language', chosen), language)
    await page.goto('/create')
    const block = page.locator('.script .block').last()
    const number = block.locator('.chip')
    const middleSelects = async () => {
      // The width follows the words, also of the first block, whose script has just loaded.
      await expect
        .poll(() =>
          block.evaluate((each) => {
            const { left, top, width, height } = each.getBoundingClientRect()
            return document.elementFromPoint(left + width / 2, top + height / 2)?.className
          }),
        )
        .toBe('block__pick')
      const isChosen = await block.getByRole('button', { pressed: true }).count()
      await block.click()
      await expect(block.getByRole('button', { pressed: true })).toHaveCount(1 - isChosen)
      await expect(page.locator('.value-sheet')).toHaveCount(0)
    }
    for (const [kind, at] of selectTurn(blocksWithNumber, turn, spoken.length)) {
      await page.locator(`[data-kind=${kind}]`).click()
      await page.locator('.palette__add').nth(at).click()
      await expect(number).toHaveCount(1)
      await middleSelects()
      const size = await number.boundingBox()
      expect(size?.width).toBeGreaterThanOrEqual(44)
      expect(size?.height).toBeGreaterThanOrEqual(44)
      await number.click()
      await page.locator('.value-sheet [data-quick] button').last().click()
      await page.locator('.value-sheet__done').click()
      await middleSelects()
    }
  })

for (const [turn, language] of spoken.entries())
  test(`in ${language} a press on a value opens the value alone, however wide it is`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.addInitScript((chosen) => localStorage.setItem('ankur-language', chosen), language)
    await page.goto('/create')
    const rows = page.locator('.script .block')
    for (const kind of ['motion', 'looks', 'control', 'events']) {
      await page.locator(`[data-kind=${kind}]`).click()
      const blocks = page.locator('.palette__add')
      for (let at = 0; at < (await blocks.count()); at++) await blocks.nth(at).click()
    }
    const chosen = page.locator('.script .block__pick[aria-pressed=true]')
    await rows.first().locator('.block__cap').click()
    await expect(chosen).toHaveCount(1)
    const values = await page.locator('.script > li:not(:first-child) .chip').all()
    for (const value of selectTurn(values, turn, spoken.length)) {
      await value.click()
      await expect(value).toHaveAttribute('aria-expanded', 'true')
      await expect(chosen).toHaveCount(0)
      await page.locator('.value-sheet').getByRole('button').first().click()
      await page.keyboard.press('Escape')
      await expect(page.locator('.value-sheet')).toHaveCount(0)
      await expect(page.locator('.block-bar')).toHaveCount(0)
    }
  })

test('the bar of a chosen block closes with a second press on the block, and with one on the ground', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/create')
  await page.locator('.palette__add').first().click()
  const block = page.locator('.script .block')
  const bar = page.locator('.block-bar')
  for (const close of [() => block.click(), () => page.locator('.workspace__scripts').click({ position: { x: 170, y: 150 } })]) {
    await block.click()
    await expect(bar).toBeVisible()
    await close()
    await expect(bar).toHaveCount(0)
  }
  // Keys choose a block by the focus: Space on it does not close the bar that the focus opened.
  await page.getByRole('button', { name: 'Move 10 steps, 1 of 1' }).focus()
  await page.keyboard.press('Space')
  await expect(bar).toBeVisible()
})

for (const language of ['en', 'hi', 'pa'])
  test(`on a 320 px screen in ${language} the text of each block fits on two lines`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.addInitScript((chosen) => localStorage.setItem('ankur-language', chosen), language)
    await page.goto('/create')
    for (const kind of ['motion', 'looks', 'control', 'events']) {
      await page.locator(`[data-kind=${kind}]`).click()
      for (const text of await page.locator('.palette__add .block__words').all()) {
        const { lines, cut } = await text.evaluate((each) => {
          const range = document.createRange()
          range.selectNodeContents(each)
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          return { lines: tops.size, cut: each.scrollWidth - each.clientWidth }
        })
        expect({ text: await text.innerText(), lines: Math.min(lines, 2), cut }).toEqual({
          text: await text.innerText(),
          lines,
          cut: 0,
        })
      }
    }
  })

test('in Hindi a block added by dragging has the same Hindi text as one added by pressing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.addInitScript(() => localStorage.setItem('ankur-language', 'hi'))
  await page.goto('/create')
  await page.locator('[data-kind=looks]').click()
  const say = page.locator('.palette__add').first()
  await say.click()
  const pressed = await page.locator('.script .block__pick').first().getAttribute('aria-label')
  const [from, to] = [await say.boundingBox(), await page.locator('.script .block').boundingBox()]
  if (!from || !to) throw new Error('not shown')
  await page.mouse.move(from.x + 16, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + 60, to.y + 6, { steps: 8 })
  await page.mouse.up()
  await expect(page.locator('.script .block')).toHaveCount(2)
  expect(pressed).toContain('नमस्ते!')
  const texts = page.locator('.script .block__words')
  await expect(texts.nth(1)).toHaveText((await texts.first().innerText()).replace('\n', ''))
})

test('in calm colours a message stays for ten seconds', async ({ page }) => {
  await page.clock.install({ time: '2026-11-21T10:00:00+05:30' })
  await page.addInitScript(() => localStorage.setItem('ankur-comfort', '{"colours":"calm"}'))
  await page.goto('/create')
  const add = page.getByRole('tabpanel').getByRole('button', { name: 'Move 10 steps', exact: true })
  await expect(add).toBeVisible()
  // From here on time passes only when the test advances it.
  await page.clock.pauseAt('2026-11-21T11:00:00+05:30')
  await add.click()
  const pill = page.locator('.pill')
  await expect(pill).toContainText('Added Move 10 steps.')
  await page.mouse.move(0, 0)
  await page.locator(':focus').evaluate((focused) => (focused as HTMLElement).blur())
  await page.clock.runFor(9500)
  await expect(pill).not.toHaveClass(/pill--gone/)
  await page.clock.runFor(1000)
  await expect(pill).toHaveClass(/pill--gone/)
})

test('Add Sprite adds a cat, a unicorn or a duck between 50 and 400 across, 50 and 300 down', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/create')
  const picked = new Set<string | undefined>()
  for (let count = 1; count <= 30; count++) {
    await page.getByRole('button', { name: 'Add Sprite', exact: true }).click()
    await expect(page.locator('.stage__sprite')).toHaveCount(count + 1)
    const message = await page.locator('.creator__said').innerText()
    const [, name, x, y] = /^Added ([A-Z][a-z]+)\d* at x (\d+), y (\d+)/.exec(message) ?? []
    picked.add(name)
    expect(Number(x)).toBeGreaterThanOrEqual(50)
    expect(Number(x)).toBeLessThanOrEqual(400)
    expect(Number(y)).toBeGreaterThanOrEqual(50)
    expect(Number(y)).toBeLessThanOrEqual(300)
  }
  expect(picked).toEqual(new Set(['Cat', 'Duck', 'Unicorn']))
})
