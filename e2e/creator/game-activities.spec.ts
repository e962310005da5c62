import type { Page } from '@playwright/test'
import { axeViolations } from '../every-page/axe-violations.ts'
import { expect, test } from '../fixtures.ts'
import { enlargeText, inEachLook, widerThanItself } from '../every-page/looks.ts'

// At this size all tools are in the toolbar; on a phone most are in the Menu.
test.use({ viewport: { width: 1280, height: 900 } })

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** In the toolbar; an empty script has a second button. */
const activities = (page: Page) =>
  page.getByRole('group', { name: 'Game Creator', exact: true }).getByRole('button', { name: 'Activities', exact: true })
const block = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('button', { name, exact: true })
const announcement = (page: Page) => page.locator('.creator__said')
const strip = (page: Page, title: string) => page.getByRole('region', { name: `Activity: ${title}` })
const scriptNames = (page: Page) =>
  page
    .getByRole('region', { name: 'Script for Cat' })
    .getByRole('button', { name: /, \d+ of \d+/ })
    .evaluateAll((blocks) => blocks.map((each) => each.getAttribute('aria-label')))

const nameOf = { en: 'Activities', hi: 'गतिविधियाँ', pa: 'ਗਤੀਵਿਧੀਆਂ' }

async function add(page: Page, kind: string, name: string): Promise<void> {
  await page.getByRole('tab', { name: kind }).click()
  await block(page, name).click()
}

async function open(page: Page, title: string): Promise<void> {
  await activities(page).click()
  await page.getByRole('dialog').getByRole('button', { name: title, exact: true }).click()
  await expect(strip(page, title).getByRole('heading')).toBeFocused()
}

test('an activity gives two steps, checks what the cat does, and leaves the own game unchanged', async ({ page }) => {
  await page.goto('/create')
  await add(page, 'Motion', 'Turn right 15 degrees')
  const own = await page.evaluate(() => localStorage.getItem('ankur-draft'))

  await open(page, 'Make the cat move')
  await expect(announcement(page)).toHaveText('First: Open Motion. Tap "Move 10 steps". Then: Press "Run".')
  expect(await scriptNames(page)).toEqual([])
  await add(page, 'Motion', 'Turn right 15 degrees')
  await tool(page, 'Run').click()
  await expect(announcement(page)).toHaveText('Not yet: the cat has not moved 10 steps.')
  await add(page, 'Motion', 'Move 10 steps')
  await tool(page, 'Run').click()
  await expect(announcement(page)).toHaveText('The cat moved.')
  await expect(strip(page, 'Make the cat move').getByText('The cat moved.')).toBeVisible()

  // After a reload both the script and the step are still there.
  await page.reload()
  await expect(strip(page, 'Make the cat move')).toBeVisible()
  expect(await scriptNames(page)).toEqual(['Turn right 15 degrees, 1 of 2', 'Move 10 steps, 2 of 2'])
  await tool(page, 'Start again').click()
  await expect.poll(() => scriptNames(page)).toEqual([])
  await tool(page, 'Undo').first().click()
  await expect.poll(async () => (await scriptNames(page)).length).toBe(2)

  await tool(page, 'Back to my game').click()
  await expect(page).toHaveURL('/create')
  await expect.poll(() => scriptNames(page)).toEqual(['Turn right 15 degrees, 1 of 1'])
  expect(await page.evaluate(() => localStorage.getItem('ankur-draft'))).toBe(own)
  await activities(page).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /Make the cat move.*You have made this one/ })).toHaveCount(1)
  await expect(page.getByText(/\d+ (of|points)/)).toHaveCount(0)
})

test('the result of an activity can become an own game, and the own game before it is kept', async ({ page }) => {
  await page.goto('/create?activity=move')
  await tool(page, 'Back to my game').click()
  await expect(announcement(page)).toHaveText('This is your own game.')
  await add(page, 'Motion', 'Turn right 15 degrees')
  await open(page, 'Make the cat move')
  await add(page, 'Motion', 'Move 10 steps')
  await tool(page, 'Save as my own game').click()
  await expect(announcement(page)).toHaveText('This is now your own game. The one before is saved.')
  await expect(page).toHaveURL('/create')
  expect(await scriptNames(page)).toEqual(['Move 10 steps, 1 of 1'])
  await tool(page, 'Games').click()
  await expect(page.getByRole('textbox', { name: 'Game name' })).toHaveValue('Make the cat move')
  await page.getByText('Games on this device', { exact: true }).click()
  await page.getByRole('button', { name: /^Open .*turn/i }).click()
  await expect.poll(() => scriptNames(page)).toEqual(['Turn right 15 degrees, 1 of 1'])
})

test('all eight activities succeed if their steps are followed', async ({ page }) => {
  test.slow()
  await page.goto('/create')
  await open(page, 'Make the cat move')
  await add(page, 'Motion', 'Move 10 steps')
  await runs(page, 'The cat moved.')

  await next(page, 'Make the cat speak')
  await add(page, 'Looks', 'Say Hello!')
  await runs(page, 'The cat said something.')

  await next(page, 'Make the cat turn')
  await add(page, 'Motion', 'Turn right 15 degrees')
  await runs(page, 'The cat turned.')

  await next(page, 'Make the cat move many times')
  await add(page, 'Motion', 'Move 10 steps')
  await putInside(page, /^Move 10 steps, 2 of 2/, 1)
  await runs(page, 'The cat moved many times.')

  await next(page, 'Make the cat wait')
  await add(page, 'Control', 'Wait 1 second')
  await add(page, 'Looks', 'Say Hello!')
  await runs(page, 'The cat waited, then did something.')

  await next(page, 'Make the cat bigger')
  await add(page, 'Looks', 'Change size by 10')
  await runs(page, 'The cat is bigger now.')

  await next(page, 'Make a key do something')
  await add(page, 'Events', 'When space key pressed')
  await add(page, 'Motion', 'Move 10 steps')
  await tool(page, 'Run').click()
  await page.getByRole('group', { name: 'Keys of this game' }).getByRole('button', { name: 'space' }).click()
  await expect(announcement(page)).toHaveText('A key was pressed, and the cat did something.')

  await next(page, 'Make something happen at the edge')
  await add(page, 'Looks', 'Say Hello!')
  await putInside(page, /^Say Hello!, 2 of 2/, 2)
  await runs(page, 'The cat reached the edge and did something.')
  await expect(page.getByRole('button', { name: /^Next activity/ })).toHaveCount(0)
})

test('an activity can be completed and left with the keyboard alone, and also left with Back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/create')
  await activities(page).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Make the cat speak' }).press('Enter')
  await expect(strip(page, 'Make the cat speak').getByRole('heading')).toBeFocused()
  await page.getByRole('tab', { name: 'Motion' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await expect(strip(page, 'Make the cat speak').getByText('The cat said something.')).toBeVisible()
  await page.goBack()
  await expect(strip(page, 'Make the cat speak')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Game Creator' })).toBeVisible()
  await page.goto('/create?activity=nonsense')
  await expect(page).toHaveURL('/create')
})

test('if an adult allows six blocks, only the activities that need no other are offered', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ankur-lock', JSON.stringify({ palette: 6 })))
  await page.goto('/create')
  await activities(page).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /cat/ })).toHaveCount(4)
  await expect(page.getByText('Turn on more blocks to see more activities here.')).toBeVisible()
  await page.goto('/create?activity=edge')
  await expect(page).toHaveURL('/create')
})

test('the list and the steps of activities fit a small phone at 200 % text size, and axe finds no violation, in every language and theme', async ({
  page,
}) => {
  await inEachLook(page, { path: '/create?activity=edge' }, async ({ language }) => {
    await expect(page.locator('.activity')).toBeVisible()
    expect(await axeViolations(page, '.activity')).toEqual([])
    await page.locator('#creator-menu').click()
    await page.getByRole('button', { name: nameOf[language], exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await axeViolations(page, 'dialog')).toEqual([])
    await enlargeText(page)
    expect(await widerThanItself(page, ['html', 'dialog', '.activity'])).toEqual([])
  })
})

async function runs(page: Page, seen: string): Promise<void> {
  await tool(page, 'Run').click()
  await expect(page.locator('.activity__result')).toHaveText(seen)
}

async function next(page: Page, title: string): Promise<void> {
  await tool(page, `Next activity: ${title}`).click()
  await expect(strip(page, title)).toBeVisible()
}

async function putInside(page: Page, name: RegExp, times: number): Promise<void> {
  // Pressed beside its value, which would open the value dialog.
  await page.getByRole('button', { name }).click({ position: { x: 200, y: 8 } })
  for (let time = 0; time < times; time++) await tool(page, 'Put inside').click()
}
