/** The whole editor with a screen reader, with large text, and with one switch, in every state it can have. */
import type { Page } from '@playwright/test'
import { axeViolations } from '../every-page/axe-violations.ts'
import { expect, test } from '../fixtures.ts'
import { selectTurn } from '../sweep.ts'

const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Game Creator' }).getByRole('button', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const status = (page: Page) => page.locator('.creator__status')

async function add(page: Page, kind: string, name: string): Promise<void> {
  await page.getByRole('tab', { name: kind }).click()
  await page.getByRole('tabpanel').getByRole('button', { name, exact: true }).click()
}

/** On a phone the tools that do not fit in the toolbar are in the Menu. */
async function fromBar(page: Page, name: string): Promise<void> {
  const menu = button(page, 'Menu')
  if (!(await button(page, name).isVisible())) await menu.click()
  await button(page, name).click()
}

/** Its messages may still be loading. */
async function openDialog(page: Page, name: string): Promise<void> {
  await fromBar(page, name)
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** All states of the editor; `leave` restores what the next one expects. */
const states: readonly (readonly [
  name: string,
  come: (page: Page) => Promise<unknown>,
  leave?: (page: Page) => Promise<unknown>,
])[] = [
  ['a first visit', async () => {}],
  [
    'a game that was built',
    async (page) => {
      await add(page, 'Events', 'When space key pressed')
      await add(page, 'Control', 'Repeat 10 times')
      await add(page, 'Motion', 'Move 10 steps')
      await page.getByRole('button', { name: 'Move 10 steps, 3 of 3' }).focus()
      await page.keyboard.press('Alt+ArrowRight')
      await add(page, 'Control', 'If...then')
    },
  ],
  ['a chosen block', (page) => page.getByRole('button', { name: /^Move 10 steps, 1 of 1/ }).press('Enter')],
  ['a number that is changed', (page) => button(page, '10: change').last().click(), (page) => page.keyboard.press('Escape')],
  [
    'a condition that is chosen',
    (page) =>
      page
        .getByRole('button', { name: /: change$/ })
        .last()
        .click(),
    (page) => page.keyboard.press('Escape'),
  ],
  ['a game that runs', (page) => tool(page, 'Run').click()],
  [
    'a game that is held',
    async (page) => {
      await fromBar(page, 'Pause')
      if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
    },
  ],
  ['a look back', (page) => button(page, 'Look back').click(), (page) => button(page, 'Look back').click()],
  ['a game that was stopped', (page) => tool(page, 'Stop').click()],
  ['the games', (page) => openDialog(page, 'Games'), (page) => page.keyboard.press('Escape')],
  ['the activities', (page) => openDialog(page, 'Activities'), (page) => page.keyboard.press('Escape')],
  [
    'the settings',
    async (page) => {
      await fromBar(page, 'Settings')
      await page.getByRole('switch', { name: 'Play sound in games' }).click()
      await page.getByRole('switch', { name: 'Lock the layout' }).click()
    },
    (page) => button(page, 'Close settings').click(),
  ],
  ['a locked layout', async () => {}],
]

/**
 * Touch targets that are too small. Borders between panels are 24 px wide by design; a text field is as wide as its
 * text.
 */
async function smallTargets(page: Page): Promise<string[]> {
  return await page.locator('.creator, dialog[open]').evaluateAll((parts) =>
    parts.flatMap((part) =>
      [...part.querySelectorAll<HTMLElement>('button, select, input, summary, [role=switch]')].flatMap((each) => {
        // Elements below an open dialog cannot be pressed.
        if (!each.checkVisibility() || (document.querySelector('dialog[open]') && !each.closest('dialog'))) return []
        const { width, height } = (
          each.closest('label:has(input[type=radio], input[type=checkbox], input[type=file])') ?? each
        ).getBoundingClientRect()
        const isSmall = height < 43.5 || (width < 43.5 && !each.matches('input'))
        return isSmall ? [`${each.getAttribute('aria-label') ?? each.textContent}: ${width} x ${height}`] : []
      }),
    ),
  )
}

const looks = [
  { width: 1280, height: 900, colours: 'light', text: '100%' },
  { width: 360, height: 740, colours: 'dark', text: '100%' },
  { width: 640, height: 360, colours: 'calm', text: '100%' },
  { width: 320, height: 640, colours: 'light', text: '200%' },
] as const

for (const [turn, { width, height, colours, text }] of looks.entries()) {
  test(`no state of the editor has axe violations, small touch targets or overflow at ${width} x ${height}, ${colours}, text ${text}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript((theme) => {
      if (localStorage.getItem('ankur-comfort') === null)
        localStorage.setItem('ankur-comfort', JSON.stringify({ colours: theme }))
    }, colours)
    await page.goto('/create')
    await expect(tool(page, 'Run')).toBeVisible()
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text)
    const withAxe = new Set(selectTurn(states, turn, 2))
    for (const state of states) {
      const [name, come, leave] = state
      await test.step(name, async () => {
        await come(page)
        if (withAxe.has(state)) expect(await axeViolations(page)).toEqual([])
        expect(await smallTargets(page)).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        expect(overflow, 'no horizontal scrolling').toBeLessThanOrEqual(0)
        await leave?.(page)
      })
    }
  })
}

test('each change is announced once, with a button to undo it', async ({ page }) => {
  await page.goto('/create')
  await add(page, 'Control', 'Repeat 10 times')
  await add(page, 'Motion', 'Move 10 steps')
  await page.evaluate(() => {
    const announcements: string[] = []
    Object.assign(globalThis, { announcements })
    const line = document.querySelector('.creator__status[role=status]')
    if (!line) throw new Error('no status line')
    new MutationObserver(() => announcements.push(line.textContent ?? '')).observe(line, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  await page.getByRole('button', { name: 'Move 10 steps, 2 of 2' }).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page.getByRole('button', { name: 'Move 10 steps, 1 of 1, inside Repeat 10 times' })).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(status(page)).toHaveText('Removed Move 10 steps.Undo')
  await expect(page.getByRole('button', { name: 'Repeat 10 times, 1 of 1' })).toBeFocused()
  const announcements = await page.evaluate(() => (globalThis as unknown as { announcements: string[] }).announcements)
  expect(announcements).toEqual(['Move 10 steps is now inside.Undo', 'Removed Move 10 steps.Undo'])
})

// One switch moves from control to control like Tab, and presses like Enter.
test('a game is built, changed and run with only Tab and Enter', async ({ page }) => {
  await page.goto('/create')
  await expect(tool(page, 'Run')).toBeVisible()
  const controls = page.getByRole('group', { name: 'Game Creator' }).locator('a, button')
  expect(await controls.nth(0).textContent()).toContain('Home')
  expect(await controls.nth(1).textContent()).toContain('Run')

  const press = async (name: RegExp) => {
    for (let steps = 0; steps < 120; steps++) {
      await page.keyboard.press('Tab')
      const here = await page.evaluate(() => {
        const focused = document.activeElement
        return focused?.getAttribute('aria-label') ?? focused?.textContent?.replace('\n', ' ') ?? ''
      })
      if (!name.test(here.trim())) continue
      await page.keyboard.press('Enter')
      return
    }
    throw new Error(`no control named ${String(name)} was reached`)
  }
  await press(/^Move 10 steps$/)
  await expect(status(page)).toContainText('Added Move 10 steps')
  await press(/^Turn right 15 degrees$/)
  await press(/^Turn right 15 degrees, 2 of 2$/)
  await press(/^Up$/)
  await expect(page.getByRole('button', { name: 'Turn right 15 degrees, 1 of 2' })).toBeVisible()
  await press(/^10: change$/)
  await press(/^10 more$/)
  await press(/^Done$/)
  await expect(page.getByRole('button', { name: 'Move 20 steps, 2 of 2' })).toBeVisible()
  await press(/^Run$/)
  await expect(status(page)).toContainText('The game has ended.')
})

test('the focus follows a moved block, stays where a button replaces another, and is not taken by a sheet that opens late', async ({
  page,
}) => {
  await page.goto('/create')
  await add(page, 'Motion', 'Move 10 steps')
  await add(page, 'Motion', 'Turn right 15 degrees')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/number-sheet-[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Turn right 15 degrees, 2 of 2' }).press('Enter')
  await button(page, 'Up').focus()
  release()
  const sheet = page.getByRole('dialog', { name: 'Number' })
  await expect(sheet).toBeVisible()
  await expect(button(page, 'Up')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Turn right 15 degrees, 1 of 2' })).toBeFocused()

  // The next value replaces the sheet of the one before.
  await button(page, '10: change').press('Enter')
  await expect(sheet.getByRole('spinbutton')).toHaveValue('10')
  await expect(sheet).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(button(page, '10: change')).toBeFocused()

  await add(page, 'Events', 'When space key pressed')
  await tool(page, 'Run').click()
  await tool(page, 'Stop').press('Enter')
  await expect(tool(page, 'Back to start')).toBeFocused()
})

test('with reduced motion nothing is animated, and forced colours show what is selected', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  await page.goto('/create')
  await add(page, 'Motion', 'Move 10 steps')
  await add(page, 'Motion', 'Turn right 15 degrees')
  const border = (name: string) =>
    page.getByRole('button', { name }).evaluate((block) => {
      const { outlineStyle, borderWidth, borderColor } = getComputedStyle(block.closest('.block') ?? block)
      return `${outlineStyle} ${borderWidth} ${borderColor}`
    })
  await page.getByRole('button', { name: 'Move 10 steps, 1 of 2' }).press('Enter')
  expect(await border('Move 10 steps, 1 of 2')).not.toBe(await border('Turn right 15 degrees, 2 of 2'))
  await tool(page, 'Run').click()
  await expect(status(page)).toContainText('The game has ended.')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
