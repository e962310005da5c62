import { join } from 'node:path'
import { run } from './run.ts'
import { isSiteStale, root } from './site-stamp.ts'

/**
 * Every page at every width, in every theme and language, under axe, and every level of the games by touch, keys and one
 * switch: too slow for every change, meant for a release.
 */
if (isSiteStale()) {
  const { code } = await run(process.execPath, ['scripts/build.ts', '--if-stale'], { cwd: root, show: true })
  if (code !== 0) process.exit(code)
}
const args = [
  join(root, 'node_modules/.bin/playwright'),
  'test',
  '--config=e2e/playwright.config.ts',
  'accessibility',
  'games-by-touch',
  'games-by-keyboard',
  'games-by-switch',
  'games-fit',
  ...process.argv.slice(2),
]
const { code } = await run(process.execPath, args, { cwd: root, env: { ...process.env, SWEEP: '1' }, show: true })
process.exitCode = code
