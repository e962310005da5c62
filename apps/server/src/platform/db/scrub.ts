/**
 * Removes deleted rows from the database's files. PostgreSQL only marks a row as deleted: its bytes stay in the page, in the
 * planner's statistics and in the write-ahead log (WAL) until they are overwritten.
 */
import type pg from 'pg'
import { withClient, type Connection } from './connection.ts'

interface ScrubResult {
  /** Whether the WAL could be overwritten; not on a server of a provider. */
  readonly isLogScrubbed: boolean
}

/** Rewrites all tables one after the other. Each rewrite waits for a lock, and requests wait for the rewrite. */
export async function scrub(connection: Connection): Promise<ScrubResult> {
  return await withClient(connection, async (client) => {
    await client.query('set statement_timeout = 0')
    const isOwner = await ownsServer(client)
    // The statistics contain sample values; those of a table that is now empty would never be replaced.
    if (isOwner) await client.query(`delete from pg_statistic where starelid >= ${FIRST_OWN_TABLE}`)
    await client.query('analyze')
    await client.query('vacuum (full)')
    if (isOwner) await writeOverLog(client)
    return { isLogScrubbed: isOwner }
  })
}

/** Lower object ids belong to PostgreSQL's own tables. */
const FIRST_OWN_TABLE = 16_384

async function ownsServer(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is_superuser: string }>('show is_superuser')
  return rows[0]?.is_superuser === 'on'
}

/**
 * WAL files are recycled: an unneeded file is renamed, keeps its bytes, and is overwritten later. Switching files as often as
 * there are files overwrites all of them.
 */
async function writeOverLog(client: pg.Client): Promise<void> {
  const { last, files } = await lookAtLog(client)
  for (let turn = 0; turn <= files + 1; turn += 1) await beginNextFile(client)
  const { first } = await lookAtLog(client)
  if (first <= last)
    throw new Error('The write-ahead log could not be overwritten: something, such as a replica, keeps old parts of it.')
}

/** Returns the number of WAL files, the oldest, and the current one. Their names sort by age. */
async function lookAtLog(client: pg.Client): Promise<{ first: string; last: string; files: number }> {
  const { rows } = await client.query<{ first: string; last: string; files: number }>(
    `select min(name) as first, pg_walfile_name(pg_current_wal_lsn()) as last, count(*)::int as files from pg_ls_waldir()
     where name ~ '^[0-9A-F]{24}$'`,
  )
  if (!rows[0]) throw new Error('The write-ahead log could not be inspected.')
  return rows[0]
}

/** Fills the rest of the WAL file with zeros, and lets unneeded files be recycled. */
async function beginNextFile(client: pg.Client): Promise<void> {
  // PostgreSQL does not switch the WAL file unless something was written.
  await client.query(`select pg_logical_emit_message(true, 'scrub', '')`)
  await client.query('select pg_switch_wal()')
  await client.query('checkpoint')
}
