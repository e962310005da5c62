/**
 * Runs the main user journeys in Firefox and WebKit as well. A missing engine is reported in one line, with exit code
 * 3 if CI is set. `-- --project=webkit` runs one engine; `-- --ci` leaves out Chromium, which runs the tests of e2e/
 * anyway, and the tests tagged `@long` or with the other engine.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findEngines, missingEngines } from './find-engines.ts'

const root = join(import.meta.dirname, '../..')
const engines = findEngines()
const missing = missingEngines(engines)
const [isShort, rest] = [process.argv.includes('--ci'), process.argv.slice(2).filter((each) => each !== '--ci')]
const env = {
  ...process.env,
  RATE_LIMITS: 'off',
  ANKUR_ENGINES: JSON.stringify(engines),
  ...(isShort && { ANKUR_ENGINES_SHORT: '1' }),
}

const hasSome = !isShort || engines.firefox !== undefined || engines.webkit !== undefined
const code = hasSome ? runJourneys() : 0
for (const line of missing) process.stdout.write(`not run: ${line}\n`)
process.exitCode = code === 0 && process.env.CI && missing.length > 0 ? 3 : code

function runJourneys(): number {
  const start = (...args: string[]) => spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status ?? 1
  const playwright = join(root, 'node_modules/.bin/playwright')
  return start('scripts/build.ts', '--if-stale') || start(playwright, 'test', '--config=e2e/engines/engines.config.ts', ...rest)
}
