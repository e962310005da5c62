/**
 * The first visit: something is visible after one press, something happens after two, and one hint points to the next
 * step.
 */
import type { Page } from '@playwright/test'
import { axeViolations } from '../every-page/axe-violations.ts'
import { expect, test } from '../fixtures.ts'
import { overlap } from './editor-parts.ts'
import { block, button, names, stage, tab } from './small-game.ts'

test.use({ viewport: { width: 360, height: 616 } })

test('one press previews a block, two make the cat walk, and each hint disappears when it is followed', async ({ page }) => {
  await page.goto('/create')
  const hint = page.locator('.hint')
  await expect(hint).toHaveText(/Tap a block/)
  expect(await axeViolations(page)).toEqual([])
  await block(page, 'Move 10 steps').click()
  await expect(page.locator('.stage__picture .preview-ghost')).toBeAttached()
  await expect(stage(page, /^Cat: x 200, y 150/)).toBeVisible()
  await expect(hint).toHaveText(/Press Run/)
  await button(page, 'Run').click()
  await expect(stage(page, /^Cat: x 210, y 150/)).toBeVisible()
  await expect(page.locator('.paw-print')).toHaveCount(1)
  const [print, cat] = await page.locator('.paw-print, .stage__sprite > g').evaluateAll((all) =>
    all.map((each) => {
      const { top, bottom } = each.getBoundingClientRect()
      return { middle: (top + bottom) / 2, bottom }
    }),
  )
  expect(print?.middle, 'the cat does not hide its first print').toBeGreaterThanOrEqual(cat?.bottom ?? Number.NaN)
  await expect(hint).toHaveText(/Tap the number/)

  await button(page, '10: change').click()
  await page.getByRole('dialog', { name: 'Number' }).getByRole('button', { name: '100', exact: true }).click()
  await expect(hint).toHaveCount(0)
  await expect(button(page, '100: change')).toBeInViewport({ ratio: 0.9 })
  await button(page, 'Done').click()
  await button(page, 'Run').click()
  await expect.poll(() => page.locator('.paw-print').count()).toBeGreaterThanOrEqual(10)
  await button(page, 'Back to start').click()
  await expect(page.locator('.paw-print')).toHaveCount(0)
  await page.reload()
  await expect(button(page, '100: change')).toBeVisible()
  await expect(hint).toHaveCount(0)
})

test('on laptops the first hint covers neither of the two pictures to start from, nor a block', async ({ page }) => {
  for (const bigBlocks of [false, true])
    for (const [width, height] of [
      [1280, 800],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('/create')
      await page.evaluate((isBig) => localStorage.setItem('ankur-creator', JSON.stringify({ bigBlocks: isBig })), bigBlocks)
      await page.reload()
      const hint = page.locator('.hint')
      await expect(hint).toHaveText(/Tap a block/)
      await expect(hint).toBeVisible()
      for (const each of await page.locator('.first-choices__one, .palette__block').all())
        expect(await overlap(each, hint), `${width} x ${height}, large blocks: ${bigBlocks}`).toBe(0)
    }
})

test('the number that the third hint points to is in view, also above the end of a longer script', async ({ page }) => {
  await page.goto('/create')
  await block(page, 'Move 10 steps').click()
  await tab(page, 'Looks').click()
  for (let count = 1; count <= 5; count++) await block(page, 'Show').click()
  await expect(button(page, '10: change')).not.toBeInViewport()
  await button(page, 'Run').click()
  await expect(page.locator('.hint')).toHaveText(/Tap the number/)
  await expect(button(page, '10: change')).toBeInViewport({ ratio: 0.8 })
})

/** The labels of the blocks that the hint covers, even a little. */
async function blocksUnderHint(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const hint = document.querySelector('.hint')?.getBoundingClientRect() ?? new DOMRect()
    return [...document.querySelectorAll<HTMLElement>('.script .block')].flatMap((block) => {
      const { left, right, top, bottom } = block.getBoundingClientRect()
      const isUnder = hint.left < right && left < hint.right && hint.top < bottom && top < hint.bottom
      return isUnder ? [block.innerText] : []
    })
  })
}

for (const language of ['en', 'hi', 'pa'])
  test(`in ${language} the third hint covers no block, and a short message is one line`, async ({ page }) => {
    await page.addInitScript((each) => localStorage.setItem('ankur-language', each), language)
    await page.goto('/create')
    const add = page.locator('.palette__add')
    await add.first().click()
    const said = page.locator('.pill .creator__said')
    await expect(said).toContainText('10')
    expect((await said.boundingBox())?.height).toBeLessThan(30)
    await add.nth(1).click()
    await page.locator('.tool--main').click()
    await expect(page.locator('.hint__number')).toHaveText('3')
    expect(await blocksUnderHint(page)).toEqual([])
    await page.evaluate(() => localStorage.clear())
    await page.evaluate((each) => localStorage.setItem('ankur-language', each), language)
    await page.reload()
    await page.locator('.first-choices__one').first().click()
    await expect(page.locator('.hint__number')).toHaveText('3')
    await expect(page.locator('.hint')).toBeVisible()
    expect(await blocksUnderHint(page), 'after Show me').toEqual([])
    const cut = await page.locator('.hint').evaluate((hint) => hint.scrollWidth - hint.clientWidth)
    expect(cut, 'its words are inside').toBeLessThanOrEqual(0)
  })

test('with text at 130 % the third hint covers no block either, and is inside the screen', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 800 })
  await page.addInitScript(() => localStorage.setItem('ankur-comfort', '{"textSize":130}'))
  await page.goto('/create')
  await block(page, 'Move 10 steps').click()
  await button(page, 'Run').click()
  const hint = page.locator('.hint')
  await expect(hint).toHaveText(/Tap the number/)
  await expect(hint).toBeInViewport({ ratio: 1 })
  expect(await blocksUnderHint(page)).toEqual([])
  expect(await hint.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0)
})

test('Show me builds a game and runs it, and one Undo removes it', async ({ page }) => {
  await page.goto('/create')
  await button(page, 'Show me').click()
  await expect(stage(page, 'Cat: x 300, y 150. Cat says: Hello!')).toBeVisible()
  await expect.poll(() => names(page)).toHaveLength(4)
  await button(page, 'Undo').first().click()
  await expect.poll(() => names(page)).toHaveLength(0)
  await expect(button(page, 'Show me')).toBeVisible()

  // The cat speaks in the language of the palette.
  await page.evaluate(() => localStorage.setItem('ankur-language', 'pa'))
  await page.reload()
  await page.locator('.first-choices__one').first().click()
  await expect(page.locator('.script')).toContainText('ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ!')
})

test('Show me stays in the Menu: beside a script with blocks the small game runs in a card, and changes nothing', async ({
  page,
}) => {
  await page.goto('/create')
  const pictures = () =>
    page.locator('.first-choices__one svg, .activities__ready svg').evaluateAll((all) => all.map((svg) => svg.innerHTML))
  await expect(button(page, 'Show me')).toBeVisible()
  const first = await pictures()
  await block(page, 'Turn left 15 degrees').click()
  await button(page, 'Menu').click()
  await button(page, 'Show me').click()
  const card = page.getByRole('dialog', { name: 'Show me' })
  await expect(card.getByRole('group', { name: 'Cat: x 300, y 150. Cat says: Hello!' })).toBeVisible()
  expect(await axeViolations(page, 'dialog')).toEqual([])
  await card.getByRole('button', { name: 'Run' }).click()
  await expect(card.getByRole('group', { name: /^Cat: x 2\d\d/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Menu')).toBeFocused()
  expect(await names(page)).toEqual(['Turn left 15 degrees, 1 of 1'])
  await expect(stage(page, 'Cat: x 200, y 150')).toBeVisible()

  // A laptop has no Menu; Activities are on both.
  await page.setViewportSize({ width: 1280, height: 800 })
  await button(page, 'Activities').click()
  await expect.poll(pictures, 'one thing has one picture').toEqual(first)
  await button(page, 'Show me').click()
  await expect(card.getByRole('group', { name: /^Cat: x/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Activities')).toBeFocused()
})

test('a press on the empty slot of a loop selects the block below it, whose bar puts it inside', async ({ page }) => {
  await page.goto('/create')
  await tab(page, 'Control').click()
  await block(page, 'Repeat 10 times').click()
  await page.getByText('Put blocks inside here').click()
  await tab(page, 'Motion').click()
  await block(page, 'Move 10 steps').click()
  await page.getByText('Put blocks inside here').click()
  await button(page, 'Put inside').click()
  await expect.poll(() => names(page)).toEqual(['Repeat 10 times, 1 of 1', 'Move 10 steps, 1 of 1, inside Repeat 10 times'])
})

test('a dismissed hint does not come back during the visit, and with reduced motion nothing is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/create')
  await expect(page.locator('.hint')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.hint')).toHaveCount(0)
  await block(page, 'Move 10 steps').click()
  await button(page, 'Run').click()
  await expect(stage(page, /^Cat: x 210, y 150/)).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
