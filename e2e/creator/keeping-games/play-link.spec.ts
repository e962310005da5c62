/** A family shares a game by a link, and switches the link off. The link shows only the stage and the name. */
import type { Page } from '@playwright/test'
import { axeViolations } from '../../every-page/axe-violations.ts'
import { expect, test } from '../../fixtures.ts'

// At this size all tools are in the toolbar; on a phone most are in the Menu.
test.use({ viewport: { width: 1280, height: 900 } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function add(page: Page, kind: string, name: string): Promise<void> {
  await page.getByRole('tab', { name: kind }).click()
  await page.getByRole('tabpanel').getByRole('button', { name, exact: true }).click()
}

test('a share link opens the game for others until the family switches it off', async ({ page, parent, browser, site }) => {
  await page.goto('/create')
  await add(page, 'Events', 'When flag clicked')
  await add(page, 'Looks', 'Say Hello!')
  await button(page, 'Games').click()
  const games = page.getByRole('dialog', { name: 'Games' })
  await button(page, 'Save to your account').click()
  await expect(games.getByText('Saved to your account.')).toBeVisible()
  await games.getByText('Let others play this game').click()
  await expect(games.getByText('They do not see your name, the blocks or any other game.')).toBeVisible()
  await button(page, 'Switch the link on').click()
  await expect(games.getByText(/The link works until \d+ \w+ \d{4}\./)).toBeVisible()
  const url = await games.getByLabel('Link', { exact: true }).inputValue()
  expect(url).toMatch(/\/play#[\w-]{43}$/)

  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage()
  const answer = await visitor.goto(url)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  await expect(visitor.getByRole('heading', { level: 1, name: 'Cat says Hello!' })).toBeVisible()
  await expect(visitor.getByRole('tabpanel')).toHaveCount(0)
  await button(visitor, 'Run').click()
  await expect(visitor.getByRole('group', { name: /Cat says: Hello!/ })).toBeVisible()
  expect(await axeViolations(visitor)).toEqual([])
  // In landscape too, pressing Run brings the whole stage into view.
  await visitor.setViewportSize({ width: 740, height: 360 })
  await button(visitor, 'Run').click()
  await expect(visitor.locator('.stage__picture')).toBeInViewport({ ratio: 1 })
  expect(await visitor.evaluate(() => localStorage.getItem('ankur-draft'))).toBeNull()
  const seen = await visitor.content()
  expect(seen).not.toContain(parent.email)
  await button(visitor, 'Back to start').click()

  await button(page, 'Switch the link off').click()
  await expect(games.getByText('The link is off. It no longer works for anyone.')).toBeVisible()
  for (const [language, heading] of [
    ['en', 'This link no longer works'],
    ['hi', 'यह लिंक अब काम नहीं करता'],
    ['pa', 'ਇਹ ਲਿੰਕ ਹੁਣ ਕੰਮ ਨਹੀਂ ਕਰਦਾ'],
  ] as const) {
    await visitor.evaluate((chosen) => localStorage.setItem('ankur-language', chosen), language)
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})

test('a game that comes by a link is validated', async ({ page, context }) => {
  const answers = [
    [{ name: 'x', data: { ankur: 1, project: { sprites: 7 } } }, 'We cannot read this game.'],
    [{ name: 'x', data: { ankur: 99 } }, 'This game was made with a newer version of Ankur.'],
  ] as const
  for (const [index, [json, message]] of answers.entries()) {
    await context.route('**/api/play', (route) => route.fulfill({ json }))
    await page.goto(`/play#some-link-of-a-family-${index}`)
    await expect(page.getByText(message)).toBeVisible()
    await context.unroute('**/api/play')
  }
})
