/**
 * Loads a copy of all tables into an empty database, in one transaction.
 *
 * The tables are created with the migrations at the time of the copy, and the newer migrations run afterwards, as in an
 * update of the installation. Foreign keys are dropped while rows are inserted and checked when they are restored, so that
 * neither the order of tables nor superuser rights matter.
 */
import { createInterface } from 'node:readline'
import type pg from 'pg'
import * as z from 'zod/mini'
import type { ErasedAccounts } from '../../erased-accounts.ts'
import { SERVER_NAME, withClient, type Connection, type DatabaseLog } from '../connection.ts'
import { migrate, readMigrations } from '../migrate.ts'
import { FAMILY_KEYS } from './back-up-tables.ts'
import { readBackupFile, secretFingerprint, type Opener } from './backup-file.ts'
import { readEveryTable, listAppliedMigrations, listTables, type TableCount, type Table } from './tables.ts'
import { settleRestored, type SettleResult } from './settle-restored.ts'

interface TablesRestore {
  readonly from: string
  readonly opener: Opener
  /** The copy of the families' keys, if there is one. */
  readonly keysFrom?: string | null
  /** Accounts erased since the backup; null when there is no list. */
  readonly erased: ErasedAccounts | null
  readonly connection: Connection
  /** The secret that the restored installation will run with. */
  readonly secret: string | null
  readonly log: DatabaseLog
  /** The folder of the migrations, if not the default. */
  readonly migrations?: string
}

const headerSchema = z.object({
  format: z.enum(['ankur-tables-1', 'ankur-keys-1']),
  createdAt: z.string(),
  secretFingerprint: z.string(),
  secret: z.optional(z.string()),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string().check(z.regex(/^-?\d{1,19}$/)) })),
})
const lineSchema = z.union([
  z.array(z.nullable(z.string())),
  z.object({ name: z.string(), columns: z.array(z.object({ name: z.string(), type: z.string() })) }),
  z.object({ rows: z.int().check(z.nonnegative()) }),
])

type Header = z.output<typeof headerSchema>

export interface RestoreResult extends SettleResult {
  readonly counts: readonly TableCount[]
}

/** Loads a copy of all tables into an empty database and migrates it. The file must have been verified before. */
export async function restoreTables(restore: TablesRestore): Promise<RestoreResult> {
  const { from, opener, connection, log } = restore
  const directory = restore.migrations ? { directory: restore.migrations } : {}
  const lines = readLines(from, opener)
  const header = await readHeader(lines)
  if (header.format !== 'ankur-tables-1')
    throw new Error(`${from} contains only keys: name the copy of the tables, and this one with --keys.`)
  refuseOtherSecret(header, restore.secret)
  const keyLines = restore.keysFrom ? readLines(restore.keysFrom, opener) : null
  if (keyLines) refuseOtherSecret(await readHeader(keyLines), restore.secret)
  await refuseUnknownMigrations(header, restore.migrations)
  await refuseOccupied(connection, header)

  const lastMigration = header.migrations.at(-1)?.name ?? ''
  await migrate(connection, { ...directory, upTo: lastMigration, log })
  const settled = await withClient(connection, (client) => load(client, header, { lines, keyLines, erased: restore.erased }))
  await migrate(connection, { ...directory, log })
  return { ...settled, counts: await readEveryTable(connection) }
}

/** The secret in a copy, if its operator requested that. */
export async function readSecret(from: string, opener: Opener): Promise<string | null> {
  const lines = readLines(from, opener)
  const { secret } = await readHeader(lines)
  await lines.return(undefined)
  return secret ?? null
}

interface Content {
  readonly lines: AsyncGenerator<unknown>
  readonly keyLines: AsyncGenerator<unknown> | null
  readonly erased: ErasedAccounts | null
}

async function load(client: pg.Client, { sequences }: Header, { lines, keyLines, erased }: Content): Promise<SettleResult> {
  await client.query('begin')
  await client.query("set local statement_timeout = 0; set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'")
  const tables = await listTables(client)
  // Rows inserted by migrations are in the copy too, with their latest values.
  if (tables.length > 0) await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  const putForeignKeysBack = await setForeignKeysAside(client)
  await insertAll(client, tables, lines)
  const keyTable = tables.filter(({ name }) => name === FAMILY_KEYS)
  // A copy from before there were keys has no table for them.
  if (keyLines && keyTable.length > 0) {
    await insertAll(client, keyTable, keyLines)
    // The copy of the keys may be newer than the data.
    await client.query(`delete from ${FAMILY_KEYS} where user_id not in (select id from users)`)
  }
  await setSequences(client, sequences)
  await putForeignKeysBack()
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
  const settled = await settleRestored(client, erased)
  await client.query('commit')
  return settled
}

async function setSequences(client: pg.Client, sequences: Header['sequences']): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select format('%I.%I', schemaname, sequencename) as name from pg_sequences",
  )
  const known = new Set(rows.map(({ name }) => name))
  for (const { name, lastValue } of sequences) {
    if (!known.has(name)) throw new Error('The backup contains a sequence that no migration creates.')
    await client.query('select setval($1::regclass, $2::bigint)', [name, lastValue])
  }
}

async function insertAll(client: pg.Client, tables: readonly Table[], lines: AsyncGenerator<unknown>): Promise<void> {
  const known = new Map(tables.map((table) => [table.name, table]))
  let table: Table | undefined
  let waiting: (string | null)[][] = []
  let inserted = 0
  const flush = async () => {
    if (table && waiting.length > 0) await insertRows(client, table, waiting)
    inserted += waiting.length
    waiting = []
  }
  for await (const given of lines) {
    const line = parsed(lineSchema, given)
    if (Array.isArray(line)) {
      if (line.length !== table?.columns.length) throw new Error('The backup contains a row that fits no table.')
      waiting.push(line)
      if (waiting.length >= 1_000) await flush()
      continue
    }
    await flush()
    if ('rows' in line) {
      if (line.rows === inserted) return
      break
    }
    table = tableOf(known, line)
  }
  throw new Error('The backup ends too early: its file was cut off.')
}

/** Names and types in SQL come from the database; the file only selects among them. */
function tableOf(known: ReadonlyMap<string, Table>, { name, columns }: Table): Table {
  const table = known.get(name)
  if (!table) throw new Error('The backup contains a table that no migration creates.')
  const found = columns.map((column) => table.columns.find((own) => own.name === column.name && own.type === column.type))
  const isWhole = found.every((column) => column !== undefined) && new Set(found).size === table.columns.length
  if (!isWhole) throw new Error(`The backup contains other columns of ${table.name} than the migrations create.`)
  return { name: table.name, columns: found.filter((column) => column !== undefined) }
}

async function readHeader(lines: AsyncGenerator<unknown>): Promise<Header> {
  return parsed(headerSchema, (await lines.next()).value)
}

function parsed<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (!result.success) throw new Error('The backup is not in the format that Ankur writes.')
  return result.data
}

async function* readLines(from: string, opener: Opener): AsyncGenerator<unknown> {
  for await (const line of createInterface({ input: readBackupFile(from, opener), crlfDelay: Infinity })) yield fromJson(line)
}

function fromJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    // The last line of a truncated file; the missing end is reported by the caller.
    return undefined
  }
}

function refuseOtherSecret(header: Header, secret: string | null): void {
  if (secret !== null && secretFingerprint(secret) === header.secretFingerprint) return
  throw new Error(
    'This backup needs the secret that it was made with: set AUTH_SECRET to the same value and restore again. Nothing was restored.',
  )
}

async function refuseUnknownMigrations({ migrations }: Header, directory?: string): Promise<void> {
  const files = await readMigrations(directory)
  const unknown = migrations.find(({ name, checksum }, at) => files[at]?.name !== name || files[at].checksum !== checksum)
  if (unknown)
    throw new Error(
      `The backup was made after the migration ${unknown.name}, which this version of Ankur does not have in that form: restore with the version that made it, or a later one.`,
    )
}

/** Refuses a database unless it is empty or was left empty by a failed restore. */
async function refuseOccupied(connection: Connection, { migrations }: Header): Promise<void> {
  await withClient(connection, refuseRunningServer)
  const applied = await withClient(connection, listAppliedMigrations)
  const counts = await readEveryTable(connection)
  const asTheBackup = JSON.stringify(applied) === JSON.stringify(migrations) && counts.every(({ rows }) => rows === 0)
  if ((applied.length > 0 || counts.length > 0) && !asTheBackup) {
    throw new Error('The database of DATABASE_URL is not empty: create a new one and use that.')
  }
}

async function refuseRunningServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ running: boolean }>(
    'select exists (select from pg_stat_activity where datname = current_database() and application_name = $1) as running',
    [SERVER_NAME],
  )
  if (rows[0]?.running)
    throw new Error('Ankur is running on the database of DATABASE_URL: stop every server, then restore again.')
}

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/** Drops all foreign keys within the transaction; the returned function restores them, which checks every row. */
async function setForeignKeysAside(client: pg.Client): Promise<() => Promise<void>> {
  // Foreign keys of a partition belong to that of its parent and are dropped and restored with it.
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0`)
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  return async () => {
    for (const { table, name, definition } of rows)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}

/** Inserts rows whose values are in PostgreSQL's text format. */
async function insertRows(client: pg.Client, { name, columns }: Table, rows: (string | null)[][]): Promise<void> {
  if (columns.length === 0) {
    for (const _ of rows) await client.query(`insert into ${name} default values`)
    return
  }
  const names = columns.map((column) => column.name).join(', ')
  const texts = columns.map((_, at) => `$${at + 1}::text[]`).join(', ')
  const aliases = columns.map((_, at) => `v${at}`)
  const values = columns.map(({ type }, at) => `${aliases[at]}::${type}`).join(', ')
  await client.query(
    `insert into ${name} (${names}) overriding system value select ${values} from unnest(${texts}) as given (${aliases.join(', ')})`,
    columns.map((_, at) => rows.map((row) => row[at] ?? null)),
  )
}
