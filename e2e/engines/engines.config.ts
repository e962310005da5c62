import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'
import type { Engines } from './find-engines.ts'
import type { EngineName } from './tab.ts'

const { firefox, webkit } = JSON.parse(process.env.ANKUR_ENGINES ?? '{}') as Engines
const isShort = Boolean(process.env.ANKUR_ENGINES_SHORT)
const engines: readonly EngineName[] = [
  ...(isShort ? [] : ['chromium' as const]),
  ...(firefox ? ['firefox' as const] : []),
  ...(webkit ? ['webkit' as const] : []),
]

/** In CI, tests of equivalent parts take turns: one tagged with an engine runs in that engine alone. */
const notInCi: Record<EngineName, RegExp> = {
  chromium: /@long/,
  firefox: /@long|@webkit/,
  webkit: /@long|@firefox/,
}

/**
 * Forced colours in Chromium are emulated in the tests of e2e/; WebKit's driver supports neither forced colours nor
 * touch (docs/engines.md).
 */
const notFor: Record<EngineName, string[]> = {
  chromium: ['forced-colours.journey.ts'],
  firefox: [],
  webkit: ['forced-colours.journey.ts', 'touch.journey.ts'],
}

/** The main user journeys, once for each engine. */
export default defineConfig<object, { engine: EngineName }>({
  ...base,
  testDir: import.meta.dirname,
  testMatch: '*.journey.ts',
  fullyParallel: false,
  projects: engines.map((engine) => ({
    name: engine,
    testIgnore: notFor[engine],
    ...(isShort && { grepInvert: notInCi[engine] }),
    // Each test is a first visit, whose service worker stores the whole offline list: in Firefox that takes more time than
    // the test. In CI only the test that goes offline has one.
    use: { engine, reuseContext: false, serviceWorkers: isShort ? 'block' : 'allow' },
  })),
})
