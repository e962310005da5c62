/**
 * Measures the largest contentful paint of a page on a slow phone and connection, compared with a minimal page with
 * the same text in the same run. Run by `npm run bench -- paint`; arguments limit it to these paths. It asserts
 * nothing.
 */
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { listedGames } from '@ankur/games/listed-games'
import { theBrowser } from '../browser.ts'
import { sessionKey, sessionOf, signUp, type Parent } from '../fixtures.ts'
import { startSite } from '../site.ts'

const loads = Number(process.env.LOADS ?? 7)
const slower = 4
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }
const size = { width: 360, height: 616 }
const wanted = process.argv.slice(2)
const games = listedGames.map(({ url }) => url).filter((url) => url.startsWith('/games/'))
const paths = [
  '/games',
  ...games,
  '/sign-in',
  '/sign-up',
  '/autism-test/question/1',
  '/talk',
  '/create',
  '/materials',
  '/contact',
]

let bareHtml: Buffer = Buffer.from('')
const bareServer = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'cache-control': 'no-store' })
  response.end(bareHtml)
}).listen(0, 'localhost')
await once(bareServer, 'listening')
const bareUrl = `http://localhost:${(bareServer.address() as AddressInfo).port}/`

const site = await startSite()
try {
  const { executablePath, env, sandbox } = await theBrowser()
  const browser = await chromium.launch({ executablePath, chromiumSandbox: sandbox, env: { ...process.env, ...env } })
  const parent = await signUp(site, 'Manpreet')
  console.log(
    `\nLargest paint, ${slower} times as slow, 150 ms and 200 kB a second, median of ${loads}; bare page with the same words`,
  )
  for (const path of paths) {
    if (wanted.length === 0 || wanted.includes(path))
      await compare(browser, path, path.startsWith('/autism-test/') ? parent : null)
  }
  await browser.close()
} finally {
  bareServer.close()
  await site.close()
}

async function compare(browser: Browser, path: string, parent: Parent | null): Promise<void> {
  bareHtml = await bareOf(browser, site.url + path, parent)
  const found: { ours: number; bare: number }[] = []
  for (let load = 0; load < loads; load++) {
    found.push({ ours: await largestPaint(browser, site.url + path, parent), bare: await largestPaint(browser, bareUrl, null) })
  }
  const [ours, bare] = [median(found.map((each) => each.ours)), median(found.map((each) => each.bare))]
  console.log(
    `${path.padEnd(28)} ${ours.toFixed(0).padStart(6)} ms, bare ${bare.toFixed(0).padStart(5)} ms: ${(ours / bare).toFixed(2)}`,
  )
}

async function largestPaint(browser: Browser, url: string, parent: Parent | null): Promise<number> {
  const context = await visitor(browser, parent)
  const page = await context.newPage()
  const wire = await context.newCDPSession(page)
  await wire.send('Network.enable')
  await wire.send('Network.emulateNetworkConditions', line)
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  await context.close()
  return paint
}

/** The final text of the page, as a minimal HTML page. */
async function bareOf(browser: Browser, url: string, parent: Parent | null): Promise<Buffer> {
  const context = await visitor(browser, parent)
  const page: Page = await context.newPage()
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const lines = (await page.locator('body').innerText()).split('\n').filter((each) => each.trim() !== '')
  const title = await page.title()
  await context.close()
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">'
  const words = lines.map((each) => `<p>${each.replaceAll('<', '&lt;')}</p>`).join('')
  return brotliCompressSync(
    `<!doctype html><html lang="en"><head>${viewport}<title>${title}</title></head><body>${words}</body></html>`,
  )
}

async function visitor(browser: Browser, parent: Parent | null): Promise<BrowserContext> {
  const options = { viewport: size, locale: 'en-IN', timezoneId: 'Asia/Kolkata', serviceWorkers: 'block' } as const
  const session = parent && { name: sessionKey, value: JSON.stringify(await sessionOf(site, parent)) }
  const origins = session ? [{ origin: site.url, localStorage: [session] }] : []
  return await browser.newContext({ ...options, storageState: { cookies: [], origins } })
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
