/**
 * Takes deleted rows out of the database's files. PostgreSQL only marks a row as deleted: its bytes stay in the page,
 * in samples that the planner keeps, and in the log of changes (WAL), until something is written over them.
 */
import type pg from 'pg'
import { withClient, type Connection } from './connection.ts'

interface ScrubResult {
  /** Whether the log of changes was ours to write over: on somebody else's server it is not. */
  readonly isLogScrubbed: boolean
}

/** Rewrites every table, one after the other: each waits for its turn, and families wait for it. */
export async function scrub(connection: Connection): Promise<ScrubResult> {
  return await withClient(connection, async (client) => {
    await client.query('set statement_timeout = 0')
    const isOwner = await ownsServer(client)
    // Values stand there as examples, and those of a table that is empty now would never be replaced.
    if (isOwner) await client.query(`delete from pg_statistic where starelid >= ${FIRST_OWN_TABLE}`)
    await client.query('analyze')
    await client.query('vacuum (full)')
    if (isOwner) await writeOverLog(client)
    return { isLogScrubbed: isOwner }
  })
}

/** Lower numbers belong to PostgreSQL's own tables. */
const FIRST_OWN_TABLE = 16_384

async function ownsServer(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is_superuser: string }>('show is_superuser')
  return rows[0]?.is_superuser === 'on'
}

/**
 * The log's files go round: what is no longer needed gets a later name, keeps its bytes, and waits to be written over.
 * Once round is as many turns as there are files.
 */
async function writeOverLog(client: pg.Client): Promise<void> {
  const { last, files } = await lookAtLog(client)
  for (let turn = 0; turn <= files + 1; turn += 1) await beginNextFile(client)
  const { first } = await lookAtLog(client)
  if (first <= last)
    throw new Error('The log of changes could not be written over: something keeps old parts of it, such as a replica.')
}

/** How many files there are, the oldest, and the one in use. Their names sort by age. */
async function lookAtLog(client: pg.Client): Promise<{ first: string; last: string; files: number }> {
  const { rows } = await client.query<{ first: string; last: string; files: number }>(
    `select min(name) as first, pg_walfile_name(pg_current_wal_lsn()) as last, count(*)::int as files from pg_ls_waldir()
     where name ~ '^[0-9A-F]{24}$'`,
  )
  if (!rows[0]) throw new Error('The log of changes could not be looked at.')
  return rows[0]
}

/** Fills the rest of the log's file with zeros, and lets what is no longer needed be used anew. */
async function beginNextFile(client: pg.Client): Promise<void> {
  // A log without news is not changed for another one.
  await client.query(`select pg_logical_emit_message(true, 'scrub', '')`)
  await client.query('select pg_switch_wal()')
  await client.query('checkpoint')
}
