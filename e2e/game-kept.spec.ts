/** What the device keeps of a game: its steps, its earlier states, and what becomes of both when something is damaged. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const script = (page: Page) => page.getByRole('region', { name: 'Script for Cat' }).getByRole('button', { name: /, \d+ of \d+/ })
const block = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('button', { name, exact: true })
const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Game Creator' }).getByRole('button', { name, exact: true })

async function pressMany(page: Page, name: string, times: number): Promise<void> {
  await block(page, name).focus()
  for (let n = 0; n < times; n++) await page.keyboard.press('Enter')
}

test('a hundred steps can be undone and done again after a reload, even one that comes at once', async ({ page }) => {
  await page.goto('/create')
  await pressMany(page, 'Move 10 steps', 60)
  await expect(script(page)).toHaveCount(60)
  await stepsKept(page)
  await pressMany(page, 'Turn right 15 degrees', 45)
  await page.reload()
  await expect(script(page)).toHaveCount(105)
  for (let n = 0; n < 100; n++) await page.keyboard.press('Control+z')
  await expect(script(page)).toHaveCount(5)
  await page.reload()
  await expect(script(page)).toHaveCount(5)
  for (let n = 0; n < 99; n++) await page.keyboard.press('Control+Shift+z')
  await expect(script(page)).toHaveCount(104)
  await tool(page, 'Undo').click()
  await block(page, 'Move 10 steps').click()
  await expect(tool(page, 'Redo')).toHaveAttribute('aria-disabled', 'true')
  await page.reload()
  await expect(script(page)).toHaveCount(104)
  await expect(tool(page, 'Redo')).toHaveAttribute('aria-disabled', 'true')
  for (let n = 0; n < 104; n++) await page.keyboard.press('Control+z')
  await expect(script(page)).toHaveCount(0)
  await expect(tool(page, 'Undo')).toHaveAttribute('aria-disabled', 'true')
})

/** Until the steps have come to the database, a moment after the last press. */
async function stepsKept(page: Page): Promise<void> {
  await expect.poll(() => kept(page, 'game-history')).toHaveLength(1)
}

/** All that a store of this browser's database holds. */
function kept(page: Page, store: string): Promise<unknown[]> {
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
