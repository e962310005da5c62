/** The talk board without a network, after one visit. */
import { strToU8, zipSync } from 'fflate'
import { isKept, keptAddresses } from '../every-page/losses.ts'
import { expect, test } from '../fixtures.ts'
import { colorAt, fold, openAdultSide } from './talk-board.ts'

test.use({ serviceWorkers: 'allow' })

test('a board of another program with drawings opens without a network', async ({ page, context }) => {
  await page.goto('/talk')
  await isKept(page, '/dashboard')
  const checksDrawings = async () => (await keptAddresses(page)).some((address) => address.includes('/clean-svg-'))
  await expect.poll(checksDrawings, { timeout: 60_000 }).toBe(true)
  await context.setOffline(true)
  await page.goto('/talk')
  await openAdultSide(page)
  await fold(page, 'Copies')
  await page
    .getByLabel('Open a backup or .obz file')
    .setInputFiles({ name: 'b.obz', mimeType: 'application/zip', buffer: Buffer.from(boardWithDrawing()) })
  await expect(page.getByText('1 words from the file are in “my things”.')).toBeVisible()
  await fold(page, 'Your own words')
  const picture = page.locator('.talk-list__row', { hasText: 'kite' }).locator('img')
  await expect(picture).toHaveJSProperty('naturalWidth', 320)
  const [red = 0, green = 255] = await colorAt(picture, 160, 160)
  expect([red > 200, green < 60]).toEqual([true, true])
})

function boardWithDrawing(): Uint8Array {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="#f00" d="M0 0h9v9H0z"/></svg>'
  const board = {
    format: 'open-board-0.1',
    id: '1',
    locale: 'en',
    buttons: [{ id: '1', label: 'kite', image_id: 'i' }],
    images: [{ id: 'i', path: 'kite.svg', content_type: 'image/svg+xml' }],
    grid: { rows: 1, columns: 1, order: [['1']] },
  }
  const manifest = { format: 'open-board-0.1', root: 'board.obf', paths: { boards: { 1: 'board.obf' } } }
  return zipSync({
    'manifest.json': strToU8(JSON.stringify(manifest)),
    'board.obf': strToU8(JSON.stringify(board)),
    'kite.svg': strToU8(svg),
  })
}
