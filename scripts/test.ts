/**
 * The whole test suite, the fastest failures first: checks, build, unit and HTTP tests, browser tests. The last line gives
 * the totals. With `--engines` the main browser tests run in Firefox and WebKit too; when a machine has neither, a line
 * says so and nothing fails.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addTallies, emptyTally, playwrightTally, vitestTally, type Tally } from './checks/tally.ts'
import { run } from './run.ts'
import { isSiteStale, root, defaultFolder } from './site-stamp.ts'

const bin = (name: string) => join(root, 'node_modules/.bin', name)
const temporary = mkdtempSync(join(tmpdir(), 'ankur-test-'))
// PostgreSQL run by root, and tests that root runs as another user, need the permissions of the default temporary folder.
if (process.getuid?.() === 0) chmodSync(temporary, 0o1777)
const env = {
  // Node's compile cache, for the test runners and the programs that tests start.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/ankur-compiled'),
  ...withoutSettings(process.env),
  TMPDIR: temporary,
  RATE_LIMITS: 'off',
}

const notRun: string[] = []
const parts: { name: string; tally: Tally }[] = []

try {
  // Together: neither keeps two cores busy alone.
  const [, built] = await Promise.all([
    part('checks', async () => tallyOfCommand(await show('scripts/check.ts'))),
    part('build', async () => tallyOfCommand(isSiteStale() ? await show('scripts/build.ts') : 0)),
  ])
  if (built.failed > 0) {
    await part('parts and HTTP', () => testParts(false))
    missing('the browser tests: the site did not build')
  } else {
    // One after another. On two cores all three together took a fifth longer, and the first with the engines no less.
    await part('parts and HTTP', () => testParts(true))
    await part('browser', testInBrowser)
    if (process.argv.includes('--engines')) await part('engines', testInEngines)
  }
} finally {
  rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

console.log('')
for (const { name, tally } of parts) {
  console.log(`${name.padEnd(16)}${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`)
}
const sum = parts.map(({ tally }) => tally).reduce(addTallies, emptyTally)
// A skipped test is not a failure on a laptop. In CI it is, unless it needs root or needs not to be root: one run is always
// one of the two.
const unexplained = sum.skippedNames.filter((name) => !/\broot\b/i.test(name))
for (const each of sum.failures) console.log(`failed: ${each}`)
for (const line of notRun) console.log(`not run: ${line}`)
for (const name of sum.flakyNames) console.log(`passed on its second try only: ${name}`)
for (const name of unexplained) console.log(`skipped: ${name}`)

const isIncomplete = notRun.length > 0 || unexplained.length > 0
process.exitCode = sum.failed > 0 || (process.env.CI && isIncomplete) ? 1 : 0
console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`)

async function part(name: string, work: () => Promise<Tally> | Tally): Promise<Tally> {
  console.log(`\n--- ${name}`)
  const start = performance.now()
  const tally = await work()
  console.log(`${name}: ${Math.round((performance.now() - start) / 1000)} s`)
  parts.push({ name, tally })
  return tally
}

async function testParts(isBuilt: boolean): Promise<Tally> {
  const report = join(temporary, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await run(process.execPath, [bin('vitest'), 'run', ...reporters], {
    cwd: root,
    env: isBuilt ? { ...env, ANKUR_TEST_SITE: defaultFolder } : env,
    show: true,
  })
  return vitestTally(report, code)
}

async function testInBrowser(): Promise<Tally> {
  const looked = await run(process.execPath, ['e2e/browser.ts'], { cwd: root, env })
  const answer = looked.output.trim().split('\n').at(-1) ?? ''
  if (looked.code !== 0) return missing(`journeys in a browser. ${answer}`)
  console.log(`Browser from ${answer}`)
  return await testByPlaywright('browser', bin('playwright'), 'test', '--config=e2e/playwright.config.ts')
}

async function testInEngines(): Promise<Tally> {
  return await testByPlaywright('engines', 'e2e/engines/engines.ts', '--ci')
}

async function testByPlaywright(name: string, ...args: string[]): Promise<Tally> {
  const report = join(temporary, `${name}.json`)
  const { code } = await run(process.execPath, [...args, '--reporter=list,json'], {
    cwd: root,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    show: true,
  })
  // 3: an engine is missing on this machine, and its line is printed.
  return playwrightTally(report, code === 3 ? 0 : code)
}

function missing(what: string): Tally {
  notRun.push(what)
  return emptyTally
}

async function show(script: string): Promise<number> {
  return (await run(process.execPath, [script], { cwd: root, env, show: true })).code
}

/** Checks and the build count only when they fail, so that the total is a number of tests. */
function tallyOfCommand(code: number): Tally {
  return { ...emptyTally, failed: code === 0 ? 0 : 1 }
}

/** A developer's own database or mail server must never be used by a test. */
function withoutSettings(all: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const ours =
    /^(PORT|HOST|PUBLIC_URL|DATA_DIR|DATABASE_URL|MIGRATE_URL|SMTP_URL|MAIL_FROM|CONTACT_TO|UPLOADS_URL|AUTH_.*|SUPABASE_.*|INSTRUMENT_FILE|TRUST_PROXY|LOG_LEVEL|NODE_ENV|PG[A-Z]+)$/
  return Object.fromEntries(Object.entries(all).filter(([name]) => !ours.test(name)))
}
