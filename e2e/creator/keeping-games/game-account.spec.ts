/** A game is named, saved to the account on request, and opened on another phone. */
import type { Browser, Page } from '@playwright/test'
import { axeViolations } from '../../every-page/axe-violations.ts'
import { expect, signIn, signUp, test, testSignedIn, type Parent, loseFirstAnswer } from '../../fixtures.ts'
import type { Site } from '../../site.ts'

// At this size all tools are in the toolbar; on a phone most are in the Menu.
test.use({ viewport: { width: 1280, height: 900 } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const games = (page: Page) => page.getByRole('dialog', { name: 'Games' })
const script = (page: Page) => page.getByRole('region', { name: /^Script for/ }).getByRole('button', { name: /, \d+ of \d+/ })

async function add(page: Page, kind: string, name: string): Promise<void> {
  await page.getByRole('tab', { name: kind }).click()
  await page.getByRole('tabpanel').getByRole('button', { name, exact: true }).click()
}

async function anotherPhone(browser: Browser, site: Site, parent: Parent): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: site.url })).newPage()
  await signIn(site, page, parent)
  return page
}

async function accountGames(site: Site, { accessToken }: Pick<Parent, 'accessToken'>) {
  const response = await fetch(`${site.url}/api/projects`, { headers: { authorization: `Bearer ${accessToken}` } })
  return ((await response.json()) as { items: { id: string; name: string; version: number }[] }).items
}

async function saveToAccount(page: Page): Promise<void> {
  await button(page, 'Games').click()
  await button(page, 'Save to your account').click()
  await expect(games(page).getByText('Saved to your account.')).toBeVisible()
}

test('a game stays on the phone until it is saved to the account, and later changes are saved automatically', async ({
  page,
  site,
  parent,
  browser,
}) => {
  await page.clock.install()
  await page.goto('/create')
  await add(page, 'Looks', 'Say Hello!')
  await button(page, 'Save').click()
  await expect(page.getByText('Saved on this device.')).toBeVisible()
  expect(await accountGames(site, parent)).toEqual([])

  await page.getByRole('button', { name: 'Account too' }).click()
  await expect(games(page).getByText('This game is saved on this device only.')).toBeVisible()
  await expect(games(page).getByLabel('Game name')).toHaveValue('Cat says Hello!')
  expect(await axeViolations(page, 'dialog')).toEqual([])
  await button(page, 'Save to your account').press('Enter')
  await expect(games(page).getByText('Saved to your account.')).toBeVisible()
  expect(await accountGames(site, parent)).toMatchObject([{ name: 'Cat says Hello!', version: 1 }])
  await page.keyboard.press('Escape')
  await expect(button(page, 'Games')).toBeFocused()

  await add(page, 'Motion', 'Move 10 steps')
  await button(page, 'Save').click()
  await expect(page.getByText('Saved to your account.')).toBeVisible()
  expect(await accountGames(site, parent)).toMatchObject([{ version: 2 }])

  // Later changes are uploaded automatically, twenty seconds after the last one.
  await add(page, 'Motion', 'Turn right 15 degrees')
  await expect(script(page)).toHaveCount(3)
  await page.clock.fastForward(20_000)
  await expect.poll(() => accountGames(site, parent)).toMatchObject([{ version: 3 }])

  const other = await anotherPhone(browser, site, parent)
  await other.goto('/dashboard')
  await other.getByText('Games in your account').click()
  await other.getByRole('link', { name: 'Open Cat says Hello!' }).click()
  await expect(other.getByText('Cat says Hello! is open.')).toBeVisible()
  await expect(script(other)).toHaveCount(3)
  await expect(other).toHaveURL('/create')
  await other.reload()
  await expect(script(other)).toHaveCount(3)
})

test('a game is renamed, and after New game the one before can be opened from the phone or the account', async ({
  page,
  site,
  parent,
}) => {
  await page.goto('/create')
  await add(page, 'Motion', 'Move 10 steps')
  await button(page, 'Games').click()
  await games(page).getByLabel('Game name').fill('   ')
  await button(page, 'Save this name').click()
  await expect(games(page).getByText('Enter a name of up to 100 letters.')).toBeVisible()
  await button(page, 'Cat moves').click()
  await button(page, 'Save this name').click()
  await expect(games(page).getByText('The game is now called Cat moves.')).toBeVisible()
  await button(page, 'New game').click()
  await expect(page.getByText('This is a new game. The one before is saved.')).toBeVisible()
  await expect(script(page)).toHaveCount(0)

  await add(page, 'Looks', 'Hide')
  await saveToAccount(page)
  await games(page).getByText('Games on this device', { exact: true }).click()
  await button(page, 'Delete Cat moves').click()
  await expect(games(page).getByText('Cat moves is deleted.')).toBeVisible()
  await games(page).getByRole('button', { name: 'Undo' }).click()
  await expect(games(page).getByText('Cat moves is back.')).toBeVisible()
  await button(page, 'Open Cat moves').click()
  await expect(page.getByText('Cat moves is open.')).toBeVisible()
  await expect(script(page).first()).toHaveAccessibleName('Move 10 steps, 1 of 1')
  expect(await accountGames(site, parent)).toHaveLength(1)

  await button(page, 'Games').click()
  await games(page).getByText('Games in your account', { exact: true }).click()
  await button(page, 'Open Cat hides').click()
  await expect(script(page).first()).toHaveAccessibleName('Hide, 1 of 1')
})

test('a signed-out visitor can sign in to save, and returns to the same game', async ({ page, site }) => {
  const parent = await signUp(site, 'Meera')
  await page.goto('/create')
  await add(page, 'Looks', 'Say Hello!')
  await button(page, 'Save').click()
  await page.getByRole('button', { name: 'Account too' }).click()
  await games(page).getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(parent.email)
  await page.getByLabel('Password').fill(parent.password)
  await button(page, 'Sign In').click()
  await expect(games(page).getByLabel('Game name')).toHaveValue('Cat says Hello!')
  await button(page, 'Save to your account').click()
  await expect(games(page).getByText('Saved to your account.')).toBeVisible()
  expect(await accountGames(site, parent)).toHaveLength(1)
})

test('a lost connection, an ended session and a game that is too big show a message, and the game stays', async ({
  page,
  site,
  parent,
  context,
}) => {
  await page.goto('/create')
  await add(page, 'Looks', 'Say Hello!')

  // The server stores the game but the response is lost: the retry sends later changes to the same game.
  await context.route('**/api/projects', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await button(page, 'Games').click()
  await button(page, 'Save to your account').click()
  await expect(games(page).getByText('No connection. Your latest changes are not in your account yet.')).toBeVisible()
  await context.unroute('**/api/projects')
  expect(await accountGames(site, parent)).toMatchObject([{ version: 1 }])
  await page.keyboard.press('Escape')
  await add(page, 'Motion', 'Turn right 15 degrees')
  await saveToAccount(page)
  expect(await accountGames(site, parent)).toMatchObject([{ version: 2 }])

  await page.keyboard.press('Escape')
  await context.route('**/api/projects/*', (route) => route.abort())
  await add(page, 'Motion', 'Move 10 steps')
  await button(page, 'Save').click()
  await expect(page.getByText('No connection. Your latest changes are not in your account yet.')).toBeVisible()
  await context.unroute('**/api/projects/*')
  await button(page, 'Save').click()
  await expect(page.getByText('Saved to your account.')).toBeVisible()
  expect(await accountGames(site, parent)).toMatchObject([{ version: 3 }])

  for (const [status, code, message] of [
    [409, 'too_many_projects', 'Your account is full.'],
    [429, 'too_many_requests', 'You have saved too often.'],
    [404, 'not_found', 'This game is no longer in your account. It is still on this device.'],
  ] as const) {
    await context.route('**/api/projects/*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status, json: { error: { code, message: '' } } }) : route.continue(),
    )
    await add(page, 'Motion', 'Move 10 steps')
    await button(page, 'Save').click()
    await expect(page.getByText(message)).toBeVisible()
    await context.unroute('**/api/projects/*')
  }
  await expect(script(page)).toHaveCount(6)

  const draft = await page.evaluate(() => localStorage.getItem('ankur-draft') ?? '')
  const big = JSON.parse(draft)
  big.project.sprites[0].lists = [{ id: 'l', name: 'l', items: Array.from({ length: 9000 }, (_, n) => `${n} ${'x'.repeat(60)}`) }]
  await page.goto('/healthz')
  await page.evaluate((text) => localStorage.setItem('ankur-draft', text), JSON.stringify(big))
  await page.goto('/create')
  await button(page, 'Games').click()
  await button(page, 'Save to your account').click()
  await expect(
    games(page).getByText(/This game is too big for your account \(\d+ KB\)\. The limit for one game is 512 KB/),
  ).toBeVisible()

  await page.goto('/healthz')
  await page.evaluate((text) => localStorage.setItem('ankur-draft', text), draft)
  await page.goto('/create')
  await fetch(`${site.url}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { authorization: `Bearer ${parent.accessToken}` },
  })
  await context.route('**/api/projects', (route) =>
    route.fulfill({ status: 401, json: { error: { code: 'no_session', message: '' } } }),
  )
  await button(page, 'Games').click()
  await button(page, 'Save to your account').click()
  await expect(page.getByText('You are signed out. Sign in to save to your account.').first()).toBeAttached()
  await expect(script(page)).toHaveCount(6)
})

testSignedIn('an account without games explains how to add the first one, and links to the Game Creator', async ({ page }) => {
  await page.goto('/dashboard')
  await page.getByText('Games in your account').click()
  const list = page.getByRole('region', { name: 'Games in your account' })
  await expect(list.getByText('Make your first game')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await list.getByRole('link', { name: 'Open the Game Creator' }).click()
  await expect(page).toHaveURL('/create')
})

test('games on the dashboard can be renamed, copied, downloaded, deleted and restored', async ({ page, site, parent }) => {
  await page.goto('/create')
  await add(page, 'Looks', 'Say Hello!')
  await saveToAccount(page)
  await page.goto('/dashboard')
  await page.getByText('Games in your account').click()
  const list = page.getByRole('region', { name: 'Games in your account' })
  await list.getByText('More options for Cat says Hello!').click()
  await button(page, 'Rename').click()
  await list.getByLabel('New name').fill('Greeting')
  await button(page, 'Save this name').click()
  await expect(list.getByText('The game is now called Greeting.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await button(page, 'Make a copy').click()
  await expect(list.getByText('The copy is called Greeting (copy).')).toBeVisible()
  expect((await accountGames(site, parent)).map(({ name }) => name).sort()).toEqual(['Greeting', 'Greeting (copy)'])

  const download = page.waitForEvent('download')
  await list.getByRole('listitem').filter({ hasNotText: 'copy)' }).getByRole('button', { name: 'Export as a file' }).click()
  expect((await download).suggestedFilename()).toBe('Greeting.sb3')

  await list.getByRole('listitem').filter({ hasNotText: 'copy)' }).getByRole('button', { name: 'Delete' }).click()
  await expect(list.getByText('Greeting is deleted.')).toBeFocused()
  expect(await accountGames(site, parent)).toHaveLength(1)
  await list.getByRole('button', { name: 'Undo' }).click()
  await expect(list.getByText('Greeting is back.')).toBeVisible()
  expect(await accountGames(site, parent)).toHaveLength(2)

  // Deleted, but the answer got lost: pressing again is enough, and Undo still brings it back.
  await loseFirstAnswer(page, '**/api/projects/*', 'DELETE')
  const greeting = list.getByRole('listitem').filter({ hasNotText: 'copy)' })
  await greeting.getByText('More options for Greeting').click()
  await greeting.getByRole('button', { name: 'Delete' }).click()
  await expect(list.getByText('No connection. Check your signal and try again.')).toBeVisible()
  expect(await accountGames(site, parent)).toHaveLength(1)
  await greeting.getByRole('button', { name: 'Delete' }).click()
  await expect(list.getByText('Greeting is deleted.')).toBeFocused()
  await list.getByRole('button', { name: 'Undo' }).click()
  await expect(list.getByText('Greeting is back.')).toBeVisible()
  expect(await accountGames(site, parent)).toHaveLength(2)
})
