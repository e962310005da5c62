/** What the presets of "Sound and calm" show by themselves: a sample after a press, and a wave at the end of a run. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { block, button, dialog, stage, tool } from './small-game.ts'

test.use({ viewport: { width: 1280, height: 800 } })

async function choosePreset(page: Page, name: RegExp): Promise<void> {
  await button(page, 'Sound and calm').click()
  await dialog(page, 'Sound and calm').getByRole('button', { name }).click()
  await page.keyboard.press('Escape')
}

/** One move and a character from the library, which has three costumes. */
async function addGirl(page: Page): Promise<void> {
  await page.goto('/create')
  await button(page, 'Pictures').click()
  const library = dialog(page, 'Add a picture')
  await library.getByRole('searchbox').fill('girl')
  await library.getByRole('button', { name: /^Girl, 1 of/ }).click()
  await block(page, 'Move 10 steps').click()
  await expect(page.locator('.stage__picture .stage__sprite image')).toHaveCount(1)
}

/** Each picture that the girl shows from now on. */
async function watchPictures(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(globalThis, { picturesSeen: seen })
    const stage = document.querySelector('.stage__picture')
    const note = () => seen.add(stage?.querySelector('.stage__sprite image, .stage__clip > g image')?.getAttribute('href') ?? '')
    note()
    if (stage) new MutationObserver(note).observe(stage, { subtree: true, childList: true, attributeFilter: ['href'] })
  })
  return () => page.evaluate(() => (globalThis as unknown as { picturesSeen: Set<string> }).picturesSeen.size)
}

test('at the end of a run in Lively a character waves, and the game keeps its costume', async ({ page }) => {
  await addGirl(page)
  await choosePreset(page, /^Lively/)
  const girl = page.locator('.stage__picture .stage__sprite image').first()
  const before = await girl.getAttribute('href')
  const seen = await watchPictures(page)
  await tool(page, 'Run').click()
  await expect.poll(seen).toBe(2)
  await expect(girl).toHaveAttribute('href', before ?? '')
  await expect(stage(page, /Girl: x/)).toBeVisible()
})

for (const [name, preset, movement] of [
  ['in Soft', /^Soft/, 'phone'],
  ['in Quiet', /^Quiet/, 'phone'],
  ['with less movement', /^Lively/, 'less'],
] as const) {
  test(`a character keeps its costume at the end of a run ${name}`, async ({ page }) => {
    await page.addInitScript((wanted) => localStorage.setItem('ankur-comfort', JSON.stringify({ movement: wanted })), movement)
    await addGirl(page)
    await choosePreset(page, preset)
    const seen = await watchPictures(page)
    await tool(page, 'Run').click()
    await expect(stage(page, /Girl: x 290/)).toBeVisible()
    await tool(page, 'Run').click()
    await expect(stage(page, /Girl: x 300/)).toBeVisible()
    expect(await seen()).toBe(1)
  })
}

test('a preset is shown in its picture after a press; nothing moves before, and Quiet never', async ({ page }) => {
  await page.goto('/create')
  await button(page, 'Sound and calm').click()
  const calm = dialog(page, 'Sound and calm')
  await expect(calm.getByRole('button', { name: /^Soft/ })).toHaveAttribute('aria-pressed', 'true')
  const moving = () =>
    calm.evaluate((sheet) =>
      [...new Set([...sheet.querySelectorAll('svg *')].map((each) => getComputedStyle(each).animationName))].toSorted(),
    )
  expect(await moving()).toEqual(['none'])
  await calm.getByRole('button', { name: /^Lively/ }).click()
  expect(await moving()).toEqual(['calm-sheet-appear', 'calm-sheet-appear, calm-sheet-wave', 'calm-sheet-walk', 'none'])
  await calm.getByRole('button', { name: /^Soft/ }).click()
  expect(await moving()).toEqual(['calm-sheet-appear', 'calm-sheet-walk', 'none'])
  await calm.getByRole('button', { name: /^Quiet/ }).click()
  expect(await moving()).toEqual(['none'])
})
