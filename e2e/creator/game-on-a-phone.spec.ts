/** The editor on a phone: its messages, its Menu and its switches, and a whole game made by tapping and dragging. */
import { expect, test } from '../fixtures.ts'
import { box, buildLongScript, parts } from './editor-parts.ts'

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

test('Home leaves the editor with one press, the Menu has all other tools, and the game is still there on return', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 616 })
  await page.goto('/create')
  await expect(page.locator('header, footer')).toHaveCount(0)
  await buildLongScript(page)
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
