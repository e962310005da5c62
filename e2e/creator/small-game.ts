/** The game that tests of the Game Creator build: when the flag is clicked, ten times ten steps, then "Hello!". */
import { readFileSync } from 'node:fs'
import type { Download, Locator, Page } from '@playwright/test'
import { readSb3 } from '@ankur/blocks/sb3/read'
import { parseScenario, traceLines } from '@ankur/blocks/trace'
import { expect } from '../fixtures.ts'

/** The accessible names of its blocks, in order. */
export const wanted = [
  'When flag clicked, 1 of 3',
  'Repeat 10 times, 2 of 3',
  'Move 10 steps, 1 of 1, inside Repeat 10 times',
  'Say Hello!, 3 of 3',
]

export function script(page: Page): Locator {
  return page.getByRole('region', { name: /^Script for/ }).getByRole('button', { name: /, \d+ of \d+/ })
}

export async function names(page: Page): Promise<(string | null)[]> {
  return await script(page).evaluateAll((blocks) => blocks.map((block) => block.getAttribute('aria-label')))
}

export const tab = (page: Page, name: string) => page.getByRole('tab', { name })
export const block = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('button', { name, exact: true })
export const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Game Creator' }).getByRole('button', { name, exact: true })
export const stage = (page: Page, name: RegExp | string) => page.getByRole('group', { name })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Builds the game in the fastest way, for tests about something else. */
export async function buildSmallGame(page: Page): Promise<void> {
  const add = async (kind: string, name: string) => {
    await tab(page, kind).click()
    await block(page, name).click()
  }
  await add('Events', 'When flag clicked')
  await add('Control', 'Repeat 10 times')
  await add('Motion', 'Move 10 steps')
  await page.getByRole('button', { name: 'Move 10 steps, 3 of 3' }).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await add('Looks', 'Say Hello!')
  await expect.poll(() => names(page)).toEqual(wanted)
}

/** Opens the dialog for exporting and importing games. */
export async function openFileDialog(page: Page): Promise<void> {
  await button(page, 'Games').click()
  await button(page, 'Game file').click()
}

/** The bytes of a download. */
export async function bytesOf(download: Promise<Download>): Promise<Buffer> {
  return readFileSync(await (await download).path())
}

export function asFile(name: string, bytes: Uint8Array) {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) }
}

/**
 * The positions of the cat in an exported file, in order, according to the reference interpreter: in pixels from the
 * left.
 */
export function placesByReference(bytes: Uint8Array): number[] {
  const read = readSb3(bytes)
  const parsed = parseScenario({ frames: 40 })
  if (!read.ok || !parsed.ok) throw new Error('the file has no game')
  const lines = [...traceLines(read.project, parsed.scenario)] as { sprites: { x: number }[] }[]
  return withoutRepeats(lines.map(({ sprites }) => (sprites[0]?.x ?? Number.NaN) + 240))
}

/**
 * Starts recording the position of the cat on the stage; the returned function gives the positions without repeats.
 */
export async function watchPlaces(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const picture = document.querySelector('.stage__picture')
    const seen: string[] = []
    const note = () => seen.push(picture?.getAttribute('aria-label') ?? '')
    note()
    if (picture) new MutationObserver(note).observe(picture, { attributeFilter: ['aria-label'] })
    Object.assign(window, { placesSeen: seen })
  })
  return async () => {
    const seen = await page.evaluate(() => (window as unknown as { placesSeen: string[] }).placesSeen)
    return withoutRepeats(seen.map((label) => Number(/^Cat: x (-?\d+), y 150/.exec(label)?.[1])))
  }
}

function withoutRepeats(places: readonly number[]): number[] {
  return places.filter((place, index) => place !== places[index - 1])
}
