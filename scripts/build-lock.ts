import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './site-stamp.ts'

const lock = join(root, 'node_modules/.cache/ankur-build.lock')

/** One build per checkout at a time: two concurrent builds would write the same files. */
export async function takeBuildLock(): Promise<AsyncDisposable> {
  mkdirSync(dirname(lock), { recursive: true })
  while (!tryToTake()) {
    if (!isHolderAlive()) rmSync(lock, { force: true })
    await wait(200)
  }
  return { [Symbol.asyncDispose]: async () => rmSync(lock, { force: true }) }
}

function tryToTake(): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

/** A build that was killed leaves its lock behind. */
function isHolderAlive(): boolean {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return true
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'EPERM'
  }
}
