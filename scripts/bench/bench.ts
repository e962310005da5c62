/**
 * Size and speed of the product. Results are ratios to a bare baseline of the same run, because a ratio is comparable
 * between slow and fast computers. Loopback only, a few minutes, no assertions.
 *
 * `npm run bench -- list refresh` measures only these requests, `npm run bench -- creator` the frame rate of the Game
 * Creator, `npm run bench -- games` that of the calm games, `npm run bench -- presses` their input delay, `npm run bench --
 * paint` the first paint of pages, `npm run bench -- strokes` painting and block editing, `npm run bench -- talk` the delay
 * of speech on the talk board, and `npm run bench -- sealing` the cost of encryption at rest for a list, a game and a save.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../run.ts'
import { root } from '../site-stamp.ts'
import { measureServer } from './measure-server.ts'
import { printSealedBesideUnsealed } from './sealing.ts'

const wanted = process.argv.slice(2)
/** These are measured in a browser; all others are requests to the server. */
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
