/** The talk board: words in fixed places, a sentence, the family's own voice and words, copies and paper. */
import { readFileSync, writeFileSync } from 'node:fs'
import { unzipSync, strFromU8 } from 'fflate'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { bitmap, colorAt, fold, onePixel, openAdultSide, recordFromATone } from './talk-board.ts'

const board = (page: Page) => page.getByRole('group', { name: 'Words' })
const word = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, (?!folder)`) })
const sentence = (page: Page) => page.getByRole('region', { name: 'Your sentence' }).getByRole('status')

test('a phone starts with 20 words in one view, a wide screen with 60, and turning the phone moves none', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 616 })
  await page.goto('/talk')
  await expect(board(page).getByRole('button')).toHaveCount(20)
  const order = () =>
    board(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.word))
  const before = await order()
  for (const name of ['no', 'stop', 'finished', 'something else', 'hurts'])
    await expect(word(page, name)).toBeInViewport({ ratio: 1 })
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
  const own = Array.from({ length: 6 }, (_, at) => ({ id: `folder-${at}`, names: { en: `Folder ${at}` } }))
  await page.evaluate((folders) => {
    const kept = JSON.parse(localStorage.getItem('ankur-talk') ?? '{}')
    localStorage.setItem('ankur-talk', JSON.stringify({ ...kept, boards: [{ ...kept.boards[0], folders }] }))
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

test('presses make a sentence; words are taken back one by one, all at once, and come back', async ({ page }) => {
  await page.goto('/talk')
  await word(page, 'I, me').click()
  await word(page, 'want').click()
  await page.getByRole('button', { name: 'food, folder' }).click()
  await word(page, 'water').click()
  await expect(sentence(page)).toHaveText('I want water')
  await page.getByRole('button', { name: 'Remove the last word' }).click()
  await expect(sentence(page)).toHaveText('I want')
  await page.getByRole('button', { name: 'Clear the sentence' }).click()
  await expect(sentence(page)).toHaveText('')
  await page.getByRole('button', { name: 'Undo clear' }).click()
  await expect(sentence(page)).toHaveText('I want')
})

test('where no voice speaks the language, the sentence fills the screen until it is closed', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ankur-language', 'pa'))
  await page.goto('/talk')
  await page.getByRole('button', { name: /^ਹੋਰ, / }).click()
  await page.getByRole('button', { name: 'ਬੋਲੋ', exact: true }).click()
  const shown = page.getByRole('dialog', { name: 'ਵੱਡੇ ਅੱਖਰ' })
  await expect(shown.getByText('ਹੋਰ', { exact: true })).toBeVisible()
  await expect(shown).toContainText('ਆਪਣੀ ਆਵਾਜ਼ ਰਿਕਾਰਡ ਕਰੋ')
  await page.keyboard.press('Escape')
  await expect(shown).toBeHidden()
})

test('arrow keys move through the words, Enter presses one, Backspace takes it back', async ({ page }) => {
  await page.goto('/talk')
  await word(page, 'want').focus()
  await page.keyboard.press('ArrowDown')
  await expect(word(page, 'I, me')).toBeFocused()
  await page.keyboard.press('End')
  await expect(word(page, 'play')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sentence(page)).toHaveText('play')
  await page.keyboard.press('Backspace')
  await expect(sentence(page)).toHaveText('')
})

test('one switch reaches a word: its row first, then the word', async ({ page }) => {
  await page.clock.install()
  await page.goto('/talk')
  await expect(board(page)).toBeVisible()
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('ankur-talk') ?? '{}')
    kept.boards = [{ id: 'first', settings: { switches: 1, scanSeconds: 2 } }]
    localStorage.setItem('ankur-talk', JSON.stringify(kept))
  })
  await page.reload()
  await expect(page.locator('[data-marked]')).toHaveCount(1)
  // The strip is marked first, and twice as long as what follows.
  await page.clock.runFor(4000)
  await page.keyboard.press(' ')
  await expect(page.locator('[data-marked]')).toHaveAttribute('data-word', 'want')
  await page.clock.runFor(4000)
  await page.keyboard.press(' ')
  await expect(sentence(page)).toHaveText('give')
})

test('the adults’ side opens by the sum alone; hiding a word of refusal asks first and moves nothing', async ({ page }) => {
  await page.goto('/talk')
  await page.getByRole('button', { name: 'For adults' }).click()
  await page.getByRole('textbox', { name: /^What is/ }).fill('2')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByText('That is not the sum. Try this one.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await openAdultSide(page)
  await fold(page, 'Words on the board')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow, 'no sideways scroll').toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'eat', exact: true }).click()
  await page.getByRole('button', { name: 'no', exact: true }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  // On paper too each kind has its colour, and a hidden word its empty place.
  await page.evaluate(() => (window.print = () => document.documentElement.setAttribute('data-printed', '')))
  await fold(page, 'On paper')
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

test('an own word with a photo, and a recording, survive a reload and come back from their backup file', async ({ page }) => {
  await recordFromATone(page)
  await page.goto('/talk')
  await openAdultSide(page)
  await fold(page, 'Your own folders')
  await page.getByRole('textbox', { name: 'Name of the folder in English' }).fill('Outings')
  await page.getByRole('button', { name: 'Add the folder' }).click()
  await expect(page.getByText('“Outings” is on the board now.')).toBeVisible()
  await fold(page, 'Your own words')
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
  await page.goto('/games/choose-and-ask')
  const card = page.locator('[data-stop="piece"]', { hasText: 'Bunty' })
  await expect(card.locator('img')).toHaveJSProperty('complete', true)
  await card.click()
  await page.locator('[data-stop="place"]').first().click()
  await expect(page.locator('.mithu image')).toBeVisible()
  await page.goto('/talk')
  await openAdultSide(page)
  await fold(page, 'Your own voice')
  await page.getByRole('button', { name: 'Record “more”' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  // Where it was said, it can be heard: what is recorded now does not go to the end of the list.
  await expect(page.getByRole('button', { name: 'Hear “more”' })).toBeInViewport()

  await fold(page, 'Copies')
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
  await openAdultSide(page)
  await fold(page, 'Copies')
  await page
    .getByLabel('Open a backup or .obz file')
    .setInputFiles({ name: 'board.obz', mimeType: 'application/zip', buffer: file })
  await expect(page.getByText('The board is back as it was in the file.')).toBeInViewport({ ratio: 1 })
  await page.reload()
  const outings = page.getByRole('button', { name: 'Outings, folder' })
  await expect(async () => {
    if (!(await outings.isVisible())) await page.getByRole('button', { name: 'Show other folders' }).click()
    await outings.click({ timeout: 1000 })
  }).toPass()
  await expect(word(page, 'Bunty').getByRole('presentation').or(word(page, 'Bunty').locator('img'))).toBeVisible()
})

test('a file that is no board changes nothing and says so', async ({ page }) => {
  await page.goto('/talk')
  await openAdultSide(page)
  await fold(page, 'Copies')
  const open = page.getByLabel('Open a backup or .obz file')
  await open.setInputFiles({ name: 'a.obz', mimeType: 'application/zip', buffer: Buffer.from('no zip at all') })
  await expect(page.getByText('This file is not a talk board.')).toBeVisible()
  await open.setInputFiles({ name: 'a.obz', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004 broken') })
  await expect(page.getByText('This file is damaged and cannot be opened. Your board has not changed.')).toBeVisible()
})

test('a microphone that is refused or taken is told, and nothing else is lost', async ({ page }) => {
  await page.addInitScript(() => {
    const problems = ['NotAllowedError', 'NotReadableError']
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', problems.shift()))
  })
  await page.goto('/talk')
  await openAdultSide(page)
  await fold(page, 'Your own voice')
  await page.getByRole('button', { name: 'Record “want”' }).click()
  await expect(page.getByRole('alert')).toContainText('The microphone is switched off for this page.')
  await page.getByRole('button', { name: 'Record “want”' }).click()
  await expect(page.getByRole('alert')).toContainText('Another app may be using it.')
})

test('a photo of 20 MB becomes a small square; what is no photo, and a full device, change nothing and say so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const device = window as unknown as { isFull?: boolean }
    type Put = (this: IDBObjectStore, ...given: unknown[]) => unknown
    const prototype = IDBObjectStore.prototype as unknown as { put: Put }
    const put = prototype.put
    prototype.put = function (...given) {
      if (device.isFull) throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, given)
    }
  })
  await page.goto('/talk')
  await openAdultSide(page)
  await fold(page, 'Your own words')
  const name = page.getByRole('textbox', { name: 'Word in English' })
  const photo = page.getByLabel('Photo (camera or file)').first()
  const own = page.locator('.talk-list__row', { hasText: 'Delete' })
  const add = async (word: string, file: string | { name: string; mimeType: string; buffer: Buffer }) => {
    await name.fill(word)
    await photo.setInputFiles(file)
    await page.getByRole('button', { name: 'Add the word' }).click()
  }
  await add('notes', { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('alert')).toHaveText('This picture could not be opened. Choose a JPEG or PNG photo.')
  await expect(own).toHaveCount(0)

  const large = bitmap(2600)
  expect(large.length).toBeGreaterThan(20_000_000)
  const path = test.info().outputPath('swing.bmp')
  writeFileSync(path, large)
  await add('swing', path)
  await expect(page.getByText('“swing” is on the board now.')).toBeVisible()
  await expect(own.locator('img')).toHaveJSProperty('naturalWidth', 320)
  const bytes = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const ask = indexedDB.open('ankur')
        ask.onsuccess = () => {
          const all = ask.result.transaction('talk-files').objectStore('talk-files').getAll()
          all.onsuccess = () => {
            ask.result.close()
            resolve(Math.max(...all.result.map((file: { bytes: Uint8Array }) => file.bytes.length)))
          }
        }
      }),
  )
  expect(bytes).toBeLessThanOrEqual(30 * 1024)

  await page.evaluate(() => ((window as unknown as { isFull: boolean }).isFull = true))
  await add('kite', { name: 'kite.png', mimeType: 'image/png', buffer: onePixel })
  await expect(page.getByRole('alert')).toContainText('There is no room left on this phone, so this was not saved.')
  await expect(own).toHaveCount(1)
})
