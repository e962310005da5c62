import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { theBrowser } from './browser.ts'

const { executablePath, env, sandbox } = await theBrowser()

/** Shared by the workers of this run and by no other run, not even one of the same clone. */
const temporary = (process.env.ANKUR_E2E_TMP ??= makeTemporary())

// Node keeps what it compiled, for the servers that journeys start.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/ankur-compiled')

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(temporary, 'results'),
  // Waits are for busy machines; nothing here is timed. Each worker starts the product with its own PostgreSQL; two of them fill two cores.
  workers: 2,
  fullyParallel: true,
  // What is heard on a page (screen-reader.spec.ts), by language and page.
  snapshotPathTemplate: '{testDir}/screen-reader/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  // A browser on a busy machine loses a page now and then. What needed its second try is named at the end of `npm test`.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 360, height: 740 },
    // A worker would stand between a journey and the answers that it routes; the journeys about it allow it.
    serviceWorkers: 'block',
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

/** Gone when the run ends, unless KEEP_TRACES asks for the traces of what failed. */
function makeTemporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ankur-e2e-run-'))
  if (!process.env.KEEP_TRACES) process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
