import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { createApp } from './app.ts'
import { withAuthSecret } from './platform/auth-secret.ts'
import { readConfig } from './platform/config.ts'
import type { Settings } from './platform/config.ts'
import { asAppRole, SERVER_NAME, type Connection } from './platform/db/connection.ts'
import { startPrivatePostgres } from './platform/db/embedded/private-postgres.ts'
import { checkConnection } from './platform/db/check-connection.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { scheduleScrub } from './platform/db/weekly-scrub.ts'
import { listen } from './platform/http/listen.ts'
import { createLog, flushLog } from './platform/log.ts'
import { startOutboxWorker } from './platform/mail/outbox-worker.ts'
import type { OutboxWorker } from './platform/mail/outbox-worker.ts'
import { countRequests } from './platform/metrics/count-requests.ts'
import { serveMetrics } from './platform/metrics/serve-metrics.ts'
import { openPlatform } from './platform/open-platform.ts'
import type { Platform } from './platform/platform.ts'
import { loadSite } from './platform/static/load-site.ts'

export interface RunOptions {
  readonly env: Readonly<Record<string, string | undefined>>
  /** The folder of the built site. */
  readonly dist: string
}

export interface RunningServer {
  readonly log: FastifyBaseLogger
  /** The public address. */
  readonly address: string
  /** Completes running requests and shuts down cleanly. */
  stop(): Promise<void>
}

const INSUFFICIENT_PRIVILEGE = '42501'

const drainLimits = { withinMs: 20_000, maxSilenceMs: 2_000 }

/** Opens all resources in order and closes them in reverse order, also if opening fails. */
export async function runServer({ env, dist }: RunOptions): Promise<RunningServer> {
  const settings = readConfig(env)
  const log = createLog(settings)
  const site = await loadSite(dist, settings.publicUrl)
  await using opened = new AsyncDisposableStack()

  const connection = await connectionOf(settings, log, opened)
  const direct = settings.migrateUrl === null ? connection : { connectionString: settings.migrateUrl }
  await checkConnection(direct, settings)
  await migrate(direct, { log }).catch((error: Error) => Promise.reject(aboutTables(error)))
  const db = openDatabase({ ...(await asAppRole(connection)), application_name: SERVER_NAME }, log)
  opened.defer(() => db.close())

  // After the database, which sets the permissions of the data folder.
  const config = await withAuthSecret(settings)
  let worker: OutboxWorker | null = null
  const platform = openPlatform({ config, db, log, onMailQueued: () => worker?.nudge() })
  opened.defer(() => platform.pdf.close())
  const app = createApp(platform, { site })
  await openMetrics(app, platform, opened)
  const { host, port } = config
  const listening = await listen(app, config).catch((error: Error) => Promise.reject(aboutListening(error, { host, port })))
  if (settings.databaseUrl === null) {
    const scrubbing = scheduleScrub({ connection, dataDir: settings.dataDir, clock: platform.clock, log })
    opened.defer(() => scrubbing.stop())
  }
  worker = startOutboxWorker(platform)
  opened.defer(() => worker?.stop())
  opened.defer(async () => {
    if (!(await listening.drain(drainLimits))) log.warn('Some requests took too long to finish and were cut')
  })

  // Flush the log before the startup message is printed.
  await flushLog(log)

  const closing = opened.move()
  return {
    log,
    address: config.port === 0 ? `http://localhost:${listening.port}` : config.publicUrl,
    stop: () => closing.disposeAsync(),
  }
}

/** Called before the server listens, so that all requests are counted. */
async function openMetrics(app: FastifyInstance, platform: Platform, opened: AsyncDisposableStack): Promise<void> {
  const { metricsHost: host, metricsPort: port } = platform.config
  if (port === null) return
  const registry = new Registry()
  countRequests(app.server, registry)
  const metrics = await serveMetrics(platform, registry, { host, port }).catch((error: Error) =>
    Promise.reject(aboutListening(error, { host, port, name: 'METRICS' })),
  )
  opened.defer(() => metrics.stop())
}

async function connectionOf(
  { databaseUrl, dataDir }: Settings,
  log: FastifyBaseLogger,
  opened: AsyncDisposableStack,
): Promise<Connection> {
  if (databaseUrl !== null) return { connectionString: databaseUrl }
  const postgres = await startPrivatePostgres({ dataDir, log })
  opened.defer(() => postgres.stop())
  return postgres.connection
}

/** A message that the operator can act on, instead of an error code: the database user lacks permissions. */
function aboutTables(error: Error): Error {
  const own = error.cause instanceof Error ? error.cause : error
  if ((own as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) return error
  return new Error('Ankur is not allowed to create its tables: give its database user the schema, or a separate database.', {
    cause: own,
  })
}

interface Door {
  readonly host: string
  readonly port: number
  readonly name?: 'METRICS'
}

/** The same for the listening address. */
function aboutListening(error: NodeJS.ErrnoException, { host, port, name }: Door): Error {
  const prefix = name === undefined ? '' : `${name}_`
  const sentence = {
    EADDRINUSE: `Port ${port} is in use by another program: stop that one, or choose another with ${prefix}PORT=${port + 1}.`,
    EACCES: `Port ${port} needs special rights: choose another, such as ${prefix}PORT=${name === undefined ? 3000 : 9464}.`,
    EADDRNOTAVAIL: `${prefix}HOST=${host} is not an address of this computer.`,
    ENOTFOUND: `${prefix}HOST=${host} is not an address of this computer.`,
  }[error.code ?? '']
  return sentence ? new Error(sentence, { cause: error }) : error
}
