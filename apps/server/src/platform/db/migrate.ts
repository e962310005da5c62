/**
 * Migrates a database to the current schema: runs each file of `migrations/`
 * once, in order of name, each in its own transaction.
 *
 * A file that has run must not change: installations with the same migrations
 * would have different schemas. A changed or missing file is refused.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { systemClock, type Clock } from '../clock.ts'
import { withClient, type Connection, type DatabaseLog } from './connection.ts'

/** The oldest PostgreSQL major version that supports the SQL used. */
const oldestServer = 15

/** Checked first, because an older server would fail in the middle of the migrations with a syntax error. */
async function refuseOlderServer(client: pg.Client, oldest: number): Promise<void> {
  const { rows } = await client.query<{ name: string; major: number }>(
    "select current_setting('server_version') as name, current_setting('server_version_num')::integer / 10000 as major",
  )
  const [found] = rows
  if (!found || found.major >= oldest) return
  throw new Error(`Ankur needs PostgreSQL ${oldest} or later, and the server of this database is PostgreSQL ${found.name}.`)
}

/** An arbitrary fixed lock number, which all processes of one database must share. */
const MIGRATION_LOCK = 7_465_011

const MIGRATIONS_DIRECTORY = join(import.meta.dirname, '../../../migrations')

export interface Migration {
  readonly name: string
  readonly checksum: string
  readonly sql: string
}

interface MigrateOptions {
  readonly directory?: string
  /** Stops after this file: a restore needs the schema that the backup was made with. */
  readonly upTo?: string
  readonly log?: DatabaseLog
  readonly clock?: Clock
  /** The oldest PostgreSQL version to accept. */
  readonly oldest?: number
}

/** Runs the missing migrations and returns their names; several processes may call it concurrently. */
export async function migrate(connection: Connection, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = await readMigrations(options.directory)
  return await withClient(connection, async (client) => {
    await refuseOlderServer(client, options.oldest ?? oldestServer)
    // Waiting for another process, or building an index, may take longer than the statement timeout of requests.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    try {
      return await runPending(client, migrations, options)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {})
    }
  })
}

/** Reads the migration files in order of execution. */
export async function readMigrations(directory = MIGRATIONS_DIRECTORY): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  return await Promise.all(names.map((name) => readMigration(directory, name)))
}

async function readMigration(directory: string, name: string): Promise<Migration> {
  // Git on Windows may check out other line endings; the migration is still the same.
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
