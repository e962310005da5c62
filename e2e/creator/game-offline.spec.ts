/** The Game Creator offline, after one visit; and its requests when online. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { checkSb3 } from '@ankur/blocks/sb3/check/check-sb3'
import { expect } from '../fixtures.ts'
import { waitUntilCached, cachedAddresses, losses, test } from '../every-page/connection-loss.ts'

// At this size all tools are in the toolbar; on a phone most are in the Menu.
test.use({ viewport: { width: 1280, height: 900 } })

const worker = readFileSync(join(import.meta.dirname, '../../apps/web/dist/sw.js'), 'utf8')
const list = worker.slice(worker.indexOf('creator:['), worker.indexOf(']', worker.indexOf('creator:[')))
/** Every chunk of the Game Creator that English needs. */
const parts = [...list.matchAll(/path:.(\/assets\/[\w.-]+).(?:,language:.(\w+))?/g)]
  .filter(([, , only]) => only === undefined || only === 'en')
  .map(([, path = '']) => path)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function add(page: Page, kind: string, name: string): Promise<void> {
  await page.getByRole('tab', { name: kind }).click()
  await page.getByRole('tabpanel').getByRole('button', { name, exact: true }).click()
}

/** All actions of a child and a parent with a game on this device. */
async function makeRunSaveAndShare(page: Page): Promise<void> {
  await add(page, 'Motion', 'Move 10 steps')
  await add(page, 'Looks', 'Say Hello!')
  await button(page, 'Run').click()
  await expect(page.getByRole('group', { name: 'Cat: x 210, y 150. Cat says: Hello!' })).toBeVisible()
  await button(page, 'Save').click()
  await expect(page.getByText(/Saved on this (phone|device)\./)).toBeVisible()

  await button(page, 'Games').click()
  await button(page, 'Game file').click()
  await button(page, 'Export as a file').click()
  const download = page.waitForEvent('download')
  await button(page, 'Save the file').click()
  const bytes = readFileSync(await (await download).path())
  expect(checkSb3(bytes)).toEqual([])

  await button(page, 'Games').click()
  await button(page, 'Game file').click()
  await page
    .getByLabel('Import a file')
    .setInputFiles({ name: 'game.sb3', mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })
  await button(page, 'Open this game').click()
  await expect(page.getByText('The game from the file is open.')).toBeVisible()

  await button(page, 'Activities').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make the cat turn' }).click()
  await add(page, 'Motion', 'Turn right 15 degrees')
  await button(page, 'Run').click()
  await expect(page.locator('.activity__result')).toHaveText('The cat turned.')
  await button(page, 'Back to my game').click()
  await button(page, 'Settings').click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await page.keyboard.press('Escape')
}

test('after one visit a game can be made, run, saved, exported and imported, and activities work, without the server and offline', async ({
  page,
  context,
  front,
}) => {
  expect(parts.length).toBeGreaterThan(10)
  await page.goto('/create')
  await waitUntilCached(page, '/dashboard')
  await expect
    .poll(async () => {
      const stored = new Set(await cachedAddresses(page))
      return parts.filter((path) => !stored.has(path))
    })
    .toEqual([])
  await page.close()

  for (const { name, lose, find } of losses)
    await test.step(name, async () => {
      await lose(front, context)
      const later = await context.newPage()
      await later.goto('/create')
      await makeRunSaveAndShare(later)
      // The exported script starts with the flag block.
      await later.reload()
      await expect(later.getByRole('region', { name: 'Script for Cat' }).getByText('3 blocks')).toBeVisible()
      await find(front, context)
      // The next round starts without this game.
      await later.goto('/healthz')
      await later.evaluate(async () => {
        localStorage.clear()
        for (const { name: database } of await indexedDB.databases()) indexedDB.deleteDatabase(database ?? '')
      })
      await later.close()
    })
})

test('offline the library has every picture of the categories that were opened, and finds them in three languages', async ({
  page,
  context,
  front,
}) => {
  await page.goto('/create')
  await waitUntilCached(page, '/dashboard')
  const kinds = page.locator('.library__kind')
  const tiles = page.locator('.library__tile')
  const opened = async (later: Page) => {
    await button(later, 'Pictures').click()
    const names = new Set<string>()
    for (let kind = 0; kind < 7; kind++) {
      await later.locator('.library__kind').nth(kind).click()
      await expect(later.locator('.library__tile image').first()).toHaveAttribute('href', /^blob:/)
      await expect(later.locator('.library__tile .stage__unknown')).toHaveCount(0)
      for (const name of await later.locator('.library__tile').allInnerTexts()) names.add(name)
    }
    return names
  }
  const names = await opened(page)
  expect(names.size).toBeGreaterThanOrEqual(82)
  await expect(kinds).toHaveCount(7)
  await page.getByRole('searchbox').fill('mor')
  await expect(tiles.first()).toBeVisible()
  await page.close()

  await losses[0]?.lose(front, context)
  const later = await context.newPage()
  await later.goto('/create')
  expect(await opened(later)).toEqual(names)
  for (const search of ['auto', 'मोर', 'ਅੰਬ']) {
    await later.getByRole('searchbox').fill(search)
    await expect(later.locator('.library__tile')).toHaveCount(1)
    await expect(later.locator('.library__tile image')).toHaveAttribute('href', /^blob:/)
  }
})

test('signed out, no request carries data of a game or goes to another site', async ({ page, context, front }) => {
  const requests: { method: string; url: URL; body: string | null }[] = []
  context.on('request', (request) =>
    requests.push({ method: request.method(), url: new URL(request.url()), body: request.postData() }),
  )
  await page.goto('/create')
  await makeRunSaveAndShare(page)
  const own = requests.filter(({ url }) => url.protocol !== 'blob:' && url.protocol !== 'data:')
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter(({ method, body }) => method !== 'GET' || body !== null)).toEqual([])
  expect(own.filter(({ url }) => url.origin !== front.url)).toEqual([])
  // Addresses could carry data too: only files of the site, its page, and the accounts configuration are allowed.
  const known = /^\/(assets\/[\w.-]+|create|dashboard|offline|sw\.js|favicon\.svg|manifest\.webmanifest|api\/config)?$/
  expect(own.map(({ url }) => url.pathname + url.search).filter((path) => !known.test(path))).toEqual([])
})
