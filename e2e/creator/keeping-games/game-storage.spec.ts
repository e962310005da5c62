/**
 * What the device stores of a game: its undo steps, its earlier versions, and what happens when stored data is
 * damaged.
 */
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'

// At this size all tools are in the toolbar; on a phone most are in the Menu.
test.use({ viewport: { width: 1280, height: 900 } })

const script = (page: Page) => page.getByRole('region', { name: 'Script for Cat' }).getByRole('button', { name: /, \d+ of \d+/ })
const block = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('button', { name, exact: true })
const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Game Creator' }).getByRole('button', { name, exact: true })

const pressMany = (page: Page, name: string, times: number) => pressRepeatedly(block(page, name), times)

/** Presses a button once per frame, by a script in the page: a hundred presses through the browser take ten seconds. */
async function pressRepeatedly(control: Locator, times: number): Promise<void> {
  await control.evaluate(async (each: HTMLElement, count) => {
    for (let n = 0; n < count; n++) {
      each.click()
      await new Promise(requestAnimationFrame)
    }
  }, times)
}

test('a hundred steps can be undone and redone after a reload, even after an immediate one', async ({ page }) => {
  await page.goto('/create')
  await pressMany(page, 'Move 10 steps', 60)
  await expect(script(page)).toHaveCount(60)
  await waitForSteps(page)
  await pressMany(page, 'Turn right 15 degrees', 45)
  await page.reload()
  await expect(script(page)).toHaveCount(105)
  await pressRepeatedly(tool(page, 'Undo'), 98)
  for (let n = 0; n < 2; n++) await page.keyboard.press('Control+z')
  await expect(script(page)).toHaveCount(5)
  await page.reload()
  await expect(script(page)).toHaveCount(5)
  await pressRepeatedly(tool(page, 'Redo'), 97)
  for (let n = 0; n < 2; n++) await page.keyboard.press('Control+Shift+z')
  await expect(script(page)).toHaveCount(104)
  await tool(page, 'Undo').click()
  await block(page, 'Move 10 steps').click()
  await expect(tool(page, 'Redo')).toHaveAttribute('aria-disabled', 'true')
  await page.reload()
  await expect(script(page)).toHaveCount(104)
  await expect(tool(page, 'Redo')).toHaveAttribute('aria-disabled', 'true')
  await pressRepeatedly(tool(page, 'Undo'), 104)
  await expect(script(page)).toHaveCount(0)
  await expect(tool(page, 'Undo')).toHaveAttribute('aria-disabled', 'true')
})

test('a game that cannot be opened is set aside, and its last readable version opens instead', async ({ page }) => {
  await page.clock.install({ time: '2026-11-21T10:00:00+05:30' })
  await page.goto('/create')
  await pressMany(page, 'Move 10 steps', 3)
  await page.clock.runFor(6 * 60_000)
  await block(page, 'Turn right 15 degrees').click()
  await expect.poll(() => storedEntries(page, 'game-states')).toHaveLength(1)
  await page.goto('/healthz')
  await page.evaluate(() => localStorage.setItem('ankur-draft', '{"ankur":1,"project":{"stage":7}}'))
  await page.goto('/create')
  const notice = page.getByRole('region', { name: 'We cannot open the game saved on this device.' })
  await expect(notice).toContainText('This is how it was on 21 November')
  await expect(script(page)).toHaveCount(3)
  await notice.getByRole('button', { name: 'OK' }).click()
  await expect(notice).toBeHidden()
  await block(page, 'Move 10 steps').click()
  await page.getByRole('button', { name: 'Games', exact: true }).click()
  await page.getByText('Earlier versions', { exact: true }).click()
  const damaged = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'A game that cannot be opened' })
  const download = page.waitForEvent('download')
  await damaged.getByRole('button', { name: 'Save as a file' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toBe('{"ankur":1,"project":{"stage":7}}')

  // Each can be deleted separately, and restored while the list is open.
  const states = page.getByRole('dialog').getByRole('listitem')
  await damaged.getByRole('button', { name: /^Delete A game that cannot be opened/ }).click()
  await expect(
    page
      .getByRole('dialog')
      .getByRole('status')
      .getByText(/ is deleted\.$/),
  ).toBeFocused()
  await expect(damaged).toHaveCount(0)
  await expect(states).toHaveCount(1)
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(damaged).toHaveCount(1)
  await expect(states).toHaveCount(2)
})

test('a game saved by a newer version of Ankur is never overwritten, and changes made meanwhile are saved', async ({ page }) => {
  await page.goto('/healthz')
  const newer = '{"ankur":2,"game":"of next year"}'
  await page.evaluate((text) => localStorage.setItem('ankur-draft', text), newer)
  await page.goto('/create')
  const notice = page.getByRole('region', { name: 'A newer version of Ankur saved a game here.' })
  await expect(notice).toContainText('That game stays as it is.')
  await block(page, 'Move 10 steps').click()
  await expect(notice).toContainText('The game is saved as it is now')
  expect(await page.evaluate(() => localStorage.getItem('ankur-draft'))).toBe(newer)
  expect(await storedEntries(page, 'game-states')).toMatchObject([{ blocks: 1, sprites: 1 }])
})

test('a full device is reported, keeps the last saved version, and offers a file', async ({ page }) => {
  await page.goto('/create')
  await block(page, 'Move 10 steps').click()
  const good = await page.evaluate(() => localStorage.getItem('ankur-draft'))
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    IDBFactory.prototype.open = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await block(page, 'Move 10 steps').click()
  const notice = page.getByRole('region', { name: 'This device could not save the latest change.' })
  await expect(notice).toContainText('If you close this page, you will lose the change.')
  await expect(script(page)).toHaveCount(2)
  expect(await page.evaluate(() => localStorage.getItem('ankur-draft'))).toBe(good)
  await notice.getByRole('button', { name: 'Save it as a file' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Game file' })).toBeVisible()
})

test('without storage a game can still be made, and the page says that it is not saved', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is switched off', 'SecurityError')
        },
      })
  })
  await page.goto('/create')
  await block(page, 'Move 10 steps').click()
  await block(page, 'Move 10 steps').click()
  await expect(script(page)).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'This device could not save the latest change.' })).toContainText(
    'If you close this page, you will lose the change.',
  )
  await page.keyboard.press('Control+z')
  await expect(script(page)).toHaveCount(1)
})

test('a damaged database loses at most undo steps, never the game', async ({ page }) => {
  await page.goto('/create')
  await pressMany(page, 'Move 10 steps', 3)
  await waitForSteps(page)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('ankur')
        opening.onsuccess = () => {
          const change = opening.result.transaction(['game-history'], 'readwrite')
          const store = change.objectStore('game-history')
          const reading = store.get('steps')
          reading.onsuccess = () => {
            const before = [{ to: { stage: 7 } }, { keys: 'x' }, { to: null }]
            store.put({ ...reading.result, steps: JSON.stringify({ before, undone: [] }) })
          }
          change.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )
  await page.reload()
  await expect(script(page)).toHaveCount(3)
  await page.keyboard.press('Control+z')
  await expect(script(page)).toHaveCount(3)
  await block(page, 'Move 10 steps').click()
  await page.keyboard.press('Control+z')
  await expect(script(page)).toHaveCount(3)
})

test('the games on a device can be deleted, and restored at once', async ({ page }) => {
  await page.goto('/create')
  await pressMany(page, 'Move 10 steps', 3)
  await waitForSteps(page)
  await page.getByRole('button', { name: 'Games', exact: true }).click()
  await page.getByText('Earlier versions', { exact: true }).click()
  await page.getByRole('button', { name: 'Delete the games on this device' }).click()
  await page.getByRole('dialog', { name: 'Delete the games' }).getByRole('button', { name: 'Delete the games' }).click()
  await expect(page.getByRole('dialog').getByText('The games on this device are deleted.')).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('ankur-draft'))).not.toContain('motion_movesteps')
  expect(JSON.stringify(await storedEntries(page, 'game-history'))).not.toContain('motion_movesteps')
  expect(await storedEntries(page, 'game-states')).toEqual([])
  await page.getByRole('button', { name: 'Restore the games' }).click()
  await expect(script(page)).toHaveCount(3)
  await page.keyboard.press('Control+z')
  await expect(script(page)).toHaveCount(2)
})

test('pictures that no saved game uses are deleted, and the others stay', async ({ page }) => {
  await page.clock.install({ time: '2026-11-21T10:00:00+05:30' })
  await page.goto('/create')
  await block(page, 'Move 10 steps').click()
  await page.goto('/healthz')
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('ankur', 99)
        opening.onupgradeneeded = () => opening.result.createObjectStore('game-files', { keyPath: 'id' })
        opening.onsuccess = () => {
          const change = opening.result.transaction('game-files', 'readwrite')
          const bytes = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"/>')
          for (const id of ['used.svg', 'unused.svg']) change.objectStore('game-files').put({ id, bytes })
          change.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
        const draft = localStorage.getItem('ankur-draft') ?? ''
        localStorage.setItem('ankur-draft', draft.replace('"picture":"cat"', '"picture":"used.svg"'))
      }),
  )
  await page.goto('/create')
  await expect(script(page)).toHaveCount(1)
  await page.clock.runFor(6000)
  await expect.poll(() => storedEntries(page, 'game-files')).toMatchObject([{ id: 'used.svg' }])
})

/** Waits until the steps are in the database, shortly after the last press. */
async function waitForSteps(page: Page): Promise<void> {
  await expect.poll(() => storedEntries(page, 'game-history')).toHaveLength(1)
}

/** All entries of an object store. */
function storedEntries(page: Page, store: string): Promise<unknown[]> {
  return page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('ankur')
        opening.onerror = () => reject(opening.error ?? new Error('closed'))
        opening.onsuccess = () => {
          const database = opening.result
          if (!database.objectStoreNames.contains(name)) {
            database.close()
            return resolve([])
          }
          const all = database.transaction(name).objectStore(name).getAll()
          all.onsuccess = () => {
            database.close()
            resolve(all.result as unknown[])
          }
        }
      }),
    store,
  )
}
