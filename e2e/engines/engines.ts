/**
 * The journeys that matter, in Firefox and WebKit as well. An engine that this machine does not have is one line; where
 * everything must run (CI), it also fails the run. `npm run engines -- --project=webkit` runs one engine.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findEngines, missingEngines } from './find-engines.ts'

const root = join(import.meta.dirname, '../..')
const engines = findEngines()
const env = { ...process.env, RATE_LIMITS: 'off', ANKUR_ENGINES: JSON.stringify(engines) }
const start = (...args: string[]) => spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status ?? 1

const built = start('scripts/build.ts', '--if-stale')
const playwright = join(root, 'node_modules/.bin/playwright')
const ran = built || start(playwright, 'test', '--config=e2e/engines/engines.config.ts', ...process.argv.slice(2))
const missing = missingEngines(engines)
for (const line of missing) process.stdout.write(`not run: ${line}\n`)
process.exitCode = ran === 0 && process.env.CI && missing.length > 0 ? 1 : ran
