/** The talk board: fixed word positions, the sentence strip, own recordings and words, backup and printing. */
import { readFileSync } from 'node:fs'
import { unzipSync, strFromU8 } from 'fflate'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { colorAt, toggleSection, onePixel, openAdultSettings, useToneAsMicrophone } from './talk-board.ts'

const board = (page: Page) => page.getByRole('group', { name: 'Words' })
const word = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, (?!folder)`) })
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
  await expect(dialog).toHaveAccessibleDescription(/^ਹੋਰ .*ਆਪਣੀ ਆਵਾਜ਼ ਰਿਕਾਰਡ ਕਰਨ ਲਈ ਤਾਲਾ ਦਬਾਓ/)
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

test('the lock is opened with keys alone: each sum is a field with the focus, and the opened part has it afterwards', async ({
  page,
}) => {
  await page.goto('/talk')
  await page.getByRole('button', { name: 'For adults' }).focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: /^What is \w+ plus \w+\? Write the number\.$/ })
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('inputmode', 'numeric')
  await expect(field).toHaveAccessibleDescription('')
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription('That is not the sum. Try this one.')
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await expect(page.getByRole('alert')).toHaveText(/^That is not the sum\. Try this one\. What is \w+ plus \w+\?/)

  const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
  const asked = (await page.locator('label', { hasText: 'What is' }).textContent()) ?? ''
  const sum = asked.split(/\W+/).reduce((all, word) => all + Math.max(0, numbers.indexOf(word)), 0)
  await page.keyboard.type(String(sum))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Talk board: for adults' })).toBeFocused()
})

test('the adult settings open only with the right sum; hiding a word of refusal asks first, and no word moves', async ({
  page,
}) => {
  await page.goto('/talk')
  await page.getByRole('button', { name: 'For adults' }).click()
  await page.getByRole('textbox', { name: /^What is/ }).fill('2')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByText('That is not the sum. Try this one.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await openAdultSettings(page)
  await toggleSection(page, 'Words on the board')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow, 'no sideways scroll').toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'eat', exact: true }).click()
  await page.getByRole('button', { name: 'no', exact: true }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  // Twelve words are without one of the refusals.
  await page.getByRole('button', { name: '12 words', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Hide this word?' })).toContainText('“other”')
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('button', { name: 'other', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'toilet hidden', exact: true })).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Undo' }).click()
  // What is said about a change goes with it, and does not come back with another one.
  await toggleSection(page, 'Start boards')
  await page.getByRole('button', { name: 'Mealtime' }).click()
  const message = page.getByText('“Mealtime” is on the board now.')
  await expect(message).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(message).toBeHidden()
  await page.getByRole('button', { name: 'drink', exact: true }).click()
  await expect(message).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  // In print each kind has its colour too, and a hidden word leaves an empty cell.
  await page.evaluate(() => (window.print = () => document.documentElement.setAttribute('data-printed', '')))
  await toggleSection(page, 'On paper')
  await page.getByRole('button', { name: 'Print the board' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed')
  await page.emulateMedia({ media: 'print' })
  const cells = page.locator('.talk-paper__cell')
  const fills = await cells.evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor))
  expect(new Set(fills).size, 'doing, people, things, describing, talk, and no').toBe(6)
  await expect(cells.nth(8)).toBeEmpty()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.getByRole('button', { name: 'Back to the board' }).click()
  await expect(word(page, 'eat')).toBeHidden()
  await expect(word(page, 'no')).toBeVisible()
  await expect(word(page, 'drink')).toHaveAttribute('data-column', '1')
})

test('an own word with a photo and a recording survive a reload, and are restored from the backup file', async ({ page }) => {
  await useToneAsMicrophone(page)
  await page.goto('/talk')
  await openAdultSettings(page)
  await toggleSection(page, 'Your own folders')
  await page.getByRole('textbox', { name: 'Name of the folder in English' }).fill('Outings')
  await page.getByRole('button', { name: 'Add the folder' }).click()
  await expect(page.getByText('“Outings” is on the board now.')).toBeVisible()
  await toggleSection(page, 'Your own words')
  await page.getByRole('combobox', { name: 'Folder' }).selectOption('Outings')
  await page.getByRole('textbox', { name: 'Word in English' }).fill('Bunty')
  await page
    .getByLabel('Photo (camera or file)')
    .first()
    .setInputFiles({ name: 'bunty.png', mimeType: 'image/png', buffer: onePixel })
  await page.getByRole('button', { name: 'Add the word' }).click()
  await expect(page.getByText('“Bunty” is on the board now.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Word in English' }).fill('our dog')
  await page.getByRole('combobox', { name: 'Kind of word' }).selectOption('describing')
  await page.getByRole('button', { name: 'Draw a picture' }).first().click()
  const paper = page.getByRole('img', { name: 'Page to draw on' })
  await page.getByRole('button', { name: 'Red', exact: true }).click()
  const { x, y, width } = (await paper.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  await page.mouse.move(x + width / 4, y + width / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + width / 2)
  await page.mouse.up()
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByRole('img', { name: 'The picture you chose' })).toBeVisible()
  await page.getByRole('button', { name: 'Add the word' }).click()
  const drawing = page.locator('.talk-list__row', { hasText: 'our dog' }).locator('img')
  await expect(drawing).toHaveJSProperty('naturalWidth', 320)
  const [red = 0, green = 255] = await colorAt(drawing, 120, 160)
  expect(red - green, 'the line that was drawn').toBeGreaterThan(100)
  // A short line fills the picture, so that it can be seen in a cell.
  const [farRed = 0, farGreen = 255] = await colorAt(drawing, 290, 160)
  expect(farRed - farGreen, 'the end of the line').toBeGreaterThan(100)
  await page.goto('/games/choose-and-ask')
  const card = page.locator('[data-stop="piece"]', { hasText: 'Bunty' })
  await expect(card.locator('img')).toHaveJSProperty('complete', true)
  await card.click()
  await page.locator('[data-stop="place"]').first().click()
  await expect(page.locator('.mithu image')).toBeVisible()
  await page.goto('/talk')
  await openAdultSettings(page)
  await toggleSection(page, 'Your own voice')
  await page.getByRole('button', { name: 'Record “more”' }).click()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Record “more”' })).toBeFocused()
  // A new recording keeps its position in the list, so that it can be played where it was made.
  await expect(page.getByRole('button', { name: 'Hear “more”' })).toBeInViewport()

  await toggleSection(page, 'Copies')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a backup file' }).click(),
  ])
  const file = readFileSync(await download.path())
  const archive = unzipSync(file)
  const manifest = JSON.parse(strFromU8(archive['manifest.json'] ?? new Uint8Array()))
  expect(manifest.format).toBe('open-board-0.1')
  const root = JSON.parse(strFromU8(archive[manifest.root] ?? new Uint8Array()))
  for (const { path } of [...root.images, ...root.sounds]) expect(Object.keys(archive)).toContain(path)

  await page.evaluate(() => localStorage.removeItem('ankur-talk'))
  await page.evaluate(() => new Promise((resolve) => (indexedDB.deleteDatabase('ankur').onsuccess = resolve)))
  await page.reload()
  await page.setViewportSize({ width: 360, height: 740 })
  await openAdultSettings(page)
  await toggleSection(page, 'Copies')
  // The words of the browser about files, in its own language, are not shown; the label has the ring of the focused field.
  const chooser = page.getByLabel('Open a backup or .obz file')
  await expect(chooser).toHaveCSS('opacity', '0')
  await page.getByRole('button', { name: 'Save a backup file' }).focus()
  await page.keyboard.press('Tab')
  await expect(chooser).toBeFocused()
  await expect(page.locator('label', { has: chooser })).toHaveCSS('outline-style', 'solid')
  await page
    .getByLabel('Open a backup or .obz file')
    .setInputFiles({ name: 'board.obz', mimeType: 'application/zip', buffer: file })
  await expect(page.getByText('The board is restored from the file.')).toBeInViewport({ ratio: 1 })
  await page.reload()
  const outings = page.getByRole('button', { name: 'Outings, folder' })
  await expect(async () => {
    if (!(await outings.isVisible())) await page.getByRole('button', { name: 'Show other folders' }).click()
    await outings.click({ timeout: 1000 })
  }).toPass()
  await expect(word(page, 'Bunty').getByRole('presentation').or(word(page, 'Bunty').locator('img'))).toBeVisible()
})
