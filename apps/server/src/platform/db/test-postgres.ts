/**
 * A private server for tests, with a migrated template database.
 *
 * It runs without fsync, which is allowed only here: its data is deleted at the
 * end of the run, also after a kill.
 */
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withClient, type Connection, type DatabaseLog } from './connection.ts'
import { readPostmasterPid } from './embedded/postmaster-pid.ts'
import { startPrivatePostgres } from './embedded/private-postgres.ts'
import { stopServer } from './embedded/stop-server.ts'
import { migrate } from './migrate.ts'

export const TEMPLATE = 'ankur_template'

export interface TestPostgres {
  readonly connection: Connection
  stop(): Promise<void>
}

const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '120',
}

const silent: DatabaseLog = { info() {}, warn() {}, error() {} }

/** Starts the server in a temporary folder; both are removed at the end of the test run, however it ends. */
export async function startTestPostgres(parent?: string): Promise<TestPostgres> {
  const directory = makeTestDirectory(parent)
  const watchdog = startWatchdog(directory)
  const server = await startPrivatePostgres({ dataDir: directory, log: silent, settings: SETTINGS })
  await withClient(server.connection, (client) => client.query(`create database ${TEMPLATE}`))
  await migrate({ ...server.connection, database: TEMPLATE })
  return {
    connection: server.connection,
    async stop() {
      await server.stop()
      rmSync(directory, { recursive: true, force: true })
      watchdog.stdin?.end()
    },
  }
}

/** A temporary folder that the database server can enter even when a root process made it. */
export function makeTestDirectory(parent = tmpdir()): string {
  const directory = mkdtempSync(join(parent, 'ankur-test-'))
  if (process.getuid?.() === 0) chmodSync(directory, 0o711)
  return directory
}

/** Stops the server and removes the files of a killed test run. */
export async function removeTestPostgres(directory: string): Promise<void> {
  const cluster = join(directory, 'pg')
  const written = readPostmasterPid(cluster)
  if (written) await stopServer(cluster, written).catch(() => {})
  rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
}

function startWatchdog(directory: string) {
  const script = fileURLToPath(new URL('./test-watchdog.ts', import.meta.url))
  const watchdog = spawn(process.execPath, [script, directory], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  watchdog.unref()
  const pipe = watchdog.stdin as unknown as Socket
  pipe.unref()
  return watchdog
}
