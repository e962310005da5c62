/** `npm run db:backup`, `db:restore`, `db:scrub` and `db:stop`. Each says in one line what it did, or why it did not. */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { onDatabase, secretOf, toSentence } from './operator-access.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig, type Settings } from './platform/config.ts'
import { backUpCluster } from './platform/db/backup/back-up-cluster.ts'
import { backUpTables } from './platform/db/backup/back-up-tables.ts'
import { backupKind } from './platform/db/backup/backup-file.ts'
import type { TableCount } from './platform/db/backup/read-every-table.ts'
import { restoreCluster } from './platform/db/backup/restore-cluster.ts'
import { restorePrivately } from './platform/db/backup/restore-place.ts'
import { restoreTables } from './platform/db/backup/restore-tables.ts'
import type { DatabaseLog } from './platform/db/connection.ts'
import { scrub } from './platform/db/scrub.ts'
import { stopLeftOver } from './platform/db/embedded/stop-left-over.ts'
import { knock } from './platform/db/knock.ts'
import { startPrivatePostgres } from './platform/db/embedded/private-postgres.ts'

const USAGE =
  'Use it as: npm run db:backup [-- [--to FILE] [--logical]], npm run db:restore -- FILE [--replace], npm run db:scrub, or npm run db:stop.'

const log: DatabaseLog = { info() {}, warn() {}, error() {} }

try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? toSentence(error) : error)
  process.exitCode = 1
}

async function run(args: string[]): Promise<string> {
  const [command, ...rest] = args
  const { values, positionals } = parse(rest)
  const settings = readConfig(process.env)
  if (command === 'backup' && positionals.length === 0) return await backUp(settings, values)
  if (command === 'restore' && positionals[0] && positionals.length === 1) return await restore(settings, positionals[0], values)
  if (command === 'scrub' && positionals.length === 0) return await scrubbed(settings)
  if (command === 'stop' && positionals.length === 0) return await stop(settings)
  throw new Error(USAGE)
}

function parse(args: string[]) {
  const options = { to: { type: 'string' }, logical: { type: 'boolean' }, replace: { type: 'boolean' } } as const
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch {
    throw new Error(USAGE)
  }
}

async function backUp(settings: Settings, { to, logical }: { to?: string; logical?: boolean }): Promise<string> {
  const nowMs = systemClock.nowMs()
  const asTables = logical === true || settings.databaseUrl !== null
  const path = to ? fromHere(to) : join(settings.dataDir, 'backups', backupName(nowMs, asTables))
  await onDatabase(settings, async (connection) => {
    const backup = { connection, to: path, nowMs }
    if (asTables) await backUpTables({ ...backup, secret: await secretOf(settings) })
    else await backUpCluster({ ...backup, dataDir: settings.dataDir, authSecret: settings.authSecret })
  })
  return `The backup is in ${path}. It holds what families told us: encrypt it and keep it on another machine.`
}

async function scrubbed(settings: Settings): Promise<string> {
  const { isLogScrubbed } = await onDatabase(settings, scrub)
  return isLogScrubbed
    ? 'What was deleted is gone from the tables and from the log of changes.'
    : 'What was deleted is gone from the tables. The log of changes, replicas and copies are with whoever runs the server.'
}

async function restore(settings: Settings, file: string, { replace = false }: { replace?: boolean }): Promise<string> {
  const from = fromHere(file)
  const kind = await backupKind(from)
  const privately = { dataDir: settings.dataDir, replace, nowMs: systemClock.nowMs(), log }
  if (settings.databaseUrl !== null) {
    if (kind === 'cluster') {
      throw new Error(
        `${from} is a copy of a private database, which DATABASE_URL cannot take: restore it without DATABASE_URL, then copy that with "npm run db:backup -- --logical".`,
      )
    }
    const connection = { connectionString: settings.migrateUrl ?? settings.databaseUrl }
    await knock(connection, settings)
    return restored(await restoreTables({ from, connection, secret: settings.authSecret, log }))
  }
  if (kind === 'cluster') return restored(await restoreCluster({ ...privately, from, authSecret: settings.authSecret }))
  const secret = await secretOf(settings)
  return restored(
    await restorePrivately(privately, async (aside) => {
      await using server = await startPrivatePostgres({ dataDir: aside.dataDir, log, binaries: aside.native })
      await restoreTables({ from, connection: server.connection, secret, log })
    }),
  )
}

async function stop(settings: Settings): Promise<string> {
  if (settings.databaseUrl !== null) throw new Error('DATABASE_URL is set: there is no private database to stop.')
  return (await stopLeftOver(settings.dataDir)) ? 'The private database has stopped.' : 'No private database is running.'
}

/** npm runs scripts in the folder of the project; people name files from where they stand. */
function fromHere(file: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), file)
}

function backupName(nowMs: number, asTables: boolean): string {
  const stamp = new Date(nowMs).toISOString().slice(0, 19).replaceAll(':', '-')
  return `ankur-${stamp}Z.${asTables ? 'jsonl' : 'tar'}.gz`
}

function restored(counts: TableCount[]): string {
  const rows = counts.reduce((sum, count) => sum + count.rows, 0)
  return `Restored and checked: ${rows} rows in ${counts.length} tables.`
}
