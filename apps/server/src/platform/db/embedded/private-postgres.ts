/**
 * The private PostgreSQL of an installation without DATABASE_URL: a child process with its data in `DATA_DIR/pg` and no
 * open port.
 *
 * It outlives a killed app, which is safe: the next start adopts it. If it crashes while the app runs, it is started again
 * at the same address.
 */
import { setTimeout as delay } from 'node:timers/promises'
import type { Connection } from '../connection.ts'
import { ensureCluster } from './create-cluster.ts'
import { findOrStartServer, type RunningServer } from './find-server.ts'
import { isLastPresent } from './presence.ts'
import { findServerPlace, type PrivatePostgresOptions, type ServerPlace } from './server-place.ts'
import { stopServer } from './stop-server.ts'

export interface PrivatePostgres extends AsyncDisposable {
  readonly connection: Connection
  /** The current process id of the server. */
  readonly pid: number
  /** Whether this process started the server instead of finding it. */
  readonly started: boolean
  /** Leaves the server; stops it if this process started it and no other one uses it. */
  stop(): Promise<void>
}

const REVIVAL_PAUSE_MS = 2_000

/** Starts the private database of a data folder, or uses the one that already runs there. */
export async function startPrivatePostgres(options: PrivatePostgresOptions): Promise<PrivatePostgres> {
  const place = findServerPlace(options)
  await ensureCluster(place)
  let server = await findOrStartServer(place)
  let leaving = false
  let revival: Promise<void> | undefined

  const watch = () =>
    server.presence.once('end', () => {
      if (!leaving) revival = revive()
    })
  const revive = async () => {
    place.log.warn('the private database has stopped: starting it again')
    server = await reviveServer(place, server, () => leaving)
    watch()
  }
  watch()

  const stop = async () => {
    leaving = true
    await revival
    await leave(place, server)
  }
  return {
    connection: server.connection,
    get pid() {
      return server.pid
    },
    get started() {
      return server.started
    },
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

async function reviveServer(place: ServerPlace, lost: RunningServer, isLeaving: () => boolean): Promise<RunningServer> {
  while (!isLeaving()) {
    try {
      return await findOrStartServer(place, lost.socketDirectory)
    } catch (error) {
      place.log.error({ err: error }, 'the private database could not be started again yet')
      await delay(REVIVAL_PAUSE_MS)
    }
  }
  return lost
}

async function leave(place: ServerPlace, server: RunningServer): Promise<void> {
  // From here on callers wait for it.
  server.presence.ref()
  // If the connection was just lost, the server has already stopped, or another process is responsible for it.
  const last = server.started && (await isLastPresent(server.presence).catch(() => false))
  if (last) await stopServer(place.cluster, server)
  else if (server.started) place.log.info('left the private database running: another process uses it')
  await server.presence.end().catch(() => {})
}
