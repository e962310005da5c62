/** The talk board: fixed word positions, the sentence strip, keys and switches. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { word } from './talk-board.ts'

const board = (page: Page) => page.getByRole('group', { name: 'Words' })
const sentence = (page: Page) => page.getByRole('region', { name: 'Your sentence' }).getByRole('status')

test('a phone starts with 20 words in view, a wide screen with 60, and rotating the phone keeps their order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 616 })
  await page.goto('/talk')
  await expect(board(page).getByRole('button')).toHaveCount(20)
  const order = () =>
    board(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.word))
  const before = await order()
  for (const name of ['no', 'stop', 'finished', 'other', 'hurts']) await expect(word(page, name)).toBeInViewport({ ratio: 1 })
  const boxes = await board(page)
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
  expect(Math.min(...boxes)).toBeGreaterThanOrEqual(48)
  await page.setViewportSize({ width: 616, height: 360 })
  await page.reload()
  await expect(board(page).getByRole('button')).toHaveCount(20)
  expect(await order()).toEqual(before)

  await page.evaluate(() => localStorage.removeItem('ankur-talk'))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload()
  await expect(board(page).getByRole('button')).toHaveCount(60)
  // The board is stored when the page is hydrated; its words are in the HTML before.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ankur-talk'))).toContain('"boards":[{')
  const own = Array.from({ length: 6 }, (_, at) => ({ id: `folder-${at}`, names: { en: `Folder ${at}` } }))
  await page.evaluate((folders) => {
    const saved = JSON.parse(localStorage.getItem('ankur-talk') ?? '{}')
    localStorage.setItem('ankur-talk', JSON.stringify({ ...saved, boards: [{ ...saved.boards[0], folders }] }))
  }, own)
  for (const height of [800, 720]) {
    await page.setViewportSize({ width: 1280, height })
    await page.reload()
    const folders = page.getByRole('navigation').getByRole('button')
    await expect(folders.last()).toBeInViewport({ ratio: 1 })
    const heights = await folders.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
    expect(Math.min(...heights), `folders at ${height} px`).toBeGreaterThanOrEqual(48)
  }
})

test('pressed words build a sentence; words can be removed singly or all at once, and restored', async ({ page }) => {
  await page.goto('/talk')
  await word(page, 'I, me').click()
  await word(page, 'want').click()
  await page.getByRole('button', { name: 'food, folder' }).click()
  await word(page, 'water').click()
  await expect(sentence(page)).toHaveText('I want water')
  await page.getByRole('button', { name: 'Remove the last word' }).click()
  await expect(sentence(page)).toHaveText('I want')
  await page.getByRole('button', { name: 'Clear the sentence' }).click()
  // A status that is only emptied says nothing to a screen reader.
  await expect(sentence(page)).toHaveText('Press a picture')
  await page.getByRole('button', { name: 'Undo clear' }).click()
  await expect(sentence(page)).toHaveText('I want')
})

test('without a voice for the language, the sentence is shown full screen until it is closed', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ankur-language', 'pa'))
  await page.goto('/talk')
  await page.getByRole('button', { name: /^ਹੋਰ, / }).click()
  await page.getByRole('button', { name: 'ਬੋਲੋ', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'ਵੱਡੇ ਅੱਖਰ' })
  await expect(dialog.getByText('ਹੋਰ', { exact: true })).toBeVisible()
  // A screen reader says the sentence and the reason when the dialog opens.
  await expect(dialog).toHaveAccessibleDescription(/^ਹੋਰ .*ਆਪਣੀ ਆਵਾਜ਼ ਰਿਕਾਰਡ ਕਰਨ ਲਈ ਤਾਲਾ \(“ਵੱਡਿਆਂ ਲਈ”\) ਦਬਾਓ/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('arrow keys move between the words, Enter adds one, Backspace removes it', async ({ page }) => {
  await page.goto('/talk')
  await word(page, 'want').focus()
  await page.keyboard.press('ArrowDown')
  await expect(word(page, 'I, me')).toBeFocused()
  await page.keyboard.press('End')
  await expect(word(page, 'play')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sentence(page)).toHaveText('play')
  await page.keyboard.press('Backspace')
  await expect(sentence(page)).toHaveText('Press a picture')
})

test('Page Down and Page Up switch folders, Escape closes one, and arrow keys continue from the last focus', async ({ page }) => {
  await page.goto('/talk')
  await word(page, 'want').focus()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('group', { name: 'food' })).toBeVisible()
  await expect(word(page, 'roti')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(sentence(page)).toHaveText('rice')
  await page.keyboard.press('Escape')
  await expect(board(page)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(word(page, 'give')).toBeFocused()
  await page.keyboard.press('PageUp')
  await expect(page.getByRole('group', { name: 'festivals' })).toBeVisible()
  await page.keyboard.press('PageDown')
  await expect(board(page)).toBeVisible()
})

test('random presses do not open the adult settings, and do not change the board', async ({ page }) => {
  await page.goto('/talk')
  await expect(board(page)).toBeVisible()
  const stored = () => page.evaluate(() => localStorage.getItem('ankur-talk'))
  await expect.poll(stored).not.toBeNull()
  const before = await stored()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  for (let seed = 1, press = 0; press < 120; press++) {
    seed = (seed * 48271) % 2147483647
    // Every tenth press goes where the lock is, unless an earlier one opened a view or a page without it.
    const locks = await page
      .locator('#talk-adults')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
    const [lock] = press % 10 === 0 ? (locks as DOMRect[]) : []
    if (lock) await page.mouse.click(lock.x + lock.width / 2, lock.y + lock.height / 2)
    else await page.mouse.click(seed % width, Math.floor(seed / 1000) % height)
    if (!page.url().endsWith('/talk')) await page.goto('/talk')
  }
  await expect(page.getByRole('heading', { name: 'Talk board: for adults' })).toBeHidden()
  expect(await stored()).toBe(before)
})

test('one switch selects a word by row, then by word', async ({ page }) => {
  await page.clock.install()
  await page.goto('/talk')
  await expect(board(page)).toBeVisible()
  await page.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem('ankur-talk') ?? '{}')
    saved.boards = [{ id: 'first', settings: { switches: 1, scanSeconds: 2 } }]
    localStorage.setItem('ankur-talk', JSON.stringify(saved))
  })
  await page.reload()
  await expect(page.locator('[data-marked]')).toHaveCount(1)
  // The sentence strip is highlighted first, for twice the scan time.
  await page.clock.runFor(4000)
  await page.keyboard.press(' ')
  await expect(page.locator('[data-marked]')).toHaveAttribute('data-word', 'want')
  await page.clock.runFor(4000)
  await expect(page.locator('[data-marked]')).toHaveAttribute('data-word', 'give')
  await page.keyboard.press(' ')
  await expect(sentence(page)).toHaveText('give')
})
