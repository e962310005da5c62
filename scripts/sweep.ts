import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.ts'
import { isSiteStale, root } from './site-stamp.ts'

/**
 * Every combination that `npm test` checks in rotation (see e2e/sweep.ts): pages and sheets at every width, in every theme
 * and language, under axe, and every level of the games by touch, keys and one switch. Too slow for every change, meant for
 * a release.
 */
if (isSiteStale()) {
  const { code } = await run(process.execPath, ['scripts/build.ts', '--if-stale'], { cwd: root, show: true })
  if (code !== 0) process.exit(code)
}
const rotating = globSync('e2e/**/*.spec.ts', { cwd: root }).filter((file) =>
  readFileSync(join(root, file), 'utf8').includes("from '../sweep.ts'"),
)
const args = [
  join(root, 'node_modules/.bin/playwright'),
  'test',
  '--config=e2e/playwright.config.ts',
  ...rotating,
  ...process.argv.slice(2),
]
const { code } = await run(process.execPath, args, { cwd: root, env: { ...process.env, SWEEP: '1' }, show: true })
process.exitCode = code
