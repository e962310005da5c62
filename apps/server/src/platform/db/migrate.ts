/**
 * Brings a database to today's tables: each file of `migrations/` once, in the
 * order of the names, each in its own transaction.
 *
 * A file that has run is history: editing it would leave two kinds of
 * installation under one name, so a changed or missing one is refused.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { systemClock, type Clock } from '../clock.ts'
import { withClient, type Connection, type DatabaseLog } from './connection.ts'

/** Our SQL keeps to what this PostgreSQL understands. */
const oldestServer = 15

/** An older server would stop in the middle of the migrations, over a word that it does not know. */
async function refuseOlderServer(client: pg.Client, oldest: number): Promise<void> {
  const { rows } = await client.query<{ name: string; major: number }>(
    "select current_setting('server_version') as name, current_setting('server_version_num')::integer / 10000 as major",
  )
  const [found] = rows
  if (!found || found.major >= oldest) return
  throw new Error(`Ankur needs PostgreSQL ${oldest} or later, and the server of this database is PostgreSQL ${found.name}.`)
}

/** Any fixed number does; all processes of one database must use the same. */
const MIGRATION_LOCK = 7_465_011

const MIGRATIONS_DIRECTORY = join(import.meta.dirname, '../../../migrations')

export interface Migration {
  readonly name: string
  readonly checksum: string
  readonly sql: string
}

interface MigrateOptions {
  readonly directory?: string
  /** Stops after this file; a backup is loaded into the tables of its own day. */
  readonly upTo?: string
  readonly log?: DatabaseLog
  readonly clock?: Clock
  /** The first version of PostgreSQL that will do. */
  readonly oldest?: number
}

/** Runs the migrations a database lacks and gives their names; any number of processes may call it at once. */
export async function migrate(connection: Connection, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = await readMigrations(options.directory)
  return await withClient(connection, async (client) => {
    await refuseOlderServer(client, options.oldest ?? oldestServer)
    // Waiting for another process and building an index may both take longer than a request may.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    try {
      return await runPending(client, migrations, options)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {})
    }
  })
}

/** Reads the migration files, in the order in which they run. */
export async function readMigrations(directory = MIGRATIONS_DIRECTORY): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  return await Promise.all(names.map((name) => readMigration(directory, name)))
}

async function readMigration(directory: string, name: string): Promise<Migration> {
  // Git on Windows may check a file out with other line ends; it is still the same migration.
  const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n')
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}

async function runPending(client: pg.Client, migrations: Migration[], options: MigrateOptions): Promise<string[]> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null
  )`)
  const applied = await appliedMigrations(client)
  refuseRewrittenHistory(applied, migrations)

  const pending = migrations.filter(({ name }) => !applied.has(name) && (!options.upTo || name <= options.upTo))
  for (const migration of pending) {
    await runMigration(client, migration, options.clock ?? systemClock)
    options.log?.info({ migration: migration.name }, 'migrated the database')
  }
  return pending.map(({ name }) => name)
}

async function appliedMigrations(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function refuseRewrittenHistory(applied: Map<string, string>, migrations: Migration[]): void {
  const files = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  for (const [name, checksum] of applied) {
    if (!files.has(name)) {
      throw new Error(
        `The database has run the migration ${name}, which this version of Ankur does not have: start the version that made it, or a later one.`,
      )
    }
    if (files.get(name) !== checksum) {
      throw new Error(
        `The migration ${name} was changed after it had run here: put the file back as it was and write a new migration.`,
      )
    }
  }
}

async function runMigration(client: pg.Client, { name, checksum, sql }: Migration, clock: Clock): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into schema_migrations (name, checksum, applied_at) values ($1, $2, $3)', [
      name,
      checksum,
      new Date(clock.nowMs()),
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw new Error(`The migration ${name} failed and left no trace.`, { cause: error })
  }
}
