/** Games are exported and imported as Scratch files, by keyboard too; an invalid file changes nothing. */
import type { Page } from '@playwright/test'
import { newProject } from '@ankur/blocks/new-project'
import { checkSb3 } from '@ankur/blocks/sb3/check/check-sb3'
import { writeSb3 } from '@ankur/blocks/sb3/write'
import { axeViolations } from '../../every-page/axe-violations.ts'
import { expect, test } from '../../fixtures.ts'
import { asFile, buildSmallGame, button, bytesOf, dialog, names, openFileDialog, wanted } from '../small-game.ts'

// At this size all tools are in the toolbar; on a phone most are in the Menu.
test.use({ viewport: { width: 1280, height: 900 } })

async function choose(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  await openFileDialog(page)
  await page.getByLabel('Import a file').setInputFiles(asFile(name, bytes))
}

test('a game is exported as a file that Scratch accepts, and imported unchanged', async ({ page }) => {
  await page.goto('/create')
  await buildSmallGame(page)
  await button(page, 'Games').press('Enter')
  await expect(dialog(page, 'Games').getByRole('heading', { name: 'Games' })).toBeFocused()
  await button(page, 'Game file').press('Enter')
  await expect(dialog(page, 'Game file').getByRole('heading', { name: 'Game file' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'The file is ready')).toBeVisible()
  await expect(page.getByText('Blocks: 4')).toBeVisible()
  expect(await axeViolations(page, 'dialog')).toEqual([])
  const download = page.waitForEvent('download')
  await button(page, 'Save the file').press('Enter')
  const bytes = await bytesOf(download)
  expect((await download).suggestedFilename()).toBe('my-game.sb3')
  expect(checkSb3(bytes)).toEqual([])
  await expect(page.getByText('The file is saved in Downloads.')).toBeVisible()
  await expect(button(page, 'Games')).toBeFocused()

  await page.getByRole('button', { name: 'Repeat 10 times, 2 of 3' }).focus()
  await page.keyboard.press('Delete')
  await expect.poll(() => names(page)).toHaveLength(2)
  await button(page, 'Run').click()
  await choose(page, 'my-game.sb3', bytes)
  await expect(dialog(page, 'This game is in the file')).toContainText('Blocks: 4')
  await button(page, 'Open this game').click()
  await expect(page.getByText('The game from the file is open.')).toBeVisible()
  await expect.poll(() => names(page)).toEqual(wanted)
  const stored = await page.evaluate(() => localStorage.getItem('ankur-draft') ?? '')
  expect(stored).toContain('"picture":"cat"')
  expect(stored).toContain('"picture":"backdrop"')
  await expect(page.getByRole('group', { name: 'Cat: x 200, y 150' })).toBeVisible()
  await button(page, 'Run').click()
  await expect(page.getByRole('group', { name: 'Cat: x 300, y 150. Cat says: Hello!' })).toBeVisible()

  await button(page, 'Games').click()
  await page.getByText('Games on this device', { exact: true }).click()
  await button(page, 'Open Cat says Hello!').click()
  await expect.poll(() => names(page)).toHaveLength(2)
})

test('an invalid or too large file changes nothing and shows why', async ({ page }) => {
  await page.goto('/create')
  await buildSmallGame(page)
  for (const [bytes, why] of [
    [new TextEncoder().encode('not a game'), 'We cannot read the game in this file.'],
    [new Uint8Array([0x50, 0x4b, 3, 4, 9, 9, 9]), 'This file is damaged or did not download completely.'],
    [new Uint8Array(20 * 1024 * 1024 + 1), 'This file is too big.'],
  ] as const) {
    await choose(page, 'game.sb3', bytes)
    await expect(page.getByRole('alert')).toContainText(why)
    await expect(page.getByRole('alert')).toContainText('Nothing changed. Your game is as it was.')
    await button(page, 'Close').click()
  }
  await expect.poll(() => names(page)).toEqual(wanted)
})

test('a block that Ankur does not have says so on itself, explains it when pressed, and the rest of the game runs', async ({
  page,
}) => {
  const project = newProject()
  const plain = { inputs: [], fields: [], stacks: [] }
  const blocks = [
    { id: 'a', opcode: 'event_whenflagclicked', ...plain },
    { id: 'b', opcode: 'microbit_displayClear', ...plain },
    { id: 'c', opcode: 'motion_movesteps', ...plain, inputs: [{ name: 'STEPS', value: '100' }] },
  ]
  const sprites = project.sprites.map((sprite) => ({ ...sprite, scripts: [{ x: 0, y: 0, blocks }] }))
  const written = writeSb3({ ...project, sprites }, new Map())
  if (!written.ok) throw new Error('not written')
  await page.goto('/create')
  await choose(page, 'with-a-part.sb3', written.bytes)
  await button(page, 'Open this game').click()
  await expect.poll(() => names(page)).toHaveLength(3)
  const failing = page.locator('.script .block', { has: page.getByRole('button', { name: 'Cannot run here', exact: true }) })
  await expect(failing).toHaveCount(1)
  await expect(failing).toHaveCSS('border-style', 'dashed')
  await expect(failing.locator('.block__words')).toHaveText('display clear')
  await failing.getByRole('button', { name: 'Cannot run here' }).click()
  await expect(page.locator('.creator__said')).toContainText('The rest of the game runs. You can remove it')
  expect(await axeViolations(page)).toEqual([])
  await button(page, 'Run').click()
  await expect(page.getByRole('group', { name: 'Cat: x 300, y 150' })).toBeVisible()
})

test('pictures of an imported game are shown, also after a reload, and are exported again', async ({ page }) => {
  const project = newProject()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#123456"/></svg>'
  const costume = { name: 'box', picture: 'box', width: 40, height: 30, centerX: 20, centerY: 15, resolution: 1 }
  const sound = { name: 'pop', file: 'pop', seconds: 0 }
  const sprites = project.sprites.map((sprite) => ({ ...sprite, name: 'Box', costumes: [costume], sounds: [sound] }))
  const written = writeSb3({ ...project, sprites }, new Map([['box', new TextEncoder().encode(svg)]]))
  await page.goto('/create')
  await choose(page, 'box.sb3', written.ok ? written.bytes : new Uint8Array())
  await expect(dialog(page, 'This game is in the file')).toContainText('Sounds: 1')
  await expect(dialog(page, 'This game is in the file')).not.toContainText('Not here yet')
  await button(page, 'Keep my game').click()
  await button(page, 'Close').click()
  await expect(page.getByRole('region', { name: 'Script for Cat' })).toBeVisible()

  await choose(page, 'box.sb3', written.ok ? written.bytes : new Uint8Array())
  await button(page, 'Open this game').click()
  const picture = page.locator('.stage__sprite image')
  await expect(picture).toHaveAttribute('href', /^blob:/)
  await page.reload()
  await expect(picture).toHaveAttribute('href', /^blob:/)
  await openFileDialog(page)
  await button(page, 'Export as a file').click()
  const download = page.waitForEvent('download')
  await expect(dialog(page, 'The file is ready')).not.toContainText('not on this device')
  await button(page, 'Save the file').click()
  expect((await bytesOf(download)).includes('.svg')).toBe(true)
})

for (const language of ['en', 'hi', 'pa']) {
  test(`axe finds no violation in the file dialog on a small phone (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/healthz')
    await page.evaluate((chosen) => localStorage.setItem('ankur-language', chosen), language)
    await page.goto('/create')
    await page.locator('#creator-menu').click()
    await button(page, { en: 'Games', hi: 'गेम', pa: 'ਗੇਮਾਂ' }[language] ?? '').click()
    await button(page, { en: 'Game file', hi: 'गेम की फ़ाइल', pa: 'ਗੇਮ ਦੀ ਫ਼ਾਈਲ' }[language] ?? '').click()
    await expect(page.locator('.game-file')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    for (const target of await page.getByRole('dialog').locator('.button').all())
      expect((await target.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44)
  })
}
