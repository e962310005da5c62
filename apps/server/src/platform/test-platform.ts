import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ManualClock } from './clock.ts'
import { readConfig } from './config.ts'
import { testDatabase } from './db/test-database.ts'
import { createLog } from './log.ts'
import { openPlatform } from './open-platform.ts'
import { createPasswordHasher } from './password-hasher.ts'
import { createPdfThreads } from './pdf/pdf-threads.ts'
import type { Platform } from './platform.ts'
import { unsafeSettings } from './unsafe-settings.ts'

export interface TestPlatform extends Platform {
  readonly clock: ManualClock
}

interface TestPlatformOptions {
  readonly now: string
  /** Settings that differ from the defaults. Limits are off unless a test sets `RATE_LIMITS: 'on'`. */
  readonly env?: Readonly<Record<string, string>>
  /** As in production, where a hash takes 20 ms: a third of the time of the tests of accounts. */
  readonly isHashSlow?: true
  /** Receives the log lines; without it nothing is logged. */
  readonly onLogLine?: (line: string) => void
}

/** For all tests of a process: a thread needs half a second for its fonts. */
const pdfThreads = { ...createPdfThreads(), async close() {} }

/** Creates a platform with its own database and a stopped clock. */
export async function testPlatform({
  now,
  env,
  isHashSlow,
  onLogLine,
}: TestPlatformOptions): Promise<TestPlatform & AsyncDisposable> {
  const quiet = {
    LOG_LEVEL: onLogLine ? 'trace' : 'silent',
    RATE_LIMITS: 'off',
    AUTH_SECRET: 'only-for-tests-'.repeat(3),
    UPLOADS_FREE_GB: '0',
  }
  // Created when a test stores the first file.
  const dataDir = path.join(tmpdir(), `ankur-data-${randomUUID()}`)
  // Most tests do not concern the checks for a public address.
  const settings = readConfig({ ...quiet, DATA_DIR: dataDir, ALLOW_UNSAFE: unsafeSettings.join(), ...env })
  const config = Object.freeze({ ...settings, authSecret: settings.authSecret ?? '' })
  const clock = new ManualClock(now)
  const db = await testDatabase()
  const log = createLog(config, onLogLine && { write: onLogLine })
  const passwords = createPasswordHasher({ cost: { memoryCost: 8, timeCost: 1 } })
  const platform = openPlatform({ config, db, log, clock, pdfThreads, ...(!isHashSlow && { passwords }) })
  const end = async () => {
    await platform.pdf.close()
    await rm(dataDir, { recursive: true, force: true })
    await db[Symbol.asyncDispose]()
  }
  return { ...platform, clock, [Symbol.asyncDispose]: end }
}
