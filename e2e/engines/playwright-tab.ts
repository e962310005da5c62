/** Chromium and Firefox through Playwright: Chromium by its own protocol, Firefox by WebDriver BiDi. */
import { dirname, join } from 'node:path'
import { chromium, firefox, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { theBrowser } from '../browser.ts'
import { chromiumTree } from '../screen-reader/chromium-tree.ts'
import { firefoxTree } from '../screen-reader/firefox-tree.ts'
import { sendCommands } from './bidi-commands.ts'
import { freePort } from '../site.ts'
import { readLook } from './find-in-page.ts'
import type { EngineName, Size, Tab, Target } from './tab.ts'

export interface StartedBrowser {
  readonly browser: Browser
  /** Where Firefox's relay listens for further BiDi commands. */
  readonly relayPort?: number
}

export async function startChromium(): Promise<StartedBrowser> {
  const { executablePath, env, sandbox } = await theBrowser()
  return { browser: await chromium.launch({ executablePath, chromiumSandbox: sandbox, env: { ...process.env, ...env } }) }
}

interface FirefoxOptions {
  /** Replaces the page's colours, as the contrast themes of Windows do. */
  readonly inForcedColours?: boolean
  /** Every press and drag is a touch event. */
  readonly byTouch?: boolean
}

export async function startFirefox(executable: string, options: FirefoxOptions = {}): Promise<StartedBrowser> {
  const relayPort = await freePort()
  return { browser: await firefox.launch(await firefoxLaunch(executable, relayPort, options)), relayPort }
}

/** Firefox's numbers. */
const [coarse, fine, hover] = [1, 2, 4] as const

/** The relay is a script: the Node that runs the tests has to come first on its PATH. */
async function firefoxLaunch(
  executable: string,
  relayPort: number,
  { inForcedColours = false, byTouch = false }: FirefoxOptions,
) {
  const { env } = await theBrowser()
  const path = `${dirname(process.execPath)}:${process.env.PATH ?? ''}`
  return {
    channel: 'moz-firefox',
    executablePath: join(import.meta.dirname, 'bidi-relay.ts'),
    // For the accessibility tree, which is in the browser's own scope.
    args: ['--remote-allow-system-access'],
    // Overlay scroll bars, as on a phone.
    firefoxUserPrefs: {
      'widget.gtk.overlay-scrollbars.enabled': true,
      'ui.useOverlayScrollbars': 1,
      // Without a display Firefox reports no pointer: a mouse, or a finger.
      'ui.primaryPointerCapabilities': byTouch ? coarse : fine + hover,
      'ui.allPointerCapabilities': byTouch ? coarse : fine + hover,
      ...(byTouch && { 'dom.w3c_touch_events.enabled': 1 }),
      ...(inForcedColours && { 'browser.display.document_color_use': 2 }),
      ...(inForcedColours && { 'browser.display.foreground_color': '#ffffff', 'browser.display.background_color': '#000000' }),
      ...(inForcedColours && { 'browser.anchor_color': '#ffff00', 'browser.visited_color': '#ffff00' }),
    },
    env: {
      ...process.env,
      FONTCONFIG_FILE: env.FONTCONFIG_FILE ?? '',
      PATH: path,
      ANKUR_FIREFOX: executable,
      ANKUR_RELAY_PORT: String(relayPort),
      ...(byTouch && { ANKUR_TOUCH: '1' }),
      // Firefox's sandbox blocks fonts outside the system folders: with it every letter is a box.
      MOZ_DISABLE_CONTENT_SANDBOX: '1',
      // No voices, as in CI, on a desktop that has some.
      SPEECHD_ADDRESS: 'unix_socket:/dev/null/none',
    },
  }
}

/** `byTouch`: Chromium emulates a touch screen; Firefox has to be started with the same option. */
export async function openPlaywrightTab(
  { browser, relayPort }: StartedBrowser,
  baseURL: string,
  viewport: Size,
  { byTouch = false, serviceWorkers = 'allow' }: { byTouch?: boolean; serviceWorkers?: 'allow' | 'block' } = {},
): Promise<Tab> {
  const engine = relayPort === undefined ? 'chromium' : 'firefox'
  const emulatesTouch = byTouch && engine === 'chromium'
  const context = await browser.newContext({
    baseURL,
    viewport,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    hasTouch: emulatesTouch,
    serviceWorkers,
  })
  if (engine === 'firefox') await context.addInitScript(withoutCrashingGetter)
  const page = await context.newPage()
  const readTree = async () =>
    relayPort === undefined ? await chromiumTree(page) : await sendCommands(relayPort, (send) => firefoxTree(send, page.url()))
  const tab = { ...tabOf(engine, context, page), readTree }
  return emulatesTouch ? { ...tab, ...touchOf(page) } : tab
}

/** Touch events in Chromium by its own protocol: Playwright has no drag by touch. */
function touchOf(page: Page): Pick<Tab, 'press' | 'drag'> {
  const middleOf = async (target: Target) => {
    const found = locate(page, target).first()
    await found.scrollIntoViewIfNeeded()
    const box = await found.boundingBox()
    if (!box) throw new Error('Nothing to drag')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  return {
    press: async (target) => await locate(page, target).first().tap(),
    async drag(from, to) {
      const [start, end] = [await middleOf(from), await middleOf(to)]
      const wire = await page.context().newCDPSession(page)
      const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
        await wire.send('Input.dispatchTouchEvent', { type, touchPoints: points })
      await send('touchStart', [start])
      for (let step = 1; step <= 8; step++)
        await send('touchMove', [{ x: start.x + ((end.x - start.x) * step) / 8, y: start.y + ((end.y - start.y) * step) / 8 }])
      await send('touchEnd', [])
      await wire.detach()
    },
  }
}

/**
 * A crash in Firefox up to 153 at least: reading `ariaLabelledByElements` in the page's world and then in
 * Playwright's isolated world of the same page writes to a null address and closes the tab. Playwright reads it for
 * each name that another element gives. Related to https://bugzilla.mozilla.org/show_bug.cgi?id=2045887. Our pages
 * never read it; removing it from the page's world leaves one reader.
 */
function withoutCrashingGetter(): void {
  Reflect.deleteProperty(Element.prototype, 'ariaLabelledByElements')
}

function tabOf(engine: EngineName, context: BrowserContext, page: Page): Omit<Tab, 'readTree'> {
  const faults: string[] = []
  const cutOff: string[] = []
  page.on('pageerror', ({ message }) => (isCutOff(message) ? cutOff : faults).push(message))
  // A new document has opened: the errors of aborted requests belong to the one before.
  page.on('domcontentloaded', () => void cutOff.splice(0))
  page.on('console', (line) => {
    if (/content.security.policy|trusted ?types/i.test(line.text())) faults.push(line.text())
  })
  const find = (target: Target) => locate(page, target)
  return {
    engine,
    open: async (path) => void (await page.goto(path)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    address: async () => await page.evaluate(() => location.pathname + location.search),
    press: async (target) => await find(target).first().click(),
    drag: async (from, to) => await find(from).first().dragTo(find(to).first()),
    async type(target, text) {
      await find(target).first().click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    async key(...chords) {
      for (const chord of chords) await page.keyboard.press(chord)
    },
    attach: async (target, file) => await find(target).first().setInputFiles(file),
    look: async (target) => await find(target).evaluateAll(readLook),
    run: async (work, argument) => (await page.evaluate(work as never, argument as never)) as never,
    bring: async (source) => void (await page.evaluate(source)),
    resize: async (size) => await page.setViewportSize(size),
    faults: async () => [...faults, ...cutOff],
    // Hiding the caret would inject a style sheet that the page's policy blocks in Firefox.
    screenshot: async () => await page.screenshot({ caret: 'initial' }),
    print: async () => await page.pdf({ preferCSSPageSize: true }),
    close: async () => await context.close(),
  }
}

/** Firefox logs this error when a page is left while its service worker still responds to a request. */
function isCutOff(message: string): boolean {
  return message.endsWith('A ServiceWorker intercepted the request and encountered an unexpected error.')
}

function locate(page: Page, { role, name, css, within, nth }: Target): Locator {
  const scope = within ? locate(page, within) : page
  const named = name === undefined ? {} : { name, exact: true }
  const byRole = role && scope.getByRole(role, named)
  const found = css === undefined ? byRole : scope.locator(css)
  if (!found) throw new Error('A target needs a role or a selector')
  const visible = found.filter({ visible: true })
  return nth === undefined ? visible : visible.nth(nth)
}
