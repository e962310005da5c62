import { expect, test } from '../fixtures.ts'
import { block, buildSmallGame, names, script, stage, tab, tool, wanted } from './small-game.ts'

// At this size all tools are in the toolbar; on a phone most are in the Menu.
test.use({ viewport: { width: 1280, height: 900 } })

test('a game is run, a value changed and the change undone with the keyboard', async ({ page }) => {
  await page.goto('/create')
  await buildSmallGame(page)
  await page.getByRole('button', { name: wanted[2] as string }).focus()
  await page.keyboard.press('Control+Enter')
  await expect(stage(page, 'Cat: x 300, y 150. Cat says: Hello!')).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('25')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Move 25 steps/ })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect.poll(() => names(page)).toEqual(wanted)

  // Devanagari and Gurmukhi digits are accepted as numbers too.
  await page.getByRole('button', { name: wanted[2] as string }).press('Enter')
  await page.keyboard.type('२५')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Move 25 steps/ })).toBeVisible()
  await page.getByRole('button', { name: 'Name and place' }).press('Enter')
  await page.getByRole('textbox', { name: 'x', exact: true }).fill('੨੪੦')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'x', exact: true })).toHaveValue('240')
})

test('an endless game ends on Stop, and dropping anything but a block changes nothing', async ({ page }) => {
  await page.goto('/create')
  await tab(page, 'Events').click()
  await block(page, 'When space key pressed').click()
  await tab(page, 'Motion').click()
  await block(page, 'Move 10 steps').click()
  await tool(page, 'Run').click()
  await page.getByRole('group', { name: 'Keys of this game' }).getByRole('button', { name: 'space' }).press('Enter')
  await expect(stage(page, 'Cat: x 210, y 150')).toBeVisible()
  await tool(page, 'Stop').click()
  await expect(page.getByText('The game has stopped.')).toBeVisible()

  const lines: string[] = []
  page.on('console', (line) => lines.push(line.text()))
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/plain', 'no block at all')
    document.querySelector('[data-panel=workspace]')?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }))
  })
  await expect(page.getByText('We could not add that. Nothing changed.')).toBeVisible()
  expect(lines).toEqual(['Failed to parse dropped data'])
})

test('a game can be paused and resumed, and runs slowly', async ({ page }) => {
  await page.clock.install({ time: '2026-11-21T10:00:00+05:30' })
  await page.goto('/create')
  await tab(page, 'Control').click()
  await block(page, 'Repeat 10 times').click()
  await tab(page, 'Motion').click()
  await block(page, 'Move 10 steps').click()
  await page.getByRole('button', { name: 'Move 10 steps, 2 of 2' }).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await page.clock.pauseAt('2026-11-21T11:00:00+05:30')
  const speed = (name: string) => page.getByRole('region', { name: 'Stage' }).getByRole('button', { name, exact: true })
  // Controls that would have no effect yet are not shown below the stage.
  await expect(speed('Pause')).toHaveCount(0)
  await tool(page, 'Run').click()
  await tool(page, 'Stop').click()
  await expect(speed('Pause')).toHaveAttribute('aria-disabled', 'true')
  await speed('Slow').click()
  await expect(speed('Slow')).toHaveAttribute('aria-pressed', 'true')
  await tool(page, 'Back to start').click()
  await tool(page, 'Run').click()
  await page.clock.runFor(900)
  await speed('Pause').press('Enter')
  await expect(page.getByText('The game is paused.')).toBeVisible()
  await expect(stage(page, 'Cat: x 250, y 150')).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(stage(page, 'Cat: x 250, y 150')).toBeVisible()
  await speed('Go on').press('Enter')
  await page.clock.runFor(3000)
  await expect(stage(page, 'Cat: x 300, y 150')).toBeVisible()
  await expect(page.getByText('The game has ended.')).toBeVisible()
})

test('Step runs a game block by block, and a wait ends at the next step', async ({ page }) => {
  await page.goto('/create')
  for (const [kind, name] of [
    ['Events', 'When flag clicked'],
    ['Motion', 'Move 10 steps'],
    ['Control', 'Wait 1 second'],
    ['Motion', 'Move 10 steps'],
  ] as const) {
    await tab(page, kind).click()
    await block(page, name).click()
  }
  const speed = (name: string) => page.getByRole('region', { name: 'Stage' }).getByRole('button', { name, exact: true })
  await tool(page, 'Run').click()
  await tool(page, 'Back to start').click()
  for (const [place, now] of [
    [200, 'When flag clicked'],
    [210, 'Move 10 steps, 2 of 4'],
    [210, 'Wait 1 second'],
    [220, 'Move 10 steps, 4 of 4'],
  ] as const) {
    await speed('Step').press('Enter')
    await expect(stage(page, `Cat: x ${place}, y 150`)).toBeVisible()
    await expect(page.locator('[data-now]').getByRole('button', { name: now })).toBeVisible()
  }
  await speed('Step').press('Enter')
  await expect(page.getByText('The game has ended.')).toBeVisible()
  await expect(stage(page, 'Cat: x 220, y 150')).toBeVisible()
})

test('a damaged saved game is reported, and stays stored until something is changed', async ({ page }) => {
  await page.goto('/healthz')
  await page.evaluate(() => localStorage.setItem('ankur-draft', '{"ankur":1,"project":{"stage":7}}'))
  await page.goto('/create')
  await expect(page.getByRole('region', { name: 'We cannot open the game saved on this device.' })).toContainText('a new game')
  expect(await page.evaluate(() => localStorage.getItem('ankur-draft'))).toContain('"stage":7')
})

test('the palette is in the HTML before the script runs, in the chosen language', async ({ page, request }) => {
  const html = await (await request.get('/create')).text()
  for (const words of ['Move 10 steps', '10 कदम चलें', '10 ਕਦਮ ਚੱਲੋ', 'When flag clicked', 'If...then']) expect(html).toContain(words)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/create')
  await expect(page.getByRole('listitem').filter({ hasText: 'Repeat 10 times' })).toBeVisible()
  await expect(page.getByText('10 बार दोहराएँ')).toBeHidden()
})

test('panels are resized by keyboard and pointer, keep their size after a reload, and can be reset', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/create')
  const border = page.getByRole('separator', { name: 'Width of the blocks' })
  await border.focus()
  await page.keyboard.press('ArrowRight')
  await expect(border).toHaveAttribute('aria-valuenow', '30')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(border).toHaveAttribute('aria-valuenow', '15')
  await page.reload()
  await expect(border).toHaveAttribute('aria-valuenow', '15')
  // In a narrow panel the words of a block are not cut.
  const words = page.getByRole('tabpanel').locator('.block__words').first()
  expect(await words.evaluate((each) => each.getBoundingClientRect().width)).toBeGreaterThan(80)

  const { x = 0, y = 0 } = (await border.boundingBox()) ?? {}
  await page.mouse.move(x + 10, y + 100)
  await page.mouse.down()
  await page.mouse.move(x + 260, y + 100, { steps: 4 })
  await page.mouse.up()
  await expect(border).not.toHaveAttribute('aria-valuenow', '15')
  await page.getByRole('button', { name: 'Reset layout' }).click()
  await expect(border).toHaveAttribute('aria-valuenow', '20')
})

test('removing a block moves the focus to the next one, and can be undone', async ({ page }) => {
  await page.goto('/create')
  for (const name of ['Move 10 steps', 'Turn right 15 degrees']) await block(page, name).click()
  await page.getByRole('button', { name: 'Move 10 steps, 1 of 2' }).focus()
  await page.keyboard.press('Delete')
  await expect(page.getByText('Removed Move 10 steps.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Turn right 15 degrees, 1 of 1' })).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(script(page)).toHaveCount(2)

  // After the last block the focus moves to the palette, and after a removed sprite to the selected one.
  for (const name of ['Turn right 15 degrees, 2 of 2', 'Move 10 steps, 1 of 1']) {
    await page.getByRole('button', { name }).focus()
    await page.keyboard.press('Delete')
  }
  await expect(tab(page, 'Motion')).toBeFocused()
  await page.getByRole('button', { name: 'Name and place' }).press('Enter')
  await page.getByRole('button', { name: 'Copy Cat' }).press('Enter')
  await page.getByRole('button', { name: 'Remove Cat' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Cat2', exact: true })).toBeFocused()
})

test('an invalid number is reported, and a valid one is normalised on the block', async ({ page }) => {
  await page.goto('/create')
  await block(page, 'Move 10 steps').click()
  const typeInto = async (name: string, text: string) => {
    await page.getByRole('button', { name: `${name}, 1 of 1` }).press('Enter')
    await page.getByRole('textbox', { name: 'Number', exact: true }).fill(text)
    await page.keyboard.press('Enter')
  }
  await typeInto('Move 10 steps', 'ten')
  await expect(page.getByText('This is not a number. Nothing changed.')).toBeVisible()
  await typeInto('Move 10 steps', ' ०२.५० ')
  await typeInto('Move 2.5 steps', '-0')
  await expect(page.getByRole('button', { name: 'Move 0 steps, 1 of 1' })).toBeVisible()
})

test('Escape in the editor of a value restores the value, a number, words and a choice', async ({ page }) => {
  await page.goto('/create')
  await block(page, 'Move 10 steps').click()
  await tab(page, 'Looks').click()
  await block(page, 'Say Hello!').click()
  await tab(page, 'Control').click()
  await block(page, 'If...then').click()
  const before = await names(page)
  const change = async (at: number, how: () => Promise<unknown>) => {
    await script(page).nth(at).press('Enter')
    await how()
    await expect.poll(() => names(page)).not.toEqual(before)
    await page.keyboard.press('Escape')
    await expect(page.locator('.chip-editor')).toHaveCount(0)
    await expect.poll(() => names(page)).toEqual(before)
  }
  const editor = page.locator('.chip-editor')
  await change(0, () => editor.getByRole('button', { name: '100', exact: true }).click())
  await change(0, () => editor.getByRole('button', { name: 'One more' }).click())
  await change(1, () => editor.getByRole('button', { name: 'Namaste', exact: true }).click())
  await change(2, () => editor.getByRole('combobox').first().selectOption({ index: 2 }))
})

test('at 200 % text size the editor causes no horizontal overflow on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/create')
  // The last tool of the toolbar.
  await expect(page.locator('#creator-menu')).toBeInViewport({ ratio: 1 })
  await tab(page, 'Control').click()
  for (const name of ['Repeat 10 times', 'If...then']) await block(page, name).click()
  await script(page)
    .first()
    .click({ position: { x: 200, y: 12 } })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  // A message has a line of its own, above its buttons.
  await block(page, 'Wait 1 second').click()
  const said = page.locator('.pill .creator__said')
  await expect(said).toHaveText('Added Wait 1 second.')
  const [words, undo] = [
    await said.boundingBox(),
    await page.locator('.pill').getByRole('button', { name: 'Undo' }).boundingBox(),
  ]
  expect((words?.y ?? Number.NaN) + (words?.height ?? Number.NaN)).toBeLessThanOrEqual(undo?.y ?? Number.NaN)
})
