/** The talk board with damaged files, without a microphone, and with full storage. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from '../fixtures.ts'
import { bitmap, toggleSection, onePixel, openAdultSettings } from './talk-board.ts'

test('a file that is not a board is refused with a message, and the board does not change', async ({ page }) => {
  await page.goto('/talk')
  await openAdultSettings(page)
  await toggleSection(page, 'Copies')
  const open = page.getByLabel('Open a backup or .obz file')
  await open.setInputFiles({ name: 'a.obz', mimeType: 'application/zip', buffer: Buffer.from('no zip at all') })
  await expect(page.getByText('This file is not a talk board.')).toBeVisible()
  await open.setInputFiles({ name: 'a.obz', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004 broken') })
  await expect(page.getByText('This file is damaged and cannot be opened. Your board has not changed.')).toBeVisible()

  // A word with an SVG that would take hours to render is imported without it; a large recording that compresses well is imported.
  await open.setInputFiles({ name: 'b.obz', mimeType: 'application/zip', buffer: Buffer.from(boardWithRecursiveSvg()) })
  await expect(page.getByText('1 word from the file is in “my things”.')).toBeVisible()
})

function boardWithRecursiveSvg(): Uint8Array {
  const tenCopies = (level: number) => `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(10)}</g>`
  const levels = Array.from({ length: 9 }, (_, level) => tenCopies(level)).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g id="a0"><path d="M0 0h1"/></g>${levels}</svg>`
  const board = {
    format: 'open-board-0.1',
    id: '1',
    locale: 'en',
    buttons: [{ id: '1', label: 'kite', image_id: 'i', sound_id: 's' }],
    images: [{ id: 'i', path: 'kite.svg', content_type: 'image/svg+xml' }],
    sounds: [{ id: 's', path: 'kite.wav', content_type: 'audio/wav' }],
    grid: { rows: 1, columns: 1, order: [['1']] },
  }
  const manifest = { format: 'open-board-0.1', root: 'board.obf', paths: { boards: { 1: 'board.obf' } } }
  return zipSync({
    'manifest.json': strToU8(JSON.stringify(manifest)),
    'board.obf': strToU8(JSON.stringify(board)),
    'kite.svg': strToU8(svg),
    'kite.wav': new Uint8Array(800_000).map((_, at) => (at % 64 === 0 ? at / 64 : 7)),
  })
}

test('a refused or busy microphone shows a message', async ({ page }) => {
  await page.addInitScript(() => {
    const problems = ['NotAllowedError', 'NotReadableError']
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', problems.shift()))
  })
  await page.goto('/talk')
  await openAdultSettings(page)
  await toggleSection(page, 'Your own voice')
  await page.getByRole('button', { name: 'Record “want”' }).click()
  await expect(page.getByRole('alert')).toContainText('The microphone is switched off for this page.')
  await page.getByRole('button', { name: 'Record “want”' }).click()
  await expect(page.getByRole('alert')).toContainText('Another app may be using it.')
})

test('a 20 MB photo is stored as a small square; a file that is no photo and full storage show a message and change nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const device = window as unknown as { isFull?: boolean }
    type Put = (this: IDBObjectStore, ...args: unknown[]) => unknown
    const prototype = IDBObjectStore.prototype as unknown as { put: Put }
    const put = prototype.put
    prototype.put = function (...args) {
      if (device.isFull) throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, args)
    }
  })
  await page.goto('/talk')
  await openAdultSettings(page)
  await toggleSection(page, 'Your own words')
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
        const request = indexedDB.open('ankur')
        request.onsuccess = () => {
          const all = request.result.transaction('talk-files').objectStore('talk-files').getAll()
          all.onsuccess = () => {
            request.result.close()
            resolve(Math.max(...all.result.map((file: { bytes: Uint8Array }) => file.bytes.length)))
          }
        }
      }),
  )
  expect(bytes).toBeLessThanOrEqual(30 * 1024)

  await page.evaluate(() => ((window as unknown as { isFull: boolean }).isFull = true))
  await add('kite', { name: 'kite.png', mimeType: 'image/png', buffer: onePixel })
  await expect(page.getByRole('alert')).toContainText('There is no room left on this device, so this was not saved.')
  await expect(own).toHaveCount(1)
})

test('a board of another program: words of ours get our picture, known ones no second place, and missing media are reported', async ({
  page,
}) => {
  const kite = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z"/></svg>')}`
  const tone = Buffer.from(Uint8Array.from({ length: 400 }, (_, at) => at % 200)).toString('base64')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const board = {
    format: 'open-board-0.1',
    id: '1',
    locale: 'en',
    buttons: [
      { id: 'more', label: 'more', image_id: 'gone' },
      { id: 'like', label: 'like', image_id: 'gone' },
      { id: 'red', label: 'red kite', image_id: 'kite', sound_id: 'tone' },
      { id: 'far', label: 'boat', image_id: 'web', sound_id: 'lost' },
    ],
    images: [
      { id: 'gone', path: 'images/gone.svg', content_type: 'image/svg+xml' },
      { id: 'kite', data: kite, content_type: 'image/svg+xml' },
      { id: 'web', url: 'https://example.org/boat.png', content_type: 'image/png' },
    ],
    sounds: [
      { id: 'tone', data: `data:audio/wav;base64,${tone}`, content_type: 'audio/wav' },
      { id: 'lost', path: 'sounds/boat.mp3', content_type: 'audio/mpeg' },
    ],
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/talk')
  await openAdultSettings(page)
  await toggleSection(page, 'Copies')
  await page
    .getByLabel('Open a backup or .obz file')
    .setInputFiles({ name: 'other.obf', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(board)) })
  await expect(page.getByText('3 words from the file are in “my things”.')).toHaveText(
    '3 words from the file are in “my things”. 1 word is on your board already. ' +
      '2 pictures or sounds could not be added: they are not in the file.',
  )
  await page.getByRole('button', { name: 'Back to the board', exact: true }).click()
  await page.getByRole('button', { name: 'my things, folder' }).click()
  const cell = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, thing`) })
  await expect(cell('like').locator('use')).toHaveAttribute('href', '#talk-like')
  await expect(cell('red kite').locator('img')).toHaveJSProperty('naturalWidth', 320)
  await expect(cell('boat').locator('img, svg')).toHaveCount(0)
  expect(requests.filter((url) => url.includes('example.org'))).toEqual([])
})

test('a board made here and saved by another program comes back without second places for its words', async ({ page }) => {
  const made = '../../apps/web/src/talk/adults/made-elsewhere/ankur-board-in-aac-processors-0.2.5.obz'
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/talk')
  await openAdultSettings(page)
  await toggleSection(page, 'Copies')
  await page.getByLabel('Open a backup or .obz file').setInputFiles(join(import.meta.dirname, made))
  // The other program left out the photo; eleven of our words have another text today.
  await expect(page.getByText('191 words are on your board already. 12 pictures or sounds could not be added')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the board', exact: true }).click()
  await page.getByRole('button', { name: 'my things, folder' }).click()
  // A core word that 20 words do not include, with our picture.
  await expect(page.getByRole('button', { name: /^ਪਸੰਦ, / }).locator('use')).toHaveAttribute('href', '#talk-like')
})
