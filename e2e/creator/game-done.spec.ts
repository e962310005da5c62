/** A game is built, run, undone, saved, reopened, exported and imported, with each input method alone. */
import type { Page } from '@playwright/test'
import { checkSb3 } from '@ankur/blocks/sb3/check/check-sb3'
import { expect, test } from '../fixtures.ts'
import {
  asFile,
  block,
  button,
  bytesOf,
  dialog,
  names,
  placesByReference,
  stage,
  tab,
  tool,
  wanted,
  watchPlaces,
} from './small-game.ts'
import { byKeyboard, byMouse, bySwitch, byTouch, type InputMethod } from '../accounts/input-methods.ts'

const asPhone = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } }
const asComputer = { viewport: { width: 1280, height: 900 } }

for (const [name, wayOf, device] of [
  ['by mouse', byMouse, asComputer],
  ['by touch', byTouch, asPhone],
  ['by keyboard alone', byKeyboard, asComputer],
  ['by one switch', bySwitch, asPhone],
] as const) {
  test(`a child makes and exports a game ${name}`, async ({ browser, site }) => {
    const page = await browser.newPage({ baseURL: site.url, locale: 'en-IN', serviceWorkers: 'block', ...device })
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto('/create')
    const way = wayOf(page)
    await build(page, way)
    const seen = await run(page, way)
    await undoAndRedo(page, way)
    await saveAndReopen(page, way)

    const bytes = await exportGame(page, way)
    expect(checkSb3(bytes)).toEqual([])
    expect(seen).toEqual(placesByReference(bytes))
    expect(seen).toEqual([200, 210, 220, 230, 240, 250, 260, 270, 280, 290, 300])

    await way.press(button(page, 'Say Hello!, 3 of 3'))
    await way.press(button(page, 'Remove'))
    await expect.poll(() => names(page)).toHaveLength(3)
    await importGame(page, way, bytes)
    await expect.poll(() => names(page)).toEqual(wanted)
    expect(await run(page, way)).toEqual(seen)
    expect(faults).toEqual([])
    await page.close()
  })
}

async function build(page: Page, { press, putInside }: InputMethod): Promise<void> {
  for (const [kind, name] of [
    ['Events', 'When flag clicked'],
    ['Control', 'Repeat 10 times'],
    ['Motion', 'Move 10 steps'],
  ] as const) {
    await press(tab(page, kind))
    await press(block(page, name))
    await expect(page.getByText(`Added ${name}.`)).toBeVisible()
  }
  await putInside('Move 10 steps, 3 of 3')
  await expect.poll(() => names(page)).toEqual(wanted.slice(0, 3).map((each) => each.replace('of 3', 'of 2')))
  await press(tab(page, 'Looks'))
  await press(block(page, 'Say Hello!'))
  await expect.poll(() => names(page)).toEqual(wanted)
}

/** The positions of the cat, from the start to the end of the game. */
async function run(page: Page, { press }: InputMethod): Promise<number[]> {
  const seen = await watchPlaces(page)
  await press(tool(page, 'Run'))
  await expect(page.getByText('The game has ended.')).toBeVisible()
  await expect(stage(page, 'Cat: x 300, y 150. Cat says: Hello!')).toBeVisible()
  const places = await seen()
  await press(tool(page, 'Back to start'))
  await expect(stage(page, 'Cat: x 200, y 150')).toBeVisible()
  return places
}

async function undoAndRedo(page: Page, { press }: InputMethod): Promise<void> {
  await press(tool(page, 'Undo'))
  await expect.poll(() => names(page)).toHaveLength(3)
  await press(tool(page, 'Redo'))
  await expect.poll(() => names(page)).toEqual(wanted)
}

async function saveAndReopen(page: Page, { press }: InputMethod): Promise<void> {
  await fromBar(page, press, 'Save')
  await expect(page.getByText(/Saved on this (phone|device)\./).first()).toBeVisible()
  await page.reload()
  await expect.poll(() => names(page)).toEqual(wanted)
}

async function exportGame(page: Page, { press }: InputMethod): Promise<Buffer> {
  await fromBar(page, press, 'Games')
  await press(button(page, 'Game file'))
  await press(button(page, 'Export as a file'))
  await expect(dialog(page, 'The file is ready')).toBeVisible()
  const download = page.waitForEvent('download')
  await press(button(page, 'Save the file'))
  return await bytesOf(download)
}

async function importGame(page: Page, { press }: InputMethod, bytes: Uint8Array): Promise<void> {
  await fromBar(page, press, 'Games')
  await press(button(page, 'Game file'))
  const chooser = page.waitForEvent('filechooser')
  await press(page.getByLabel('Import a file'))
  await (await chooser).setFiles(asFile('my-game.sb3', bytes))
  await press(button(page, 'Open this game'))
  await expect(page.getByText('The game from the file is open.')).toBeVisible()
}

/** On a phone the tools that do not fit in the toolbar are in the Menu. */
async function fromBar(page: Page, press: InputMethod['press'], name: string): Promise<void> {
  const menu = button(page, 'Menu')
  if (await menu.isVisible()) await press(menu)
  await press(button(page, name))
}
