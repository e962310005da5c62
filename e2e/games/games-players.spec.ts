/**
 * Players: several children on one device, each with a garden of their own; and upload to a child's profile, after a
 * separate consent.
 */
import type { Page } from '@playwright/test'
import { axeViolations } from '../every-page/axe-violations.ts'
import { expect, type Parent, signIn, test, loseFirstAnswer } from '../fixtures.ts'
import { playables } from './play.ts'
import { openAdultSettings, toggleSection } from '../talk/talk-board.ts'
import type { Site } from '../site.ts'

async function call<Answer>({ url }: Site, { accessToken }: Parent, path: string, body?: object): Promise<Answer> {
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
  const answer = await fetch(url + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
  return (await answer.json()) as Answer
}

interface StoredPlayers {
  readonly items: readonly {
    readonly record: Readonly<Record<string, { readonly days: readonly { readonly rounds: number }[] }>>
  }[]
}

async function finishRound(page: Page): Promise<void> {
  await page.goto(playables.number_stacking.path)
  const pieces = page.getByRole('group', { name: 'Pieces' }).getByRole('button')
  for (const floor of [1, 2, 3]) {
    await pieces.first().click()
    const empty = page.getByRole('button', { name: `Floor ${floor} of 3, empty` })
    await empty.click()
    // The next press must not take the piece that is still on its way.
    await expect(empty).toBeHidden()
  }
  await expect(page.getByRole('heading', { level: 2, name: /^You / })).toBeVisible()
}

test('two children share a device: the hub asks who plays, and each has days, level and garden of their own', async ({
  page,
}) => {
  await finishRound(page)
  await page.goto('/games')
  await expect(page.getByText('Who is playing?')).toHaveCount(0)

  await page.goto('/games/for-adults')
  await page.getByRole('button', { name: 'Add a player' }).click()
  await page.getByLabel('Name, if you like').fill('Asha')
  await page.getByRole('button', { name: 'Add a player' }).click()
  await page.getByRole('radio', { name: 'Rabbit' }).check()
  await expect(page.getByText('This page shows: Rabbit.')).toBeVisible()
  await expect(page.getByText('Played on 1 day.')).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Asha' }).click()
  await expect(page.getByText('Played on 1 day.')).toHaveCount(1)

  await page.goto('/games')
  const who = page.getByRole('group', { name: 'Who is playing?' })
  await expect(who.getByRole('button', { name: 'Asha', pressed: true })).toBeVisible()
  await who.getByRole('button', { name: 'Rabbit' }).click()
  expect(await axeViolations(page)).toEqual([])
  await page.goto('/games/garden')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Marigold' })).toHaveCount(0)
  await finishRound(page)
  await expect(page.getByText('In your garden: Marigold')).toBeVisible()

  await page.goto('/games/for-adults')
  await page.getByRole('button', { name: 'Remove this player' }).click()
  await page.getByRole('dialog', { name: 'Remove Rabbit?' }).getByRole('button', { name: 'Remove this player' }).click()
  await expect(page.getByText('This page shows: Asha.')).toBeVisible()
  await expect(page.getByText('Played on 1 day.')).toHaveCount(1)
})

test("play days are uploaded to a child's profile only with consent, load on another device, and are deleted when consent is withdrawn", async ({
  page,
  site,
  parent,
  browser,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/api/play') && sent.push(request.method()))
  await call(site, parent, '/api/children', { nickname: 'Guddu' })
  await finishRound(page)
  await page.goto('/games/for-adults')
  await page.getByRole('button', { name: 'Add a player' }).click()
  const account = page.getByRole('region', { name: "Play days in a child's profile" })
  await account.getByRole('button', { name: "Keep in the child's profile" }).click({ force: true })
  await expect(account.getByRole('checkbox')).not.toBeChecked()
  expect(sent).toEqual([])
  await account.getByRole('checkbox').check()
  await account.getByRole('button', { name: "Keep in the child's profile" }).click()
  await expect(account.getByText('Play days and garden are kept in the profile of Guddu.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete play history' }).click()
  await expect(page.getByRole('dialog')).toContainText("The history is deleted from the child's profile too.")
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click()
  await finishRound(page)
  await expect.poll(() => sent.length).toBeGreaterThan(1)
  await expect
    .poll(async () => (await call<StoredPlayers>(site, parent, '/api/play')).items[0]?.record.number_stacking?.days[0]?.rounds)
    .toBe(2)

  const other = await browser.newPage()
  await signIn(site, other, parent)
  await other.goto(`${site.url}/games/for-adults`)
  await other.getByRole('button', { name: 'Add a player' }).click()
  await other.getByRole('checkbox', { name: /^Keep the play days/ }).check()
  await other.getByRole('button', { name: "Keep in the child's profile" }).click()
  await expect(other.getByText('Played on 1 day.')).toHaveCount(1)

  // Deleted without a signal: the profile hears of it later, and the other device does not bring the days back.
  await page.goto('/games/for-adults')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Delete play history' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete play history' }).click()
  await expect(page.getByText('The play history is deleted.')).toBeVisible()
  await page.context().setOffline(false)
  const days = async () => (await call<StoredPlayers>(site, parent, '/api/play')).items[0]?.record.number_stacking?.days.length
  expect(await days()).toBe(1)
  await page.goto('/games/for-adults')
  await expect.poll(days).toBe(0)
  await other.reload()
  await expect(other.getByText('Played on 1 day.')).toHaveCount(0)
  await finishRound(page)
  await expect.poll(days).toBe(1)

  await loseFirstAnswer(other, '**/api/play/*', 'DELETE')
  await other.getByRole('button', { name: 'Stop, and delete them there' }).click()
  await expect(other.getByText('Something went wrong. Check your signal and try again.')).toBeVisible()
  await other.getByRole('button', { name: 'Stop, and delete them there' }).click()
  await expect(other.getByText('They are deleted from the profile. They stay on this device.')).toBeVisible()
  expect(await call(site, parent, '/api/play')).toEqual({ items: [] })
  await other.close()

  await finishRound(page)
  await page.goto('/games/for-adults')
  await expect(account.getByRole('button', { name: "Keep in the child's profile" })).toBeVisible()
  expect(await call(site, parent, '/api/play')).toEqual({ items: [] })
})

test('a family with two children chooses in the bar of a game: a round is not interrupted, and garden and talk board are of that child', async ({
  page,
  site,
  parent,
}) => {
  for (const nickname of ['Gurleen', 'Simran']) await call(site, parent, '/api/children', { nickname })
  await page.goto(playables.number_stacking.path)
  const bar = page.getByRole('button', { name: 'Sound, words, movement' })
  const who = page.getByRole('group', { name: 'Who is playing?' })
  // Nobody is asked before an adult opens the bar.
  await expect(who).toHaveCount(0)
  await bar.click()
  await expect(who.getByRole('button', { pressed: true })).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])
  const reloaded = page.waitForEvent('load')
  await who.getByRole('button', { name: 'Gurleen' }).click()
  await reloaded
  const pieces = page.getByRole('group', { name: 'Pieces' }).getByRole('button')
  await pieces.first().click()
  await page.getByRole('button', { name: 'Floor 1 of 3, empty' }).click()
  await bar.click()
  await who.getByRole('button', { name: 'Simran' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'After this round: Simran' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  for (const floor of [2, 3]) {
    await pieces.first().click()
    const empty = page.getByRole('button', { name: `Floor ${floor} of 3, empty` })
    await empty.click()
    // The next press must not take the piece that is still on its way.
    await expect(empty).toBeHidden()
  }
  await expect(page.getByText('In your garden: Marigold')).toBeVisible()
  const again = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Again' }).click()
  await again
  await page.goto('/games/garden')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Marigold' })).toHaveCount(0)
  await page.goto('/games')
  await expect(who.getByRole('button', { name: 'Simran', pressed: true })).toBeVisible()
  await who.getByRole('button', { name: 'Gurleen' }).click()
  await page.goto('/games/garden')
  await expect(page.getByRole('button', { name: 'Marigold' })).toHaveCount(1)

  await page.goto('/talk')
  await openAdultSettings(page)
  await toggleSection(page, 'A board for each child')
  await expect(page.getByRole('textbox', { name: 'Child’s name on this board' })).toHaveValue('Gurleen')
  await toggleSection(page, 'Words on the board')
  await page.getByRole('radio', { name: '9 words' }).check()
  await page.getByRole('button', { name: 'Back to the board' }).click()
  const cells = page.locator('.talk-grid [data-word]')
  await expect(cells).toHaveCount(9)
  const whose = page.getByRole('group', { name: 'Whose board is this?' })
  const lock = page.getByRole('button', { name: 'For adults' })
  await lock.click()
  await expect(whose.getByRole('button', { name: 'Gurleen', pressed: true })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await whose.getByRole('button', { name: 'Simran' }).click()
  await expect(cells).toHaveCount(20)
  await page.reload()
  await expect(cells).toHaveCount(20)

  await page.goto('/class')
  await expect(page.getByRole('listitem', { name: 'Gurleen' }).getByText('Talk board: 9 words. Own words: 0.')).toBeVisible()
  await page.getByRole('link', { name: 'Talk board: Gurleen' }).click()
  await expect(cells).toHaveCount(9)
})

test('a family with one child is asked nothing, in a game and at the lock of the talk board', async ({ page, site, parent }) => {
  await call(site, parent, '/api/children', { nickname: 'Guddu' })
  await page.goto(playables.number_stacking.path)
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/children'))
  await page.getByRole('button', { name: 'Sound, words, movement' }).click()
  await answered
  await expect(page.getByRole('button', { name: 'Guddu' })).toHaveCount(0)
  await page.goto('/talk')
  const again = page.waitForResponse((response) => response.url().endsWith('/api/children'))
  await page.getByRole('button', { name: 'For adults' }).click()
  await again
  await expect(page.getByRole('button', { name: 'Guddu' })).toHaveCount(0)
})
