/**
 * Every sheet of the Game Creator in dark, calm and forced colours: readable, whole, and with visible choices and focus.
 * `npm test` opens each sheet in one of the looks, in rotation; `npm run sweep` opens each in all of them.
 */
import type { Page } from '@playwright/test'
import { axeViolations } from '../every-page/axe-violations.ts'
import { expect, test } from '../fixtures.ts'
import { selectTurn } from '../sweep.ts'
import { button, dialog } from './small-game.ts'

const isLaptop = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024
const chip = (page: Page, text: string) => page.locator('.script .chip', { hasText: text }).first()

/** On a phone in the Menu, on a laptop in the bar. */
async function fromBar(page: Page, name: string): Promise<void> {
  if (isLaptop(page)) return await button(page, name).first().click()
  await button(page, 'Menu').click()
  await dialog(page, 'Menu').getByRole('button', { name, exact: true }).click()
}

async function openLibrary(page: Page): Promise<void> {
  await button(page, isLaptop(page) ? 'Pictures' : 'Add')
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Add a picture' })).toBeVisible()
}

async function openWay(page: Page, name: string): Promise<void> {
  await openLibrary(page)
  await page.locator('.library__way', { hasText: name }).click()
}

/** Beside the stage of a laptop, in a sheet on a phone. */
async function openAbout(page: Page, tab: string): Promise<void> {
  if (!isLaptop(page)) await page.locator('.sprites__one[aria-pressed=true]').click()
  await page.locator('.about-tabs__one', { hasText: tab }).click()
}

async function openFromAbout(page: Page, name: string): Promise<void> {
  await openAbout(page, 'Sounds')
  await button(page, name).click()
}

const sheets: readonly (readonly [name: string, open: (page: Page) => Promise<unknown>, shown: string])[] = [
  ['library', openLibrary, '.library__kind'],
  ['costumes', (page) => openAbout(page, 'Costumes'), '.costumes-tab__one'],
  ['sounds', (page) => openAbout(page, 'Sounds'), '.sounds__tools'],
  ['name and place', (page) => openAbout(page, 'Name'), '.sprites__fields'],
  ['paint', (page) => openWay(page, 'Draw'), '.paint__tool'],
  ['photo', (page) => openWay(page, 'Photo'), '.stage-dialog'],
  ['recorder', (page) => openFromAbout(page, 'Record'), '.recorder__body'],
  ['sound library', (page) => openFromAbout(page, 'Sound library'), '.sounds-library'],
  ['number', (page) => chip(page, '10').click(), '.value-sheet, .chip-editor'],
  ['degrees', (page) => chip(page, '15').click(), '.value-sheet, .chip-editor'],
  ['words', (page) => chip(page, 'Hello!').click(), '.value-sheet, .chip-editor'],
  ['choices', (page) => chip(page, 'touching').click(), '.value-sheet, .chip-editor'],
  ['share', (page) => fromBar(page, 'Share'), '.share'],
  ['settings', (page) => fromBar(page, 'Settings'), '.creator-settings'],
  ['activities', (page) => fromBar(page, 'Activities'), '.activities'],
  [
    'ready games',
    async (page) => {
      await fromBar(page, 'Activities')
      await dialog(page, 'Activities').getByRole('button', { name: 'Ready games', exact: true }).click()
    },
    '.ready__one',
  ],
  ['games', (page) => fromBar(page, 'Games'), '.games-dialog'],
  ['sound and calm', (page) => fromBar(page, 'Sound and calm'), '.calm-sheet__one'],
  ['rungs', (page) => page.getByRole('button', { name: /^More/ }).first().click(), '.rungs__one'],
  ['backdrop', (page) => fromBar(page, 'Backdrop'), '.backdrops'],
]

/** Texts that are wider than their element. */
async function clipped(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const top = document.querySelector('dialog[open], .value-sheet, .paint') ?? document.querySelector('.about-pane')
    return [...(top?.querySelectorAll<HTMLElement>('button, label, h2, h3, p, strong, span') ?? [])].flatMap((each) => {
      const isShown = each.checkVisibility() && !each.closest('.only-heard') && each.clientWidth > 1
      return isShown && each.scrollWidth > each.clientWidth + 1 ? [`${each.className}: ${each.textContent}`] : []
    })
  })
}

const looks = [
  ['dark', 360, 616],
  ['calm', 360, 740],
  ['forced colours', 360, 616],
  ['dark', 1280, 800],
  ['forced colours', 1280, 800],
] as const

for (const [turn, [look, width, height]] of looks.entries()) {
  const chosen = selectTurn(sheets, turn, looks.length)
  test(`no sheet has axe violations, clipped texts or an invisible focus at ${width} x ${height}, ${look}`, async ({ page }) => {
    const isForced = look === 'forced colours'
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' })
    await page.addInitScript(
      (theme) => localStorage.setItem('ankur-comfort', JSON.stringify({ colours: theme })),
      isForced ? 'light' : look,
    )
    await page.goto('/create')
    for (const [kind, ...places] of [
      ['motion', 0, 1],
      ['looks', 0],
      ['control', 2],
    ] as const) {
      await page.locator(`[data-kind=${kind}]`).click()
      for (const at of places) await page.locator('.palette__add').nth(at).click()
    }
    for (const [name, open, shown] of chosen) {
      await test.step(name, async () => {
        await page.goto('/create')
        await open(page)
        await expect(page.locator(shown).first()).toBeVisible()
        expect(await axeViolations(page)).toEqual([])
        expect(await clipped(page)).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        expect(overflow, 'no horizontal scrolling').toBeLessThanOrEqual(0)
        await page.keyboard.press('Tab')
        const ring = await page.evaluate(() => {
          const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
          const around = getComputedStyle(document.activeElement?.parentElement ?? document.body)
          return [`${outlineStyle} ${outlineWidth}`, `${around.outlineStyle} ${around.outlineWidth}`]
        })
        expect(ring.join(), 'the focus is visible').toMatch(/solid [2-9]px/)
      })
    }
  })
}

test('in forced colours the chosen tool, size, colour, tab and category have an outline', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 616 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/create')
  const outlined = async (place: string) => {
    await expect(page.locator(`${place}[aria-pressed=true]`)).toHaveCSS('outline-style', 'solid')
    await expect(page.locator(`${place}[aria-pressed=false]`).first()).toHaveCSS('outline-style', 'none')
  }
  await openAbout(page, 'Costumes')
  await outlined('.about-tabs__one')
  await page.keyboard.press('Escape')
  await openLibrary(page)
  await outlined('.library__kind')
  await page.locator('.library__way', { hasText: 'Draw' }).click()
  for (const place of ['.paint__tool', '.paint__size', '.paint__swatch']) await outlined(place)
})
