/** The talk board offline, after one visit. */
import { strToU8, zipSync } from 'fflate'
import { waitUntilCached } from '../every-page/connection-loss.ts'
import { expect, test } from '../fixtures.ts'
import { unlockAdultSettings, colorAt, toggleSection, openAdultSettings } from './talk-board.ts'

test.use({ serviceWorkers: 'allow' })

test('a board with drawings from another program opens offline', async ({ page, context }) => {
  await page.goto('/talk')
  await waitUntilCached(page, '/kept/talk/en')
  await context.setOffline(true)
  await page.goto('/talk')
  await openAdultSettings(page)
  await toggleSection(page, 'Copies')
  await page
    .getByLabel('Open a backup or .obz file')
    .setInputFiles({ name: 'b.obz', mimeType: 'application/zip', buffer: Buffer.from(boardWithDrawing()) })
  await expect(page.getByText('1 word from the file is in “my things”.')).toBeVisible()
  await toggleSection(page, 'Your own words')
  const picture = page.locator('.talk-list__row', { hasText: 'kite' }).locator('img')
  await expect(picture).toHaveJSProperty('naturalWidth', 320)
  const [red = 0, green = 255] = await colorAt(picture, 160, 160)
  expect([red > 200, green < 60]).toEqual([true, true])
})

test('if the connection is lost before all files are cached, the settings report it, and open once it is back', async ({
  page,
  context,
}) => {
  await page.goto('/talk')
  await waitUntilCached(page, '/kept/talk/en')
  // The state of the caches before the last files have arrived.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) if (/adult-side|kept.talk/.test(url)) await cache.delete(url)
    }
  })
  await context.setOffline(true)
  await unlockAdultSettings(page)
  await expect(page.getByRole('alert').filter({ hasText: 'This part did not load.' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Talk board: for adults' })).toBeVisible()
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
