/** The checks of the sweep, in each engine at one width: axe, overflow, touch targets, and 400 % zoom. */
import { type Language, languages } from '@ankur/content'
import { pagesInTurn } from '../every-page/pages.ts'
import { expect, journey, expectVisible, openSignedIn } from './journey.ts'
import { lookAt, tooWide } from './looked-at.ts'
import { css, type Tab } from './tab.ts'

const themes = ['light', 'dark', 'calm'] as const
const visitorsOnly = /^\/(auth-gate|sign-in|sign-up|forgot-password|reset-password)$/

/** A window of 1280 x 1024 at a zoom of 400 %. */
const atFourTimes = { width: 320, height: 256 } as const
const small = { width: 360, height: 740 } as const

async function findings(tab: Tab, path: string, turn: number): Promise<string[]> {
  const look = { colours: themes[turn % 3], language: languages[Math.floor(turn / 3) % 3] as Language }
  await tab.run(({ colours, language }) => {
    localStorage.setItem('ankur-comfort', JSON.stringify({ colours }))
    localStorage.setItem('ankur-language', language)
  }, look)
  await tab.resize(small)
  await tab.open(path)
  await expectVisible(tab, css('h1'))
  let found = await findingsOf(tab)
  // The script may be replacing the prerendered part of the page while it is looked at.
  for (const end = Date.now() + 5_000; found.length > 0 && Date.now() < end;) found = await findingsOf(tab)
  return found.map((each) => `${path}, ${look.colours}, ${look.language}: ${each}`)
}

async function findingsOf(tab: Tab): Promise<string[]> {
  await tab.resize(small)
  const { barriers, tooWide: wider, smallTargets } = await lookAt(tab)
  await tab.resize(atFourTimes)
  const zoomed = await tooWide(tab)
  return [
    ...barriers,
    ...(wider > 0 ? [`${wider} px wider than 360`] : []),
    ...smallTargets,
    ...(zoomed > 0 ? [`${zoomed} px wider than 320`] : []),
  ]
}

journey(
  'the main pages have no accessibility violation, overflow or small touch target at 360 px, and fit at 400 % zoom',
  async ({ tab }) => {
    const found: string[] = []
    await tab.open('/healthz')
    for (const [turn, path] of ['/', '/sign-up', '/games', '/games/number-stacking', '/talk', '/create'].entries())
      found.push(...(await findings(tab, path, turn)))
    expect(found).toEqual([])
  },
)

const pages = pagesInTurn()
const perJourney = 16
for (let first = 0; first < pages.length; first += perJourney) {
  const some = pages.slice(first, first + perJourney)
  journey(
    `no accessibility violation, overflow or small touch target from ${some[0]?.path} to ${some.at(-1)?.path}`,
    { tag: '@long' },
    async ({ newTab, site }) => {
      journey.setTimeout(600_000)
      const [parents, visitors] = [await newTab(), await newTab()]
      await openSignedIn(parents, site)
      await visitors.open('/healthz')
      const found: string[] = []
      for (const [at, { path, kind }] of some.entries())
        found.push(...(await findings(kind === 'app' && !visitorsOnly.test(path) ? parents : visitors, path, first + at)))
      expect(found).toEqual([])
    },
  )
}
