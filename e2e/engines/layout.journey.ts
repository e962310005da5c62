/** Compares the boxes of the main controls in this engine with those in Chromium, at phone and desktop size. */
import { screening } from '../fixtures.ts'
import { desk, expect, journey, expectVisible, openSignedIn } from './journey.ts'
import { explain, type Difference } from './differences.ts'
import { readToTheEnd } from './looked-at.ts'
import { openPlaywrightTab, startChromium } from './playwright-tab.ts'
import { button, css, type Box, type Tab } from './tab.ts'

const phone = { width: 360, height: 740 } as const

for (const size of [phone, desk]) {
  journey(
    `the main controls have the same position and size as in Chromium, at ${size.width} px`,
    { tag: '@long' },
    async ({ newTab, site }) => {
      journey.setTimeout(600_000)
      const chromium = await startChromium()
      const [here, there] = [await newTab({ size }), await openPlaywrightTab(chromium, site.url, size)]
      const parent = await openSignedIn(here, site)
      await openSignedIn(there, site, parent)
      // The order of the offered languages depends on the settings of the engine.
      for (const tab of [here, there]) await tab.run(() => localStorage.setItem('ankur-language', 'en'), null)
      const id = await screening(site, parent, [7, 9, 11])
      const found: string[] = []
      for (const path of [...paths, `/autism-test/results?id=${id}`]) {
        await show(here, path)
        await show(there, path)
        found.push(...(await settledDifferences(here, there, path)))
      }
      await chromium.browser.close()
      expect(found).toEqual([])
    },
  )
}

const paths = [
  '/',
  '/contact',
  '/games',
  '/games/number-stacking',
  '/games/memory',
  '/talk',
  '/create',
  '/dashboard',
  '/autism-test/question/7',
]

type Controls = Readonly<Record<string, Box>>

async function show(tab: Tab, path: string): Promise<void> {
  await tab.open(path)
  await expectVisible(tab, css(path.includes('results') ? 'main h1' : 'h1, main button'))
  // The question is prerendered before the header knows whether a session exists.
  if (path.includes('question')) await expectVisible(tab, button('Hide this page'))
  await tab.run(readToTheEnd, null)
}

/** Reads both pages again while they differ: one of them may still be rendering a part, for ten seconds at most. */
async function settledDifferences(here: Tab, there: Tab, path: string): Promise<string[]> {
  const end = Date.now() + 10_000
  for (;;) {
    const [own, wanted] = [await here.run(readControls, null), await there.run(readControls, null)]
    const found = differences(here.engine, path, own, wanted).filter((each) => !explain(each))
    if (found.length === 0 || Date.now() > end) return found.map(describeDifference)
  }
}

/** Runs in the page: the controls in the first viewport, by role and text. */
async function readControls(): Promise<Controls> {
  await document.fonts.ready
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const all = [...document.querySelectorAll<HTMLElement>('h1, button, summary, input, select, textarea, header a, main a, nav a')]
  const seen: Record<string, number> = {}
  const boxes = all.flatMap((each) => {
    const { x, y, width, height } = each.getBoundingClientRect()
    const isSeen =
      each.checkVisibility({ visibilityProperty: true }) && width > 2 && height > 2 && y >= 0 && y + height <= innerHeight
    if (!isSeen) return []
    const words = (each.getAttribute('aria-label') ?? each.textContent ?? '').replace(/\s+/g, '').slice(0, 30)
    const name = `${each.tagName.toLowerCase()} ${words || each.id}`
    seen[name] = (seen[name] ?? 0) + 1
    return [[`${name} ${seen[name]}`, { x, y, width, height }] as const]
  })
  return Object.fromEntries(boxes)
}

/** Differences over 2 px. A control at the edge of the viewport may be visible in one engine only. */
function differences(engine: Tab['engine'], path: string, own: Controls, wanted: Controls): Difference[] {
  return Object.entries(own).flatMap(([control, box]): Difference[] => {
    const other = wanted[control]
    if (!other) return []
    const by = { x: box.x - other.x, y: box.y - other.y, width: box.width - other.width, height: box.height - other.height }
    return Object.values(by).some((pixels) => Math.abs(pixels) > 2) ? [{ engine, path, control, by }] : []
  })
}

function describeDifference({ path, control, by }: Difference): string {
  return `${path}: ${control} ${Object.entries(by)
    .map(([side, pixels]) => `${side} ${pixels.toFixed(1)}`)
    .join(', ')}`
}
