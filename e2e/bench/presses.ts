/**
 * Measures the time from a touch to the frame after the first visible change, with the CPU slowed down four times: in
 * all eight games, the garden and the hub. Compared with a page with one button, pressed after each measured press in
 * the same run. Run by `npm run bench -- presses`; it asserts nothing.
 */
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import { theBrowser } from '../browser.ts'
import { type PlayedGame, playables } from '../games/play.ts'
import { startSite } from '../site.ts'
import { slower } from './slowed.ts'

const size = { width: 360, height: 616 }
const played = { level: 3, seed: 5 } as const
/** The longest acceptable delay. */
const limitMs = 100
const restMs = 900
const bareRestMs = 300
const patienceMs = 20_000

interface Press {
  readonly name: string
  readonly target: Locator
}

const site = await startSite()
try {
  const { executablePath, env, sandbox } = await theBrowser()
  const browser = await chromium.launch({ executablePath, chromiumSandbox: sandbox, env: { ...process.env, ...env } })
  console.log(`\nFrom a press to something seen, ${slower} times as slow, in ms; ${limitMs} at most, and beside a bare button`)
  const bare = await openBare(browser)
  for (const game of Object.keys(playables) as PlayedGame[]) {
    const page = await opened(browser, playables[game].path, { settings: { sensory: 'lively' }, games: { [game]: played } })
    await page.locator('.game__stage').waitFor()
    await reportTimes(game, page, bare, pressesOf(page, game))
  }
  const grown = await opened(browser, '/games/garden', { games: { memory: { grown: [1, 2] } } })
  const plants = grown.locator('.bed__plant')
  await reportTimes('garden', grown, bare, [
    { name: 'plant', target: plants.first() },
    { name: 'another plant', target: plants.last() },
  ])
  const hub = await opened(browser, '/games', {})
  await reportTimes('hub', hub, bare, [{ name: 'picture', target: hub.locator('.game-card__door').first() }])
  await browser.close()
} finally {
  await site.close()
}

async function opened(browser: Browser, path: string, progress: object): Promise<Page> {
  const options = { baseURL: site.url, viewport: size, hasTouch: true, locale: 'en-IN', serviceWorkers: 'block' } as const
  const page = await browser.newPage(options)
  await page.goto('/healthz')
  await page.evaluate((stored) => localStorage.setItem('ankur-progress', stored), JSON.stringify(progress))
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return page
}

/** One press of each kind, one of which has no effect; then the round to its end. */
function pressesOf(page: Page, game: PlayedGame): Press[] {
  const choices = playables[game].choices(page, played)
  const [[, place] = []] = choices
  const withoutEffect = game === 'take_turns' ? page.locator('.turn-press--wait').first() : place
  const isBoard = game !== 'memory' && withoutEffect !== undefined
  return [
    ...(isBoard ? [{ name: game === 'take_turns' ? 'out of turn' : 'place, nothing in hand', target: withoutEffect }] : []),
    { name: 'show me', target: page.locator('[data-stop="show"]') },
    ...choices.flatMap((choice) => choice.map((target, nth) => ({ name: ['piece', 'place', 'next board'][nth] ?? '', target }))),
  ]
}

interface BarePage {
  readonly page: Page
  readonly wire: CDPSession
  readonly button: Locator
}

/** One button that responds by CSS alone: no response can be visible sooner in this browser. */
async function openBare(browser: Browser): Promise<BarePage> {
  const page = await browser.newPage({ viewport: size, hasTouch: true, locale: 'en-IN' })
  await page.setContent('<!doctype html><title>bare</title><style>button:active{background:#000}</style><button>Press</button>')
  await page.evaluate(watchPresses)
  return { page, wire: await page.context().newCDPSession(page), button: page.locator('button') }
}

interface Timed {
  readonly name: string
  readonly ms: number | null
  readonly bareMs: number | null
}

async function reportTimes(name: string, page: Page, bare: BarePage, presses: readonly Press[]): Promise<void> {
  const wire = await page.context().newCDPSession(page)
  await page.evaluate(watchPresses)
  const times: Timed[] = []
  for (const press of presses) {
    const ms = await timePress(page, wire, press.target, restMs)
    times.push({ name: press.name, ms, bareMs: await timePress(bare.page, bare.wire, bare.button, bareRestMs) })
  }
  const [ours, theirs] = [figuresOf(times.map(({ ms }) => ms)), figuresOf(times.map(({ bareMs }) => bareMs))]
  const slow = times.filter(({ ms }) => ms === null || ms > limitMs)
  const details = slow.map((each) => `${each.name} ${each.ms?.toFixed(0) ?? 'shows nothing'}`).join(', ')
  const figures = (['median', 'slowest'] as const).map((which) => {
    const ratio = (ours[which] / theirs[which]).toFixed(2)
    return `${which} ${ours[which].toFixed(0)}, bare ${theirs[which].toFixed(0)}, ratio ${ratio}`
  })
  const count = String(times.length).padStart(2)
  console.log(`${name.padEnd(16)} ${count} presses: ${figures.join('; ')}${details ? `; over the limit: ${details}` : ''}`)
  await page.close()
}

function figuresOf(times: readonly (number | null)[]): { median: number; slowest: number } {
  const seen = times.filter((ms) => ms !== null).toSorted((one, other) => one - other)
  return { median: seen[Math.floor(seen.length / 2)] ?? Number.NaN, slowest: seen.at(-1) ?? Number.NaN }
}

async function timePress(page: Page, wire: CDPSession, target: Locator, waitMs: number): Promise<number | null> {
  await page.bringToFront()
  await target.waitFor()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) return null
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.evaluate((point) => (window as unknown as Watching).benchReady(point.x, point.y), at)
  await wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForTimeout(waitMs)
  // On a busy computer the answer may take longer, and the next press needs it.
  await page.waitForFunction(() => (window as unknown as Watching).benchDone !== false, undefined, { timeout: patienceMs })
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  // A press that opened another page was answered before the navigation.
  return await page.evaluate(() => (window as unknown as Watching).benchMs)
}

interface Watching {
  benchReady: (x: number, y: number) => void
  benchMs: number | null
  /** The press was answered, or after a second it was clear that nothing will be seen. */
  benchDone: boolean
}

/** Watches the style of the pressed element and of the shelf, and DOM changes other than those for screen readers. */
function watchPresses(): void {
  const watching = window as unknown as Watching
  const look = (each: Element | null) => {
    if (!each) return ''
    const { filter, outlineStyle, boxShadow, backgroundColor } = getComputedStyle(each)
    return [filter, outlineStyle, boxShadow, backgroundColor].join()
  }
  let hasChanged = false
  new MutationObserver((changes) => {
    const isSeen = ({ target }: MutationRecord) =>
      !(target instanceof Element ? target : target.parentElement)?.closest('.only-heard, [aria-live], title')
    if (changes.some(isSeen)) hasChanged = true
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  // The browser presents a frame while a long task of the page's script runs, so that the next animation frame comes too
  // late: the event timing entries know when the frame after each event was presented.
  const presented: number[] = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) presented.push(startTime + duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  watching.benchReady = (x, y) => {
    const pressed = document.elementFromPoint(x, y)?.closest('a, button') ?? null
    const parts = [pressed, pressed?.firstElementChild ?? null, document.querySelector('.tray')]
    const before = parts.map(look).join()
    watching.benchMs = null
    watching.benchDone = false
    presented.length = 0
    const start = (event: PointerEvent) => {
      hasChanged = false
      const end = (ms: number | null) => {
        watching.benchMs = ms
        watching.benchDone = true
      }
      const frame = () => {
        const now = performance.now()
        if (!hasChanged && parts.map(look).join() === before)
          return now - event.timeStamp < 1000 ? requestAnimationFrame(frame) : end(null)
        // Entries arrive after their frame, with durations rounded to 8 ms.
        return setTimeout(() => {
          const seen = presented.filter((at) => at >= now - 4)
          end((seen.length > 0 ? Math.min(...seen) : now) - event.timeStamp)
        }, 300)
      }
      requestAnimationFrame(frame)
    }
    addEventListener('pointerdown', start, { once: true, capture: true })
  }
}
