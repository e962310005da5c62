import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { theBrowser } from './browser.ts'

const { executablePath, env, sandbox } = await theBrowser()

/** Shared by the workers of this run only; another run of the same clone has its own. */
const temporary = (process.env.ANKUR_E2E_TMP ??= makeTemporary())

// Node's compile cache, for the servers that tests start.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/ankur-compiled')

// Playwright looks for source maps at every call of its API. Types are stripped in place (`external`), so stacks are right
// without; a seventh of the time of its processes.
Reflect.deleteProperty(Error, 'prepareStackTrace')

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(temporary, 'results'),
  // The timeouts allow for busy machines; no test measures time. Each worker starts the product with its own
  // PostgreSQL. Two workers leave two cores idle for a quarter of the time, while pages wait: with three, 186 tests took
  // 180 s instead of 204 s, and with four 198 s.
  workers: 3,
  fullyParallel: true,
  // Transcripts of the screen reader test (screen-reader.spec.ts), by language and page.
  snapshotPathTemplate: '{testDir}/screen-reader/{arg}{ext}',
  // Node strips types itself. Playwright would compile all files first, which takes ten seconds in a fresh clone.
  build: { external: ['**/*.ts'] },
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine Chromium sometimes loses a page. Tests that needed the retry are listed at the end of `npm
  // test`.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 360, height: 740 },
    // A service worker would bypass the responses that tests route; tests of the service worker allow it.
    serviceWorkers: 'block',
    // A new context for each test costs a quarter of the time of all. Playwright empties its storage between tests; what it
    // leaves is reset in fixtures.ts. A failed test is repeated in a new browser.
    reuseContext: true,
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    trace: 'on-first-retry',
    launchOptions: {
      executablePath,
      chromiumSandbox: sandbox,
      env: { ...process.env, ...env },
    },
  },
})

/** Deleted when the run ends, unless KEEP_TRACES is set to keep the traces of failed tests. */
function makeTemporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ankur-e2e-run-'))
  if (!process.env.KEEP_TRACES) process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
