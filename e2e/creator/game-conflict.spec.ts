/** Two devices change one game: both are shown, both are kept, whichever is chosen and also when nothing is chosen. */
import type { Browser, Page } from '@playwright/test'
import { barriers } from '../every-page/barriers.ts'
import { expect, signIn, test, type Parent } from '../fixtures.ts'
import type { Site } from '../site.ts'

// Where every tool of the editor is in its bar; a phone has most of them in its Menu.
test.use({ viewport: { width: 1280, height: 900 } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const script = (page: Page) => page.getByRole('region', { name: /^Script for/ }).getByRole('button', { name: /, \d+ of \d+/ })
const conflict = (page: Page) => page.getByRole('dialog', { name: 'This game was changed in two places' })

async function add(page: Page, kind: string, name: string): Promise<void> {
  await page.getByRole('tab', { name: kind }).click()
  await page.getByRole('tabpanel').getByRole('button', { name, exact: true }).click()
}

async function keptGames(site: Site, { accessToken }: Pick<Parent, 'accessToken'>) {
  const headers = { authorization: `Bearer ${accessToken}` }
  const list = (await (await fetch(`${site.url}/api/projects`, { headers })).json()) as { items: { id: string; name: string }[] }
  const whole = await Promise.all(
    list.items.map(async ({ id, name }) => {
      const { data } = (await (await fetch(`${site.url}/api/projects/${id}`, { headers })).json()) as { data: unknown }
      return { name, blocks: (JSON.stringify(data).match(/"opcode"/g) ?? []).length }
    }),
  )
  return whole.toSorted((one, other) => one.name.localeCompare(other.name))
}

/** The first phone has one block more than the account, the second has brought two more there. */
async function disagree(page: Page, browser: Browser, site: Site, parent: Parent): Promise<void> {
  await page.goto('/create')
  await add(page, 'Looks', 'Say Hello!')
  await button(page, 'Games').click()
  await button(page, 'Save to your account').click()
  await expect(page.getByRole('dialog').getByText('Saved to your account.')).toBeVisible()
  await page.keyboard.press('Escape')
  const other = await (await browser.newContext({ baseURL: site.url })).newPage()
  await signIn(site, other, parent)
  await other.goto('/dashboard')
  await other.getByText('Games in your account').click()
  await other.getByRole('link', { name: 'Open Cat says Hello!' }).click()
  await expect(script(other)).toHaveCount(1)
  await add(other, 'Motion', 'Move 10 steps')
  await add(other, 'Motion', 'Move 10 steps')
  await button(other, 'Save').click()
  await expect(other.getByText('Saved to your account.')).toBeVisible()
  await other.context().close()
  await add(page, 'Looks', 'Hide')
  await button(page, 'Save').click()
  await expect(conflict(page)).toBeVisible()
}

test('the game on this phone is taken: the other becomes a game of its own', async ({ page, browser, site, parent }) => {
  await disagree(page, browser, site, parent)
  await expect(conflict(page).getByRole('region', { name: 'On this device' })).toContainText('Sprites: 1. Blocks: 2.')
  await expect(conflict(page).getByRole('region', { name: 'In your account' })).toContainText('Sprites: 1. Blocks: 3.')
  expect(await barriers(page, 'dialog')).toEqual([])
  await button(page, 'Use the one on this device').press('Enter')
  await expect(conflict(page)).toBeHidden()
  expect(await keptGames(site, parent)).toEqual([
    { name: 'Cat says Hello!', blocks: 2 },
    { name: 'Cat says Hello! (other device)', blocks: 3 },
  ])
  await expect(script(page)).toHaveCount(2)
})

test('closed without a choice nothing changes; then the one in the account is taken', async ({ page, browser, site, parent }) => {
  await disagree(page, browser, site, parent)
  await page.keyboard.press('Escape')
  await expect(conflict(page)).toBeHidden()
  await expect(script(page)).toHaveCount(2)
  expect(await keptGames(site, parent)).toEqual([{ name: 'Cat says Hello!', blocks: 3 }])
  await button(page, 'Save').click()
  await button(page, 'Use the one in your account').click()
  await expect(conflict(page)).toBeHidden()
  await expect(script(page)).toHaveCount(3)
  expect(await keptGames(site, parent)).toEqual([
    { name: 'Cat says Hello!', blocks: 3 },
    { name: 'Cat says Hello! (this device)', blocks: 2 },
  ])
})
