import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { run } from './run.ts'
import { digestOf, isSiteStale, root, siteFolder } from './site-stamp.ts'

/**
 * The real server over the built site, rebuilt and restarted when a file is saved. There is no development-only way of
 * rendering pages, so development shows what is shipped, with a delay of a few seconds.
 */
const LOOK_EVERY_MS = 700
const sources = ['apps/server/{src,migrations}/**', 'apps/web/{src,build,public}/**', 'packages/{*/src,content/articles}/**']

let server: ChildProcess | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void stop().then(() => process.exit(0)))
}

let seen = ''
for (;;) {
  const now = digestOf(sources)
  if (now !== seen) {
    seen = now
    await start()
  }
  await wait(LOOK_EVERY_MS)
}

/** When the build fails, the running server continues; the next save tries again. */
async function start(): Promise<void> {
  if (isSiteStale() && (await run(process.execPath, ['scripts/build.ts', '--if-stale'], { cwd: root, show: true })).code !== 0)
    return
  await stop()
  server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, ANKUR_SITE: siteFolder() },
    stdio: 'inherit',
  })
}

async function stop(): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'close')
  server.kill('SIGTERM')
  await gone
}
