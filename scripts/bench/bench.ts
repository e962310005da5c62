/**
 * What the product weighs and how fast it answers, told as shares of something bare in the same run, because a
 * share means the same on a slow computer as on a fast one. Loopback only, a few minutes, nothing is asserted.
 *
 * `npm run bench -- list refresh` measures these alone, `npm run bench -- creator` how smoothly the Game Creator works,
 * `npm run bench -- games` how smoothly the calm games play, `npm run bench -- presses` how soon a press in them is answered,
 * `npm run bench -- paint` when pages are painted, `npm run bench -- strokes` how smoothly a child paints and builds,
 * `npm run bench -- talk` how soon the talk board speaks, and `npm run bench -- sealing` what a list, a game and a save cost
 * beside a server that seals nothing.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../run.ts'
import { root } from '../site-stamp.ts'
import { measureServer } from './measure-server.ts'
import { printSealedBesideUnsealed } from './sealing.ts'

const wanted = process.argv.slice(2)
/** What is measured in a browser; all else is asked of the server. */
const inBrowser = {
  creator: 'e2e/bench/creator.ts',
  games: 'e2e/bench/games.ts',
  paint: 'e2e/bench/paint.ts',
  presses: 'e2e/bench/presses.ts',
  strokes: 'e2e/bench/strokes.ts',
  talk: 'e2e/bench/talk.ts',
}
const home = mkdtempSync(join(tmpdir(), 'ankur-bench-'))
if (process.getuid?.() === 0) chmodSync(home, 0o711)

try {
  if (wanted.length === 0 || wanted.includes('weight')) await measureWeight()
  for (const [part, file] of Object.entries(inBrowser))
    if (wanted.length === 0 || wanted.includes(part)) await run(process.execPath, [file], { cwd: root, show: true })
  const isOfServer = (name: string) => !['weight', 'sealing'].includes(name) && !(name in inBrowser)
  if (wanted.length === 0 || wanted.some(isOfServer)) await measureServer(home, wanted)
  if (wanted.length === 0 || wanted.includes('sealing')) await printSealedBesideUnsealed(home)
} finally {
  rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

async function measureWeight(): Promise<void> {
  const playwright = join(root, 'node_modules/.bin/playwright')
  const options = ['--config=e2e/playwright.config.ts', 'weight', '--reporter=line']
  await run(process.execPath, [playwright, 'test', ...options], { cwd: root, env: { ...process.env, BENCH: '1' }, show: true })
}
