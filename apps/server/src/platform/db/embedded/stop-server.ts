import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findBinaries } from './postgres-binaries.ts'
import { isServing, readPostmasterPid } from './postmaster-pid.ts'
import { removeSocketDirectory } from './socket-directory.ts'
import { existsSync, realpathSync } from 'node:fs'
import { connectionTo } from './access.ts'
import { announcePresence, othersPresent } from './presence.ts'

const PATIENCE_MS = 60_000

/** Stops a server with a fast shutdown: connections are closed, data is written, the process exits. */
export async function stopServer(
  cluster: string,
  { pid, socketDirectory }: { pid: number; socketDirectory: string },
): Promise<void> {
  // A process id of a stopped server may have been reused by another program.
  if (isServing(pid, cluster)) requestStop(cluster, pid)
  const givesUpAt = performance.now() + PATIENCE_MS
  while (isServing(pid, cluster)) {
    if (performance.now() > givesUpAt)
      throw new Error(`The database server ${pid} has not stopped within a minute and is left running.`)
    await delay(20)
  }
  removeSocketDirectory(socketDirectory)
}

function requestStop(cluster: string, pid: number): void {
  // Windows has no signals; there pg_ctl stops PostgreSQL.
  if (process.platform === 'win32') spawnSync(join(findBinaries(), 'bin', 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast', '-W'])
  else process.kill(pid, 'SIGINT')
}

/**
 * Stops the server that a killed app left behind; false when none runs. Refused while it is in use, because its app would
 * restart it.
 */
export async function stopLeftOver(dataDir: string): Promise<boolean> {
  if (!existsSync(dataDir)) return false
  const home = realpathSync(dataDir)
  const cluster = join(home, 'pg')
  const written = readPostmasterPid(cluster)
  if (!written || !isServing(written.pid, cluster)) return false

  const presence = await announcePresence(connectionTo(written, home), cluster)
  if (presence) {
    presence.ref()
    const others = await othersPresent(presence)
    await presence.end()
    if (others.length > 0)
      throw new Error(`Ankur is still running on this database (process ${others.join(', ')}): stop that first.`)
  }
  await stopServer(cluster, written)
  return true
}
