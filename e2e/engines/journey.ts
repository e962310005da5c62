/** A test that runs in three engines, each in a Playwright project of its own, against the real product. */
import { expect } from '@playwright/test'
import { test as base, sessionKey, sessionOf, signUp, type Parent } from '../fixtures.ts'
import type { Engines } from './find-engines.ts'
import { openPlaywrightTab, startChromium, startFirefox } from './playwright-tab.ts'
import type { EngineName, Size, Tab, Target } from './tab.ts'
import { startWebKit } from './webkit-session.ts'
import { openWebKitTab } from './webkit-tab.ts'
import type { Site } from '../site.ts'

export { expect }

const phone: Size = { width: 360, height: 740 }
export const desk: Size = { width: 1280, height: 900 }

/** WebKit's driver cannot block them. */
type ServiceWorkers = 'allow' | 'block'

interface Options {
  readonly engine: EngineName
}

interface Opener {
  readonly open: (url: string, size: Size, serviceWorkers: ServiceWorkers) => Promise<Tab>
  readonly close: () => Promise<void>
}

interface Fixtures {
  /** Opens another browser with empty storage, or one with another window size. */
  newTab: (options?: { url?: string; size?: Size }) => Promise<Tab>
  tab: Tab
  /** On a touch screen, where presses and drags are touch events; only where the driver supports it. */
  touchTab: Tab
}

export const journey = base.extend<Fixtures, Options & { opener: Opener }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  opener: [
    async ({ engine }, use) => {
      const opener = await openerOf(engine)
      await use(opener)
      await opener.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  newTab: async ({ opener, site, serviceWorkers }, use) => {
    const tabs: Tab[] = []
    await use(async ({ url = site.url, size = phone } = {}) => {
      const tab = await opener.open(url, size, serviceWorkers)
      tabs.push(tab)
      return tab
    })
    // Fails every test in which a page throws, or requests something that its content security policy blocks.
    const faults = await Promise.all(tabs.map((tab) => tab.faults().catch(() => [])))
    for (const tab of tabs) await tab.close()
    // The page of /healthz has no icon; Firefox requests one and the policy blocks it.
    expect(faults.flat().filter((fault) => !fault.includes('favicon.ico'))).toEqual([])
  },
  tab: async ({ newTab }, use) => use(await newTab()),
  touchTab: async ({ engine, site, serviceWorkers }, use) => {
    const { firefox = 'firefox' } = JSON.parse(process.env.ANKUR_ENGINES ?? '{}') as Engines
    const started = engine === 'firefox' ? await startFirefox(firefox, { byTouch: true }) : await startChromium()
    const tab = await openPlaywrightTab(started, site.url, phone, { byTouch: true, serviceWorkers })
    await use(tab)
    const faults = await tab.faults()
    await started.browser.close()
    expect(faults.filter((fault) => !fault.includes('favicon.ico'))).toEqual([])
  },
})

async function openerOf(engine: EngineName): Promise<Opener> {
  const engines = JSON.parse(process.env.ANKUR_ENGINES ?? '{}') as Engines
  if (engine === 'webkit') {
    if (!engines.webkit) throw new Error('WebKit is not installed')
    const webkit = startWebKit(engines.webkit)
    return { open: (url, size) => openWebKitTab(webkit, url, size), close: () => webkit.close() }
  }
  const started = engine === 'firefox' ? await startFirefox(engines.firefox ?? 'firefox') : await startChromium()
  return {
    open: (url, size, serviceWorkers) => openPlaywrightTab(started, url, size, { serviceWorkers }),
    close: () => started.browser.close(),
  }
}

export async function expectVisible(tab: Tab, target: Target): Promise<void> {
  await expect.poll(async () => (await tab.look(target)).count, { message: `visible: ${describe(target)}` }).toBeGreaterThan(0)
}

export async function expectHidden(tab: Tab, target: Target): Promise<void> {
  await expect.poll(async () => (await tab.look(target)).count, { message: `hidden: ${describe(target)}` }).toBe(0)
}

export async function expectText(tab: Tab, target: Target, text: string | RegExp): Promise<void> {
  await expect.poll(async () => (await tab.look(target)).text, { message: `text of ${describe(target)}` }).toMatch(text)
}

export async function expectAddress(tab: Tab, address: string | RegExp): Promise<void> {
  const poll = expect.poll(async () => await tab.address().catch(() => 'between two pages'), { message: 'address' })
  await (typeof address === 'string' ? poll.toBe(address) : poll.toMatch(address))
}

export async function expectFocus(tab: Tab, target: Target): Promise<void> {
  await expect.poll(async () => (await tab.look(target)).hasFocus, { message: `focus on ${describe(target)}` }).toBe(true)
}

function describe({ role, name, css, within }: Target): string {
  return [role, name, css, within && `in ${describe(within)}`].filter(Boolean).join(' ')
}

/** A parent signed in on this tab: a new account, or `known`, which is also signed in elsewhere. */
export async function openSignedIn(tab: Tab, site: Site, known?: Parent): Promise<Parent> {
  const parent = known ?? (await signUp(site))
  const session = JSON.stringify(await sessionOf(site, parent))
  await tab.open('/healthz')
  await tab.run(([key, value]) => localStorage.setItem(key, value), [sessionKey, session] as const)
  return parent
}
