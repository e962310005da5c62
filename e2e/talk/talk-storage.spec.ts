/** What the talk board stores: used words, if an adult turns it on; and nothing is lost when storage is full. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openRound, playables } from '../games/play.ts'
import { toggleSection, onePixel, openAdultSettings, useToneAsMicrophone } from './talk-board.ts'

const word = (page: Page, id: string) => page.locator(`[data-word="${id}"]`)
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test('words are counted by week only after an adult turns it on, can be saved as a file, and are deleted with one press', async ({
  page,
}) => {
  await page.goto('/talk')
  await word(page, 'more').click()
  expect(await stored(page, 'ankur-talk-use')).toBeNull()
  await openAdultSettings(page)
  await toggleSection(page, 'Words used')
  await expect(page.getByText('Nothing has been counted yet.')).toBeVisible()
  await page.getByRole('switch', { name: 'Count the words on this board' }).click()
  await page.getByRole('button', { name: 'Back to the board' }).click()
  for (const id of ['more', 'drink', 'more']) await word(page, id).click()
  await expect.poll(() => stored(page, 'ankur-talk-use')).toMatch(/"more":2/)
  // A word and its week: no sentence and no time of day.
  const log = JSON.parse((await stored(page, 'ankur-talk-use')) ?? '')
  expect(log).toEqual({ ticked: ['first'], logs: { first: expect.any(Object) } })
  expect(Object.entries(log.logs.first)).toEqual([[expect.stringMatching(/^\d{4}-\d\d-\d\d$/), { more: 2, drink: 1 }]])
  await openAdultSettings(page)
  await toggleSection(page, 'Words used')
  await expect(page.getByText('more: 2 · drink: 1')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the list as a file' }).click(),
  ])
  expect(readFileSync(await download.path(), 'utf8')).toMatch(/^Week from .+\nmore: 2\ndrink: 1\n/)
  await page.getByRole('button', { name: 'Delete the list' }).click()
  await expect(page.getByText('Nothing has been counted yet.')).toBeVisible()
  expect(await stored(page, 'ankur-talk-use')).not.toContain('more')
})

test('each child has a board, a deleted board can be restored, and a game uses the words of the child who plays', async ({
  page,
}) => {
  await page.goto('/talk')
  await openAdultSettings(page)
  await toggleSection(page, 'A board for each child')
  const named = page.getByRole('textbox', { name: 'Child’s name on this board' })
  await named.fill('Asha')
  await page.getByRole('button', { name: 'Add a board' }).click()
  await named.fill('Ravi')
  await toggleSection(page, 'Your own words')
  await page.getByRole('textbox', { name: 'Word in English' }).fill('Moti')
  await page
    .getByLabel('Photo (camera or file)')
    .first()
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: onePixel })
  await page.getByRole('button', { name: 'Add the word' }).click()
  await expect(page.getByText('“Moti” is on the board now.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete this board' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('button', { name: 'Ravi', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Delete this board' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete this board' }).click()
  await expect(page.getByRole('button', { name: 'Ravi', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Restore “Ravi”' }).click()
  await page.getByRole('button', { name: 'Asha', exact: true }).click()
  const moti = page.locator('[data-stop="piece"]', { hasText: 'Moti' })
  for (const [player, count] of [
    ['Asha', 0],
    ['ravi ', 1],
  ] as const) {
    await page.evaluate((name) => {
      const players = [{ id: 'p1', friend: 'cat', name, childId: null }]
      localStorage.setItem('ankur-progress', JSON.stringify({ players, playing: 'p1' }))
    }, player)
    await page.goto('/games/choose-and-ask')
    await expect(page.locator('[data-stop="piece"]').first()).toBeVisible()
    await expect(moti).toHaveCount(count)
  }
})

test('a resting pointer presses a word, and only once until it leaves', async ({ page }) => {
  await page.clock.install()
  await page.goto('/talk')
  await page.evaluate(() =>
    localStorage.setItem('ankur-talk', JSON.stringify({ boards: [{ id: 'first', settings: { size: 20, dwellMs: 1000 } }] })),
  )
  await page.reload()
  const sentence = page.getByRole('region', { name: 'Your sentence' }).getByRole('status')
  await word(page, 'want').hover()
  // Resting before the script is loaded counts too.
  await page.clock.runFor(1100)
  await expect(sentence).toHaveText('want')
  await page.clock.runFor(5000)
  await expect(sentence).toHaveText('want')
  await page.getByRole('button', { name: 'Remove the last word' }).hover()
  await page.clock.runFor(1100)
  await expect(sentence).toHaveText('Press a picture')
})

test('with full storage a recording, a change and a backup that do not fit show what to do, and all earlier data stays', async ({
  page,
}) => {
  await useToneAsMicrophone(page)
  await page.addInitScript(() => {
    const device = window as unknown as { roomFor?: number }
    const isFull = () => device.roomFor !== undefined && device.roomFor-- <= 0
    const full = () => new DOMException('full', 'QuotaExceededError')
    type Put = (this: IDBObjectStore, ...args: unknown[]) => unknown
    const stores = IDBObjectStore.prototype as unknown as { put: Put }
    const put = stores.put
    stores.put = function (...args) {
      if (isFull()) throw full()
      return put.apply(this, args)
    }
    const storage = Storage.prototype as unknown as { setItem: (this: Storage, key: string, value: string) => void }
    const { setItem } = storage
    storage.setItem = function (key, value) {
      if (isFull()) throw full()
      setItem.call(this, key, value)
    }
  })
  const leaveRoomFor = (count: number | undefined) => page.evaluate((room) => Object.assign(window, { roomFor: room }), count)
  await page.goto('/talk')
  await openAdultSettings(page)
  await toggleSection(page, 'Your own voice')
  for (const name of ['want', 'give']) {
    await page.getByRole('button', { name: `Record “${name}”` }).click()
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByRole('button', { name: `Hear “${name}”` })).toBeVisible()
  }
  await toggleSection(page, 'Copies')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a backup file' }).click(),
  ])
  const backup = { name: 'board.obz', mimeType: 'application/zip', buffer: readFileSync(await download.path()) }
  const recordings = () =>
    page.evaluate(
      () =>
        new Promise<Record<string, string>>((resolve) => {
          const request = indexedDB.open('ankur')
          request.onsuccess = () => {
            const all = request.result.transaction('talk-files').objectStore('talk-files').getAll()
            all.onsuccess = () => {
              request.result.close()
              const files = all.result as { id: string; bytes: Uint8Array }[]
              resolve(Object.fromEntries(files.map(({ id, bytes }) => [id, bytes.join()])))
            }
          }
        }),
    )
  const inFile = await recordings()
  // A recording other than the one in the file. On a busy computer the first press of Stop may come before any sound,
  // which saves nothing.
  await expect(async () => {
    await page.getByRole('button', { name: 'Record “want”' }).click()
    await page.getByRole('button', { name: 'Stop' }).click()
    const isNew = async () => (await recordings())['voice-first-en-want'] !== inFile['voice-first-en-want']
    await expect.poll(isNew, { timeout: 2_000 }).toBe(true)
  }).toPass()
  const before = await recordings()
  expect(Object.keys(before)).toHaveLength(2)
  const board = await stored(page, 'ankur-talk')

  await leaveRoomFor(0)
  await page.getByRole('button', { name: 'Record “open”' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('alert')).toContainText('What you saved before is still here. Save a backup file, or delete')
  // Room for one of the two recordings in the file: neither may replace an existing one.
  await leaveRoomFor(1)
  await page.getByLabel('Open a backup or .obz file').setInputFiles(backup)
  // Nothing is replaced before an adult confirms.
  await page.getByRole('dialog', { name: 'Replace this board?' }).getByRole('button', { name: 'Replace' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'There is no room left on this device' })).toHaveCount(2)
  expect(await recordings()).toEqual(before)
  await leaveRoomFor(0)
  await toggleSection(page, 'Languages and looks')
  await page.getByRole('switch', { name: 'Word above the picture' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Delete photos, recordings or apps you do not need')
  expect(await stored(page, 'ankur-talk')).toBe(board)
  await leaveRoomFor(undefined)
  await page.getByRole('switch', { name: 'Word above the picture' }).click()
  await expect(page.getByText('There is no room left on this device to save this change.')).toBeHidden()
  expect(await recordings()).toEqual(before)
})

test('a game plays the recordings of its placed pieces only if each piece is to be said', async ({ page }) => {
  await useToneAsMicrophone(page)
  await page.addInitScript(() => {
    const played: string[] = []
    const media = HTMLMediaElement.prototype as unknown as { play: (this: HTMLMediaElement) => Promise<void> }
    media.play = function () {
      played.push(this.src)
      return Promise.resolve()
    }
    Object.assign(window, { played })
  })
  const played = () => page.evaluate(() => (window as unknown as { played: string[] }).played.length)
  await page.goto('/talk')
  await openAdultSettings(page)
  await toggleSection(page, 'Your own voice')
  await page.getByRole('combobox', { name: 'Which words' }).selectOption('Numbers in the games')
  for (const number of [1, 2, 3]) {
    await page.getByRole('button', { name: `Record “${number}”` }).click()
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByRole('button', { name: `Hear “${number}”` })).toBeVisible()
  }
  const round = { level: 1, seed: 7 } as const
  for (const voice of [false, true]) {
    await openRound(page, 'number_stacking', round)
    await page.evaluate((isOn) => {
      const { games } = JSON.parse(localStorage.getItem('ankur-progress') ?? '{}')
      localStorage.setItem('ankur-progress', JSON.stringify({ games, settings: { sound: true, voice: isOn } }))
    }, voice)
    await page.reload()
    await expect(page.locator('.piece').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    for (const choice of playables.number_stacking.choices(page, round)) for (const button of choice) await button.click()
    await expect(page.getByRole('heading', { level: 2, name: /^You / })).toBeVisible()
    if (voice) await expect.poll(played).toBe(3)
    else expect(await played()).toBe(0)
  }
})
