/**
 * Measures how smoothly the Game Creator works with the CPU slowed down four times, compared with an empty page that
 * runs only an animation loop, in the same run and under the same pointer. Run by `npm run bench -- creator`; it
 * asserts nothing.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Project } from '@ankur/blocks/project'
import { theBrowser } from '../browser.ts'
import { startSite } from '../site.ts'
import { largeGame, longScript, movingSprites } from './large-games.ts'
import { compare, emptyPage, slower, type SlowedPage } from './slowed.ts'

const runMs = 4000
const blocksAdded = 20
const size = { width: 1280, height: 900 }

const site = await startSite()
try {
  const { executablePath, env, sandbox } = await theBrowser()
  const launched = { executablePath, chromiumSandbox: sandbox, env: { ...process.env, ...env } }
  const browser = await chromium.launch(launched)
  console.log(`\nGame Creator, ${slower} times as slow, beside an empty animation loop in the same run`)
  await compare(
    'dragging in a script of 200 blocks',
    await editor(browser, longScript(200)),
    await emptyPage(browser, size),
    dragAbout,
  )
  await compare(
    'a block added every second to a game of 500 blocks and 20 sprites',
    await editor(browser, largeGame(500, 20)),
    await emptyPage(browser, size),
    addBlocks,
  )
  await compare('50 sprites moving on the stage', await running(browser, movingSprites(50)), await emptyPage(browser, size), wait)
  const colored = await running(browser, movingSprites(50, true))
  await compare('the same 50, each in a new colour with every frame', colored, await emptyPage(browser, size), wait)
  await compareOneBlock(await editor(browser, longScript(200)), await emptyPage(browser, size))
  await browser.close()
} finally {
  await site.close()
}

/** Drags the block at one height up and down over the script and drops it; some blocks come from the palette. */
async function dragAbout(page: Page): Promise<void> {
  const script = { x: 330, from: 700, to: 420 }
  for (const [start, target] of [
    [{ x: script.x, y: script.from }, script.to],
    [{ x: script.x, y: script.to }, script.from],
    [{ x: 60, y: 460 }, script.to],
  ] as const) {
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(script.x + 60, script.to - 60, { steps: 30 })
    await page.mouse.move(script.x + 60, script.from + 60, { steps: 30 })
    await page.mouse.move(script.x + 40, target, { steps: 20 })
    await page.mouse.up()
  }
}

/** Adds blocks one after the other, with time in between for the effects of each change. */
async function addBlocks(page: Page): Promise<void> {
  for (let times = 0; times < 5; times++) {
    await page.locator('.palette__add, body > button').first().click()
    await wait(page, 1000)
  }
}

async function wait(page: Page, ms = runMs): Promise<void> {
  await page.waitForTimeout(ms)
}

async function editor(browser: Browser, project: Project): Promise<SlowedPage> {
  const page = await browser.newPage({ baseURL: site.url, viewport: size, locale: 'en-IN', serviceWorkers: 'block' })
  await page.goto('/healthz')
  await page.evaluate((draft) => localStorage.setItem('ankur-draft', draft), JSON.stringify({ ankur: 1, project, sprite: '' }))
  await page.goto('/create')
  await page.locator('[data-panel="workspace"] [data-block]').first().waitFor()
  return { page, wire: await page.context().newCDPSession(page) }
}

async function running(browser: Browser, project: Project): Promise<SlowedPage> {
  const slowed = await editor(browser, project)
  await slowed.page.keyboard.press('Control+Enter')
  return slowed
}

/**
 * From a press on the palette to the frame that shows the block; undone each time, so that it is always the 201st.
 */
async function compareOneBlock(ours: SlowedPage, bare: SlowedPage): Promise<void> {
  const times = await timesOf(ours, '.palette__add', () => ours.page.keyboard.press('Control+z'))
  const bareTimes = await timesOf(bare, 'button')
  const line = [0.5, 0.95].map((quantile) => {
    const [one, other] = [at(times, quantile), at(bareTimes, quantile)]
    return `${quantile === 0.5 ? 'median' : 'p95'} ${one.toFixed(0)} ms, ${(one / other).toFixed(1)} times one word added to an empty page`
  })
  console.log(`one block added to a script of 200: ${line.join('; ')}`)
}

async function timesOf({ page, wire }: SlowedPage, target: string, undo?: () => Promise<void>): Promise<number[]> {
  await page.bringToFront()
  const { x, y, width, height } = (await page.locator(target).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await recordPaintDelays(page)
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slower })
  for (let turn = 0; turn < blocksAdded; turn++) {
    await page.mouse.click(x + width / 2, y + height / 2)
    await page.waitForFunction((count) => (window as unknown as { benchShown: number[] }).benchShown.length > count, turn)
    await undo?.()
  }
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return page.evaluate(() => (window as unknown as { benchShown: number[] }).benchShown)
}

/** Records for each press the time until the frame after it was painted. */
function recordPaintDelays(page: Page): Promise<void> {
  return page.evaluate(() => {
    const shown: number[] = []
    ;(window as unknown as { benchShown: number[] }).benchShown = shown
    const note = ({ timeStamp }: Event) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => shown.push(performance.now() - timeStamp)
        port2.postMessage(null)
      })
    }
    addEventListener('click', note, { capture: true })
  })
}

function at(times: readonly number[], quantile: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * quantile))] ?? 0
}
