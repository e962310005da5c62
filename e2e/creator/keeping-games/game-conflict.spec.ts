/**
 * Two devices change one game: both versions are shown and both are kept, whichever is chosen and even without a
 * choice.
 */
import type { Browser, Page } from '@playwright/test'
import { axeViolations } from '../../every-page/axe-violations.ts'
import { expect, signIn, test, type Parent } from '../../fixtures.ts'
import type { Site } from '../../site.ts'

// At this size all tools are in the toolbar; on a phone most are in the Menu.
test.use({ viewport: { width: 1280, height: 900 } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const script = (page: Page) => page.getByRole('region', { name: /^Script for/ }).getByRole('button', { name: /, \d+ of \d+/ })
const conflict = (page: Page) => page.getByRole('dialog', { name: 'This game was changed in two places' })

async function add(page: Page, kind: string, name: string): Promise<void> {
  await page.getByRole('tab', { name: kind }).click()
  await page.getByRole('tabpanel').getByRole('button', { name, exact: true }).click()
}

async function accountGames(site: Site, { accessToken }: Pick<Parent, 'accessToken'>) {
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

/** The first phone has one block more than the account, and the second has uploaded two more. */
async function createConflict(page: Page, browser: Browser, site: Site, parent: Parent): Promise<void> {
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

test('choosing the version on this phone saves the other as a separate game', async ({ page, browser, site, parent }) => {
  await createConflict(page, browser, site, parent)
  await expect(conflict(page).getByRole('region', { name: 'On this device' })).toContainText('Sprites: 1. Blocks: 2.')
  await expect(conflict(page).getByRole('region', { name: 'In your account' })).toContainText('Sprites: 1. Blocks: 3.')
  expect(await axeViolations(page, 'dialog')).toEqual([])
  await button(page, 'Use the one on this device').press('Enter')
  await expect(conflict(page)).toBeHidden()
  expect(await accountGames(site, parent)).toEqual([
    { name: 'Cat says Hello!', blocks: 2 },
    { name: 'Cat says Hello! (other device)', blocks: 3 },
  ])
  await expect(script(page)).toHaveCount(2)
})

test('closing the conflict dialog changes nothing, and the version in the account can be chosen later', async ({
  page,
  browser,
  site,
  parent,
}) => {
  await createConflict(page, browser, site, parent)
  await page.keyboard.press('Escape')
  await expect(conflict(page)).toBeHidden()
  await expect(script(page)).toHaveCount(2)
  expect(await accountGames(site, parent)).toEqual([{ name: 'Cat says Hello!', blocks: 3 }])
  await button(page, 'Save').click()
  await button(page, 'Use the one in your account').click()
  await expect(conflict(page)).toBeHidden()
  await expect(script(page)).toHaveCount(3)
  expect(await accountGames(site, parent)).toEqual([
    { name: 'Cat says Hello!', blocks: 3 },
    { name: 'Cat says Hello! (this device)', blocks: 2 },
  ])
})
