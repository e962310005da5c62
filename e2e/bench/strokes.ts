/**
 * Measures how smoothly painting and building work with the CPU slowed down four times, compared with an empty page
 * that runs only an animation loop, in the same run and under the same pointer. Run by `npm run bench -- strokes`; it
 * asserts nothing.
 */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { addPicture } from '@ankur/blocks/new-project'
import type { Project } from '@ankur/blocks/project'
import { theBrowser } from '../browser.ts'
import { startSite } from '../site.ts'
import { type Frames, framesDuring, sumOf } from './frames.ts'
import { longScript } from './large-games.ts'

const slower = 4
const rounds = 3
const strokes = 6
const phone = { width: 360, height: 616 }

const site = await startSite()
try {
  const { executablePath, env, sandbox } = await theBrowser()
  const browser = await chromium.launch({ executablePath, chromiumSandbox: sandbox, env: { ...process.env, ...env } })
  console.log(`\nPainting and building, ${slower} times as slow, beside an empty animation loop in the same run`)
  await compare('painting with the brush', await studio(browser), await empty(browser), paint)
  await compare('building in 500 blocks and 20 sprites', await editor(browser), await empty(browser), build)
  await browser.close()
} finally {
  await site.close()
}

interface SlowedPage {
  readonly page: Page
  readonly wire: CDPSession
}

async function compare(name: string, ours: SlowedPage, bare: SlowedPage, work: (page: Page) => Promise<void>): Promise<void> {
  const [own, other]: [Frames[], Frames[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    own.push(await framesOf(ours, work))
    other.push(await framesOf(bare, work))
  }
  console.log(`${name}: ${describeFrames(sumOf(own))}; empty loop: ${describeFrames(sumOf(other))}`)
  await Promise.all([ours.page.context().close(), bare.page.context().close()])
}

function describeFrames({ count, missed, long, longestMs }: Frames): string {
  const share = ((100 * missed) / count).toFixed(1)
  return `${missed} of ${count} frames over 16.7 ms (${share} %), ${long} over 50 ms, the longest ${longestMs.toFixed(0)} ms`
}

async function framesOf({ page, wire }: SlowedPage, work: (page: Page) => Promise<void>): Promise<Frames> {
  await page.bringToFront()
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const frames = await framesDuring(page, () => work(page))
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return frames
}

/** Wave-shaped strokes over the page, each of eighty points. */
async function paint(page: Page): Promise<void> {
  for (let row = 0; row < strokes; row++) {
    const y = 110 + row * 25
    await page.mouse.move(40, y)
    await page.mouse.down()
    for (let at = 1; at <= 20; at++) await page.mouse.move(40 + at * 11, y + 20 * Math.sin(at), { steps: 4 })
    await page.mouse.up()
  }
}

/** Adds blocks, undoes one, selects other sprites and scrolls through the script. */
async function build(page: Page): Promise<void> {
  for (let turn = 0; turn < 4; turn++) {
    await page.mouse.click(90, 515)
    await page.mouse.move(120, 350)
    for (let times = 0; times < 6; times++) await page.mouse.wheel(0, turn % 2 === 0 ? -400 : 400)
    await page.mouse.click(90, 565)
    await page.keyboard.press('Control+z')
    await page.mouse.click(314, 150)
    await page.mouse.click(314, 80)
  }
}

async function opened(browser: Browser, before: (page: Page) => Promise<void>): Promise<SlowedPage> {
  const context = await browser.newContext({ baseURL: site.url, viewport: phone, locale: 'en-IN', serviceWorkers: 'block' })
  const page = await context.newPage()
  await before(page)
  return { page, wire: await context.newCDPSession(page) }
}

function studio(browser: Browser): Promise<SlowedPage> {
  return opened(browser, async (page) => {
    await page.goto('/create')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: /^Draw/ }).click()
    await page.getByRole('application').waitFor()
  })
}

function editor(browser: Browser): Promise<SlowedPage> {
  return opened(browser, async (page) => {
    await page.goto('/healthz')
    const draft = JSON.stringify({ ankur: 1, project: largeGame(), sprite: '' })
    await page.evaluate((stored) => localStorage.setItem('ankur-draft', stored), draft)
    await page.goto('/create')
    await page.locator('[data-panel="workspace"] [data-block]').first().waitFor()
  })
}

function largeGame(): Project {
  let project = longScript(500)
  for (let at = 1; at < 20; at++) {
    project = addPicture(project, 'duck', { name: `Duck ${at}`, x: (at % 10) * 40 - 180, y: (at % 7) * 40 - 120 })
  }
  return project
}

function empty(browser: Browser): Promise<SlowedPage> {
  return opened(browser, (page) => page.setContent('<!doctype html><title>empty</title><p>Nothing</p>'))
}
