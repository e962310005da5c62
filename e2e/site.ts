import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments: readonly { filename: string; contentType: string; size: number }[]
}

/** The real product, started with its own port, data folder and database. */
export interface Site {
  readonly url: string
  /** Kills the server with SIGKILL, as a power cut or the kernel's out-of-memory killer would. */
  kill(): Promise<void>
  /** Starts it again with the same data and address. */
  restart(): Promise<void>
  /** The mails sent to an address, oldest first. */
  mail(to: string): Promise<Mail[]>
  /** Runs one statement on its PostgreSQL, for rows in the format of earlier releases. */
  query(statement: string, values: readonly unknown[]): Promise<void>
  close(): Promise<void>
}

const root = dirname(import.meta.dirname)
const READY_WITHIN_MS = 120_000

export async function startSite(settings: Readonly<Record<string, string>> = {}): Promise<Site> {
  const home = mkdtempSync(join(tmpdir(), 'ankur-site-'))
  // As root, PostgreSQL runs as another user, which needs access to this folder.
  if (process.getuid?.() === 0) chmodSync(home, 0o711)
  const port = Number(settings.PORT) || (await freePort())
  const url = `http://localhost:${port}`
  const env = {
    ...withoutSettings(process.env),
    PORT: String(port),
    DATA_DIR: join(home, 'data'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...settings,
  }

  let server = await start(env)
  return {
    url,
    async kill() {
      await end(server, 'SIGKILL')
    },
    async restart() {
      await end(server, 'SIGTERM')
      server = await start(env)
    },
    async mail(to) {
      const response = await fetch(`${url}/dev/mailbox?to=${encodeURIComponent(to)}`, { headers: { accept: 'application/json' } })
      if (!response.ok) throw new Error(`The mailbox answered ${response.status}`)
      return (await response.json()) as Mail[]
    },
    async query(statement, values) {
      // The lines of PostgreSQL's postmaster.pid: process, folder, start, port, socket folder.
      const [, , , pgPort, host] = readFileSync(join(home, 'data/pg/postmaster.pid'), 'utf8').split('\n')
      const client = new pg.Client({ host, port: Number(pgPort), user: 'postgres', database: 'postgres' })
      await client.connect()
      try {
        await client.query(statement, [...values])
      } finally {
        await client.end()
      }
    },
    async close() {
      await end(server, 'SIGTERM')
      // After a kill the next server adopts the running PostgreSQL and does not stop it; no process may outlive a
      // test.
      const stop = spawn(process.execPath, ['apps/server/src/db-command.ts', 'stop'], { cwd: root, env, stdio: 'ignore' })
      await once(stop, 'close')
      rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

/** The process of `npm start`, without npm in between, which would not forward signals. */
async function start(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`Not ready after ${READY_WITHIN_MS / 1000} s:\n${output}`)), READY_WITHIN_MS)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Ankur is ready')) resolve()
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.once('close', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)))
    server.once('close', () => clearTimeout(late))
  }).catch(async (fault: unknown) => {
    await end(server, 'SIGKILL')
    throw fault
  })
  return server
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'close')
  server.kill(signal)
  await gone
}

/** A developer's own settings (a database, a mail server) must never apply in a test. */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'LANG', 'USER', 'SystemRoot', 'NODE_COMPILE_CACHE']
  return Object.fromEntries(kept.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])))
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
