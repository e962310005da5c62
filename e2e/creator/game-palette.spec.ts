/** The palette: a child chooses how many blocks it has, and a block lands where it is dropped. */
import type { Page } from '@playwright/test'
import { axeViolations } from '../every-page/axe-violations.ts'
import { expect, test } from '../fixtures.ts'
import { block, button, dialog, names, tab } from './small-game.ts'

test('a child reaches 28 and all blocks in two presses, unless an adult has locked the choice', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 616 })
  await page.goto('/create')
  await button(page, 'More').click()
  await expect(dialog(page, 'More blocks')).toBeVisible()
  expect(await axeViolations(page, 'dialog')).toEqual([])
  await page.getByRole('button', { name: /^Plant 28 blocks/ }).click()
  await expect(page.getByText('28 blocks now.')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(7)
  await button(page, 'More').click()
  await page.getByRole('button', { name: /^Tree All blocks/ }).click()
  await expect(page.getByRole('tab')).toHaveCount(9)

  await button(page, 'Menu').click()
  await button(page, 'Settings').click()
  await page.getByRole('switch', { name: 'Only an adult can change this' }).click()
  await button(page, 'Close settings').click()
  await button(page, 'More').click()
  await expect(page.getByText('A grown-up chose these blocks.')).toBeVisible()
  await page.getByRole('button', { name: /^Seed 6 blocks/ }).click({ force: true })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tab')).toHaveCount(9)
})

test('with six blocks too, another category leaves the palette of a phone as high as it was', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 616 })
  await page.goto('/create')
  const height = async () => (await page.locator('.palette').boundingBox())?.height
  const usual = await height()
  await button(page, 'More').click()
  await page.getByRole('button', { name: /^Seed 6 blocks/ }).click()
  for (const each of await page.getByRole('tab').all()) {
    await each.click()
    expect(await height()).toBe(usual)
  }
})

for (const language of ['en', 'hi', 'pa'])
  test(`in ${language} each of all blocks has at most two lines on a phone, in portrait and in landscape`, async ({ page }) => {
    await page.addInitScript((spoken) => localStorage.setItem('ankur-language', spoken), language)
    for (const { width, height } of [
      { width: 360, height: 616 },
      { width: 740, height: 360 },
    ]) {
      await page.setViewportSize({ width, height })
      await page.goto('/create')
      await page.locator('.palette__more').click()
      await page.locator('.rungs__one').last().click()
      await expect(page.getByRole('tab')).toHaveCount(9)
      for (const each of await page.getByRole('tab').all()) {
        await each.click()
        expect(await longLabels(page), `${width} x ${height}`).toEqual([])
      }
    }
  })

for (const language of ['en', 'hi', 'pa'])
  test(`in ${language} the label of each large block has at most two lines and is whole, on any phone`, async ({ page }) => {
    await page.addInitScript((spoken) => localStorage.setItem('ankur-language', spoken), language)
    await page.addInitScript(() => localStorage.setItem('ankur-creator', JSON.stringify({ bigBlocks: true })))
    await page.setViewportSize({ width: 360, height: 616 })
    await page.goto('/create')
    await expect(page.locator('[data-big]')).toBeVisible()
    for (const count of [4, 9]) {
      await expect(page.getByRole('tab')).toHaveCount(count)
      for (const [width, height] of [
        [360, 616],
        [640, 360],
        [732, 360],
        [740, 360],
      ] as const) {
        await page.setViewportSize({ width, height })
        for (const each of await page.getByRole('tab').all()) {
          await each.click()
          expect(await longLabels(page), `${width} x ${height}`).toEqual([])
        }
      }
      await page.locator('.palette__more').click()
      await page.locator('.rungs__one').last().click()
    }
  })

for (const language of ['en', 'hi', 'pa'])
  test(`at 1024 px in ${language} all usual categories are in view, and the words of each button above the stage fit in it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.addInitScript((spoken) => localStorage.setItem('ankur-language', spoken), language)
    await page.goto('/create')
    for (const each of await page.getByRole('tab').all()) await expect(each).toBeInViewport({ ratio: 0.99 })
    const tools = page.locator('.stage__head .tool')
    await expect(tools).toHaveCount(5)
    const cut = await tools.evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
    )
    expect(cut).toEqual([])
  })

for (const language of ['en', 'hi', 'pa'])
  test(`on a laptop in ${language} the words of each of the 14 blocks stay in one line, and the tools above the stage in one row`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.addInitScript((spoken) => localStorage.setItem('ankur-language', spoken), language)
    await page.goto('/create')
    const tops = await page.locator('.stage__head .tool').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y))
    expect(tops).toEqual(tops.map(() => tops[0]))
    for (const kind of ['motion', 'looks', 'control', 'events']) {
      await page.locator(`[data-kind=${kind}]`).click()
      for (const words of await page.locator('.palette__add .block__words').all()) {
        const lines = await words.evaluate((each) => {
          const range = document.createRange()
          range.selectNodeContents(each)
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        })
        expect(lines, await words.innerText()).toBe(1)
      }
    }
  })

test('a block dropped on a named slot is put into it, and anywhere else at the end', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/create')
  await tab(page, 'Control').click()
  await block(page, 'Repeat 10 times').click()
  await tab(page, 'Motion').click()
  await block(page, 'Move 10 steps').dragTo(page.getByText('Put blocks inside here'))
  await expect.poll(() => names(page)).toEqual(['Repeat 10 times, 1 of 1', 'Move 10 steps, 1 of 1, inside Repeat 10 times'])
  await block(page, 'Turn right 15 degrees').dragTo(page.locator('.workspace'), { targetPosition: { x: 60, y: 90 } })
  await expect.poll(async () => (await names(page)).at(-1)).toBe('Turn right 15 degrees, 2 of 2')
})

test('one press puts a hat block that was added later on top of the loose blocks', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 616 })
  await page.goto('/create')
  await block(page, 'Move 10 steps').click()
  await tab(page, 'Events').click()
  await block(page, 'When flag clicked').click()
  await expect.poll(() => names(page)).toEqual(['Move 10 steps, 1 of 1', 'When flag clicked, 1 of 1'])
  // The message does not cover the button.
  await expect(page.locator('.pill')).toContainText('Added')
  await button(page, 'Put on top').click({ timeout: 2000 })
  await expect.poll(() => names(page)).toEqual(['When flag clicked, 1 of 2', 'Move 10 steps, 2 of 2'])
  await expect(button(page, 'Put on top')).toHaveCount(0)
})

test('numbers and texts can be changed by touch alone, each press applies at once, and Esc restores the first value', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 616 })
  await page.goto('/create')
  await block(page, 'Move 10 steps').click()
  await button(page, '10: change').click()
  const sheet = dialog(page, 'Number')
  await expect(sheet.getByRole('spinbutton', { name: 'Number' })).toBeFocused()
  expect(await sheet.getByRole('spinbutton').getAttribute('inputmode')).toBe('none')
  expect(await axeViolations(page)).toEqual([])
  await sheet.getByRole('button', { name: '10 more' }).click()
  await expect.poll(() => names(page)).toEqual(['Move 20 steps, 1 of 1'])
  await page.keyboard.press('PageUp')
  await expect.poll(() => names(page)).toEqual(['Move 120 steps, 1 of 1'])
  await sheet.getByRole('button', { name: '1 2 3' }).click()
  for (const key of ['7', '5']) await sheet.getByRole('button', { name: key, exact: true }).click()
  await expect.poll(() => names(page)).toEqual(['Move 75 steps, 1 of 1'])
  await page.keyboard.press('Escape')
  await expect.poll(() => names(page)).toEqual(['Move 10 steps, 1 of 1'])
  await expect(button(page, '10: change')).toBeFocused()

  await button(page, '10: change').click()
  await button(page, 'Surprise number').click()
  await expect.poll(() => names(page)).toEqual(['Move pick random 1 to 10 steps, 1 of 1'])
  await tab(page, 'Looks').click()
  await block(page, 'Say Hello!').click()
  await button(page, 'Hello!: change').click()
  await button(page, 'Namaste').click()
  await expect.poll(async () => (await names(page)).at(-1)).toBe('Say Namaste, 2 of 2')
  await page.locator('.value-sheet__done').click()
  await expect(page.getByRole('tabpanel')).toBeVisible()
})

/** The labels of the palette that take more than two lines. */
function longLabels(page: Page) {
  return page.locator('.palette__add .block__words').evaluateAll((blocks) =>
    blocks.flatMap((words) => {
      const range = document.createRange()
      range.selectNodeContents(words)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      return tops.size > 2 ? [words.textContent] : []
    }),
  )
}
