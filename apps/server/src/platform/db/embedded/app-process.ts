/** Runs the test app in its own process, as the user of the tests or as another one. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import type { Connection } from '../connection.ts'

interface Greeting {
  readonly pid: number
  readonly started: boolean
  readonly connection: Connection
}

export interface AppProcess {
  /** Resolves when the app has its database; rejects with its output when it fails. */
  readonly ready: Promise<Greeting>
  readonly pid: number
  /** The ids of the rows whose commit was confirmed to the app. */
  readonly promised: readonly number[]
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

interface RunOptions {
  readonly work?: 'writes'
  readonly user?: { uid: number; gid: number }
  readonly env?: Record<string, string>
}

export function runApp(dataDir: string, { work, user, env }: RunOptions = {}): AppProcess {
  const script = fileURLToPath(new URL('./test-app.ts', import.meta.url))
  const child = spawn(process.execPath, [script, dataDir, ...(work ? [work] : [])], {
    ...user,
    cwd: '/',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'close')
  const complaint = text(child.stderr)
  const promised: number[] = []
  const ready = new Promise<Greeting>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const message = JSON.parse(line) as Greeting & { promised?: number }
      if (message.promised) promised.push(message.promised)
      else resolve(message)
    })
    void exited.then(async () => reject(new Error((await complaint) || 'the app ended without output')))
  })
  ready.catch(() => {})
  return {
    ready,
    promised,
    pid: child.pid ?? 0,
    async end(signal) {
      child.kill(signal)
      await exited
    },
  }
}

/** Waits until a condition is true; after a timeout it fails with its name instead of hanging. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const givesUpAt = performance.now() + 50_000
  while (!(await isSo())) {
    if (performance.now() > givesUpAt) throw new Error(`timed out waiting until ${what}`)
    await delay(10)
  }
}

/** Users without a home directory do not need one. */
export const home = { HOME: '/' }
