/**
 * Loads a copy of all tables into an empty database, in one transaction.
 *
 * The tables are first made as they were on the day of the copy, and brought
 * to today's afterwards, exactly as if the installation had been updated.
 * Foreign keys are set aside while rows arrive and checked on their return,
 * so that neither the order of tables nor special rights matter.
 */
import { createInterface } from 'node:readline'
import type pg from 'pg'
import { withClient, type Connection, type DatabaseLog } from '../connection.ts'
import { migrate, readMigrations } from '../migrate.ts'
import type { TablesHeader, TablesLine } from './back-up-tables.ts'
import { readBackupFile, secretFingerprint } from './backup-file.ts'
import { readEveryTable, type TableCount } from './read-every-table.ts'
import { setForeignKeysAside } from './foreign-keys.ts'
import { insertRows } from './insert-rows.ts'
import { listAppliedMigrations, listTables, type Table } from './tables.ts'

interface TablesRestore {
  readonly from: string
  readonly connection: Connection
  /** The secret that the restored installation will run with. */
  readonly secret: string | null
  readonly log: DatabaseLog
  /** Where the migrations stand, when not in their usual folder. */
  readonly migrations?: string
}

/** Loads a copy of all tables into an empty database and brings it up to date. */
export async function restoreTables(restore: TablesRestore): Promise<TableCount[]> {
  const { from, connection, log } = restore
  const directory = restore.migrations ? { directory: restore.migrations } : {}
  const lines = readLines(from)
  const header = (await lines.next()).value as TablesHeader
  refuseOtherSecret(header, restore.secret)
  await refuseUnknownMigrations(header, restore.migrations)
  await refuseOccupied(connection, header)

  const lastMigration = header.migrations.at(-1)?.name ?? ''
  await migrate(connection, { ...directory, upTo: lastMigration, log })
  await withClient(connection, (client) => load(client, header, lines))
  await migrate(connection, { ...directory, log })
  return await readEveryTable(connection)
}

async function load(client: pg.Client, { sequences }: TablesHeader, lines: AsyncGenerator<unknown>): Promise<void> {
  await client.query('begin')
  await client.query("set local statement_timeout = 0; set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'")
  const tables = await listTables(client)
  // What migrations put there is in the copy too, as it was last.
  if (tables.length > 0) await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  const putForeignKeysBack = await setForeignKeysAside(client)
  await insertAll(client, tables, lines)
  for (const { name, lastValue } of sequences) await client.query('select setval($1::regclass, $2::bigint)', [name, lastValue])
  await putForeignKeysBack()
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
  await client.query('commit')
}

async function insertAll(client: pg.Client, tables: Table[], lines: AsyncGenerator<unknown>): Promise<void> {
  const known = new Set(tables.map(({ name }) => name))
  let table: Table | undefined
  let waiting: (string | null)[][] = []
  let inserted = 0
  const flush = async () => {
    if (table && waiting.length > 0) await insertRows(client, table, waiting)
    inserted += waiting.length
    waiting = []
  }
  for await (const line of lines as AsyncGenerator<TablesLine>) {
    if (isRow(line)) {
      waiting.push([...line])
      if (waiting.length >= 1_000) await flush()
      continue
    }
    await flush()
    if ('rows' in line) {
      if (line.rows === inserted) return
      break
    }
    if (!known.has(line.name)) throw new Error(`The backup holds the table ${line.name}, which no migration makes.`)
    table = line
  }
  throw new Error('The backup ends too early: its file was cut off.')
}

function isRow(line: TablesLine): line is readonly (string | null)[] {
  return Array.isArray(line)
}

async function* readLines(from: string): AsyncGenerator<unknown> {
  for await (const line of createInterface({ input: readBackupFile(from), crlfDelay: Infinity })) yield JSON.parse(line)
}

function refuseOtherSecret(header: TablesHeader, secret: string | null): void {
  if (secret !== null && secretFingerprint(secret) === header.secretFingerprint) return
  throw new Error('This backup needs the secret it was made with: set AUTH_SECRET to the same value and restore again.')
}

async function refuseUnknownMigrations({ migrations }: TablesHeader, directory?: string): Promise<void> {
  const files = await readMigrations(directory)
  const unknown = migrations.find(({ name, checksum }, at) => files[at]?.name !== name || files[at].checksum !== checksum)
  if (unknown)
    throw new Error(
      `The backup was made after the migration ${unknown.name}, which this Ankur does not have in that form: restore with the version that made it, or a later one.`,
    )
}

/** Empty, or left empty by a restore that failed. */
async function refuseOccupied(connection: Connection, { migrations }: TablesHeader): Promise<void> {
  const applied = await withClient(connection, listAppliedMigrations)
  const counts = await readEveryTable(connection)
  const asTheBackup = JSON.stringify(applied) === JSON.stringify(migrations) && counts.every(({ rows }) => rows === 0)
  if ((applied.length > 0 || counts.length > 0) && !asTheBackup) {
    throw new Error('The database of DATABASE_URL is not empty: create a new one and name that.')
  }
}
