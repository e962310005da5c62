/**
 * The six ready-made games: they are opened, played and changed by their suggestions, and the game before them is
 * kept.
 */
import type { Page } from '@playwright/test'
import { axeViolations } from '../every-page/axe-violations.ts'
import { expect, test } from '../fixtures.ts'
import { block, button, names, stage } from './small-game.ts'

test.use({ viewport: { width: 360, height: 740 } })

const titles = ['Catch the duck', 'Feed the cat', 'Rain and umbrella', 'Balloon pop', 'Say hello to grandmother', 'Cricket']

async function openReady(page: Page, title: string): Promise<void> {
  await button(page, 'Menu').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Activities', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ready games', exact: true }).click()
  await page.getByRole('dialog', { name: 'Ready games' }).getByRole('button', { name: title, exact: true }).click()
}

test('a first visit offers a ready-made game, which starts on Run and is changed by one press on a suggestion', async ({
  page,
}) => {
  await page.goto('/create')
  await button(page, 'Ready games').click()
  const sheet = page.getByRole('dialog', { name: 'Ready games' })
  for (const title of titles) await expect(button(page, title)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Catch the duck', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Ideas' })).toHaveAttribute('aria-selected', 'true')
  await expect(stage(page, /^Duck: x 280, y 240. Ducks is 0/)).toBeVisible()
  await expect(page.locator('.tool--main[data-hint]')).toBeVisible()
  await expect(page.locator('.hint')).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])

  await button(page, 'Make it faster').click()
  const number = page.getByRole('dialog', { name: 'Number' })
  await expect(number.locator('[data-hint]')).toHaveText('1')
  await number.getByRole('button', { name: '1', exact: true }).click()
  await button(page, 'Done').click()
  await expect(button(page, 'Make it faster Done')).toBeVisible()
  await button(page, 'Undo').first().click()
  await expect(button(page, 'Make it faster')).toBeVisible()

  await button(page, 'Add a duck').click()
  await expect(page.getByRole('dialog').locator('[data-hint]')).toHaveText('Copy Duck')
  await page.getByRole('dialog').locator('[data-hint]').click()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Add a duck Done')).toBeVisible()

  await button(page, 'Not a duck').click()
  await page.getByRole('dialog', { name: 'A picture for Duck' }).getByRole('button', { name: 'Picture 2' }).click()
  await expect(button(page, 'Not a duck Done')).toBeVisible()
  await button(page, 'Run').click()
  // Announced only: a message would cover sprites to press.
  await expect(page.locator('.pill')).toHaveText('The game is running.')
  await expect(page.locator('.pill')).toHaveClass(/pill--gone/)
  await page.getByRole('group', { name: 'Keys of this game' }).getByRole('button', { name: 'space' }).click()
  await expect(stage(page, /Ducks is 2/)).toBeVisible()
  await page.reload()
  await expect(button(page, 'Not a duck Done')).toBeVisible()
})

test('on a phone turned sideways the words of every idea are in view', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await page.goto('/create')
  await openReady(page, 'Feed the cat')
  for (const words of ['What does the cat say?', 'Slower food', 'Another food'])
    await expect(page.getByText(words, { exact: true })).toBeInViewport({ ratio: 0.99 })
  // The tick of a finished idea covers no word.
  await button(page, 'Slower food').click()
  await page.locator('.value-sheet [data-hint]').click()
  await button(page, 'Done').click()
  const idea = page.getByRole('button', { name: 'Slower food Done' })
  const words = await idea.getByText('Slower food').evaluate((each) => {
    const range = document.createRange()
    range.selectNodeContents(each)
    return range.getBoundingClientRect().left
  })
  const tick = await idea.locator('.ideas__done').evaluate((each) => each.getBoundingClientRect().right)
  expect(tick).toBeLessThanOrEqual(words)
})

test('the idea "Make your own ball": one drawing, and the game plays with it', async ({ page }) => {
  await page.goto('/create')
  await openReady(page, 'Cricket')
  await button(page, 'Make your own ball').click()
  const paper = page.getByRole('application')
  const box = (await paper.boundingBox())!
  await page.mouse.move(box.x + 60, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + 160, box.y + 120, { steps: 5 })
  await page.mouse.up()
  await page.locator('.paint').getByRole('button', { name: 'Done', exact: true }).click()
  await expect(button(page, 'Make your own ball Done')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ball', exact: true }).locator('image')).toHaveAttribute('href', /^blob:/)
  await button(page, 'Undo').first().click()
  await expect(button(page, 'Make your own ball')).toBeVisible()
})

test('the idea "Slower balloons": one number for all of them', async ({ page }) => {
  await page.goto('/create')
  await openReady(page, 'Balloon pop')
  await button(page, 'Slower balloons').click()
  const words = page.getByRole('dialog', { name: 'Words' })
  await expect(words.locator('[data-hint]')).toHaveText('1')
  await words.locator('[data-hint]').click()
  await button(page, 'Done').click()
  await expect(button(page, 'Slower balloons Done')).toBeVisible()
})

for (const size of [
  { width: 360, height: 616 },
  { width: 740, height: 360 },
])
  test(`the name of a sound lies over the stage at ${size.width}x${size.height}: it moves no block, and covers no button`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/create')
    await button(page, 'Ready games').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Catch the duck', exact: true }).click()
    await button(page, 'Run').click()
    const keys = page.getByRole('group', { name: 'Keys of this game' })
    await expect(keys).toBeVisible()
    const places = () => Promise.all([keys, page.locator('.script').first()].map((each) => each.boundingBox()))
    const before = await places()
    await keys.getByRole('button', { name: 'space' }).click()
    const caption = page.getByText('Sound: Soft tone.')
    await expect(caption).toBeVisible()
    expect(await places()).toEqual(before)
    const [words, picture] = [await caption.boundingBox(), await stage(page, /^Duck/).boundingBox()]
    expect(words?.x).toBeGreaterThanOrEqual(picture?.x ?? NaN)
    expect((words?.y ?? NaN) + (words?.height ?? NaN)).toBeLessThanOrEqual((picture?.y ?? NaN) + (picture?.height ?? NaN))
  })

test('at 1280x800 the name of a sound takes one line, above the sprites', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/create')
  await button(page, 'Ready games').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Catch the duck', exact: true }).click()
  await button(page, 'Run').click()
  await page.getByRole('group', { name: 'Keys of this game' }).getByRole('button', { name: 'space' }).click()
  await expect(page.getByText('Sound: Soft tone.')).toBeVisible()
  const [words, sprites] = await Promise.all(
    ['.stage__sound > span', '.sprites'].map((each) => page.locator(each).last().boundingBox()),
  )
  expect((words?.y ?? NaN) + (words?.height ?? NaN)).toBeLessThanOrEqual(sprites?.y ?? NaN)
})

test('in Hindi no costume of a ready-made game, nor a copy of one, has an English name', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ankur-language', 'hi'))
  await page.goto('/create')
  await page.locator('.first-choices__one').last().click()
  await page.locator('.ready__one').first().click()
  await expect(page.locator('.ideas__one')).toHaveCount(3)
  await page.locator('.sprites__one[aria-pressed=true]').click()
  await button(page, 'इस पोशाक की कॉपी').click()
  await expect(page.locator('.costumes-tab__one[aria-pressed=true]')).toHaveText('2 बत्तख2')
  await button(page, 'नाम और जगह').click()
  const names = await page.locator('.sprite-details__group option').allTextContents()
  expect(names).toEqual(['1', '2 बत्तख2', '3', '4', '5'])
})

test('opening a ready-made game keeps the own game, and one press returns to it', async ({ page }) => {
  await page.goto('/create')
  await block(page, 'Move 10 steps').click()
  await openReady(page, 'Cricket')
  await expect(page.locator('.creator__said')).toHaveText('Your own game is kept.')
  await button(page, 'Back to it').click()
  await expect.poll(() => names(page)).toEqual(['Move 10 steps, 1 of 1'])
})

for (const title of titles) {
  test(`${title} runs by itself and by its keys, and shows all its pictures`, async ({ page }) => {
    const failed: string[] = []
    page.on('pageerror', (failure) => failed.push(failure.message))
    await page.goto('/create')
    await openReady(page, title)
    await expect(page.locator('.ideas__one')).toHaveCount(3)
    await expect(page.locator('.stage__unknown')).toHaveCount(0)
    const before = await page.locator('.stage__picture').innerHTML()
    await button(page, 'Run').click()
    await expect.poll(() => page.locator('.stage__picture').innerHTML()).not.toBe(before)
    const keys = page.getByRole('group', { name: 'Keys of this game' }).getByRole('button')
    await keys.first().click()
    expect(await axeViolations(page)).toEqual([])
    await button(page, 'Stop').click()
    expect(failed).toEqual([])
  })
}
