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

/** The journeys that matter, once for each engine. */
export default defineConfig<object, { engine: EngineName }>({
  ...base,
  testDir: import.meta.dirname,
  testMatch: '*.journey.ts',
  ...(isShort && { grepInvert: /@long/ }),
  workers: 2,
  fullyParallel: false,
  projects: engines.map((engine) => ({
    name: engine,
    // Chromium's forced colours are emulated in the journeys of e2e/; WebKit has none (docs/engines.md).
    ...(engine !== 'firefox' && { testIgnore: 'forced-colours.journey.ts' }),
    use: { engine, serviceWorkers: 'allow' },
  })),
})
