/**
 * A snapshot of every row of every table as lines of JSON: readable by any PostgreSQL from 15 on, for moving between
 * versions and machines.
 *
 * Values are in PostgreSQL's own text format, so no type conversion of ours is involved.
 */
import { Readable } from 'node:stream'
import type pg from 'pg'
import { withClient, type Connection } from '../connection.ts'
import { secretFingerprint, writeBackupFile } from './backup-file.ts'
import type { WritingKey } from './backup-keys.ts'
import { listAppliedMigrations, listTables, type AppliedMigration, type Table } from './tables.ts'

/** Tables whose rows open a session or a link, sign tokens or count attempts: a restore must not bring them back. */
export const SHORT_LIVED = [
  'sessions',
  'one_time_tokens',
  'flow_states',
  'report_share_openings',
  'report_shares',
  'project_shares',
  'signing_keys',
  'sign_in_failures',
  'rate_limits',
] as const

export interface TablesHeader {
  /** The first entry of the file: identifies the kind. */
  readonly format: 'ankur-tables-1' | 'ankur-keys-1'
  readonly createdAt: string
  readonly secretFingerprint: string
  /** The secret itself, if the operator requested it. */
  readonly secret?: string
  readonly migrations: readonly AppliedMigration[]
  readonly sequences: readonly { readonly name: string; readonly lastValue: string }[]
}

/** A line of the file: the start of a table, a row of it, or the end with the number of rows. */
export type TablesLine = Table | readonly (string | null)[] | { readonly rows: number }

interface TablesBackup {
  readonly connection: Connection
  readonly to: string
  readonly nowMs: number
  readonly secret: string
  readonly key: WritingKey
  readonly withSecret?: boolean
  /**
   * `keys`: only the wrapped keys of the families. All other copies leave them out, so that erasing a key makes the
   * family's data unreadable in every copy.
   */
  readonly part?: 'data' | 'keys'
}

export const FAMILY_KEYS = 'public.family_keys'

const BATCH_BYTES = 1_000_000
const LARGEST_BATCH = 1_000

/** A fixed text format for times, intervals, floats and bytes, whatever the server's settings are. */
const PLAIN_TEXT = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`

/** Writes a snapshot of every table while the app keeps running. */
export async function backUpTables({
  connection,
  to,
  nowMs,
  secret,
  key,
  withSecret,
  part = 'data',
}: TablesBackup): Promise<void> {
  await withClient(connection, async (client) => {
    await client.query(`begin isolation level repeatable read, read only; ${PLAIN_TEXT}`)
    const header: TablesHeader = {
      format: part === 'keys' ? 'ankur-keys-1' : 'ankur-tables-1',
      createdAt: new Date(nowMs).toISOString(),
      secretFingerprint: secretFingerprint(secret),
      ...(withSecret && { secret }),
      migrations: await listAppliedMigrations(client),
      sequences: await listSequences(client),
    }
    if (header.migrations.length === 0) throw new Error('This database contains no tables of Ankur.')
    const tables = await tablesOf(client, part)
    await writeBackupFile(to, Readable.from(linesOf(client, header, tables)), key)
  })
}

/** A short-lived table is left out unless copied rows refer to it. */
async function tablesOf(client: pg.Client, part: 'data' | 'keys'): Promise<Table[]> {
  const tables = await listTables(client)
  if (part === 'keys') return tables.filter(({ name }) => name === FAMILY_KEYS)
  const { rows } = await client.query<{ name: string }>(
    `select distinct format('%I.%I', n.nspname, c.relname) as name
     from pg_constraint k join pg_class c on c.oid = k.confrelid join pg_namespace n on n.oid = c.relnamespace where k.contype = 'f'`,
  )
  const referred = new Set(rows.map(({ name }) => name))
  const isLeftOut = (name: string) => SHORT_LIVED.some((each) => name === `public.${each}`) && !referred.has(name)
  return tables.filter(({ name }) => name !== FAMILY_KEYS && !isLeftOut(name))
}

async function* linesOf(client: pg.Client, header: TablesHeader, tables: readonly Table[]): AsyncGenerator<string> {
  yield toLine(header)
  let rows = 0
  for (const table of tables) {
    yield toLine(table)
    for await (const batch of batchesOf(client, table)) {
      rows += batch.length
      yield batch.map(toLine).join('')
    }
  }
  // Without it a file counts as truncated.
  yield toLine({ rows })
}

function toLine(line: TablesHeader | TablesLine): string {
  return `${JSON.stringify(line)}\n`
}

/** Rows in batches of about a megabyte: a saved game is a thousand times larger than an answer. */
async function* batchesOf(client: pg.Client, { name, columns }: Table): AsyncGenerator<(string | null)[][]> {
  const values = columns.map((column) => `${column.name}::text`).join(', ')
  await client.query(`declare copied no scroll cursor for select ${values} from ${name}`)
  for (let count = 1; ;) {
    const { rows } = await client.query<(string | null)[]>({ text: `fetch ${count} from copied`, rowMode: 'array' })
    if (rows.length === 0) break
    yield rows
    count = Math.max(1, Math.min(LARGEST_BATCH, Math.floor((BATCH_BYTES * rows.length) / sizeOf(rows))))
  }
  await client.query('close copied')
}

function sizeOf(rows: (string | null)[][]): number {
  return rows.flat().reduce((size, value) => size + (value?.length ?? 0) + 1, 1)
}

async function listSequences(client: pg.Client): Promise<TablesHeader['sequences']> {
  const { rows } = await client.query<{ name: string; lastValue: string }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as "lastValue"
    from pg_sequences where last_value is not null order by 1`)
  return rows
}
