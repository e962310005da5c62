/**
 * One live server per data folder: a running one is adopted, otherwise one is started. PostgreSQL's own lock decides
 * between two that start at the same time; the loser checks again and adopts.
 */
import { join as pathTo } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Connection } from '../connection.ts'
import { accessSettings, connectionTo } from './access.ts'
import { launchServer } from './launch-server.ts'
import { isServing, readPostmasterPid, removeEmptyPostmasterPid, type PostmasterPid } from './postmaster-pid.ts'
import { announcePresence, type Presence } from './presence.ts'
import type { ServerPlace } from './server-place.ts'
import { makeSocketDirectory, removeSocketDirectory, reopenSocketDirectory } from './socket-directory.ts'
import { stopServer } from './stop-server.ts'

const PATIENCE_MS = 60_000

export interface RunningServer {
  readonly pid: number
  readonly socketDirectory: string
  readonly connection: Connection
  readonly presence: Presence
  /** Whether this process started it, and therefore stops it. */
  readonly started: boolean
}

/**
 * Adopts or starts the server of a data folder. With an earlier socket folder, it is reachable at the same address again.
 */
export async function findOrStartServer(place: ServerPlace, socketDirectory?: string): Promise<RunningServer> {
  // The real clock on purpose: this waits for another process, so a test clock does not help.
  const givesUpAt = performance.now() + PATIENCE_MS
  // Our own server may take long until it accepts connections, on a busy computer or a full disk: it still counts as ours.
  let own: PostmasterPid | undefined
  for (;;) {
    removeEmptyPostmasterPid(place.cluster)
    const written = readPostmasterPid(place.cluster)
    const isRunning = written !== undefined && isServing(written.pid, place.cluster)
    if (!isRunning) own = await start(place, written, socketDirectory)
    const found = isRunning ? written : own
    const server = found && (await join(place, found, found.pid === own?.pid))
    if (server) return server
    if (performance.now() > givesUpAt) return await giveUp(place, written, own)
    await delay(100)
  }
}

async function join(place: ServerPlace, written: PostmasterPid, started: boolean): Promise<RunningServer | undefined> {
  const connection = connectionTo(written, place.dataDir)
  const presence = await announcePresence(connection, place.cluster)
  return presence && { pid: written.pid, socketDirectory: written.socketDirectory, connection, presence, started }
}

async function start(place: ServerPlace, stale: PostmasterPid | undefined, before?: string): Promise<PostmasterPid | undefined> {
  const directory = before ? reopenSocketDirectory(before, place.user) : makeSocketDirectory(place.user)
  const written = await launchServer(place, await accessSettings(directory), stale?.pid)
  if (!written && !before) removeSocketDirectory(directory)
  if (written && stale?.cluster === place.cluster && stale.socketDirectory !== directory)
    removeSocketDirectory(stale.socketDirectory)
  return written
}

async function giveUp(place: ServerPlace, written?: PostmasterPid, own?: PostmasterPid): Promise<never> {
  if (own && own.pid === written?.pid) {
    await stopServer(place.cluster, own)
    const log = pathTo(place.dataDir, 'pg.log')
    throw new Error(`The database in ${place.cluster} has accepted no connection for a minute and was stopped (more in ${log}).`)
  }
  throw new Error(
    `The database in ${place.cluster} is in use by process ${written?.pid ?? 'unknown'}, which has not answered for a minute: run npm run db:stop and start again.`,
  )
}
