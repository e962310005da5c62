/**
 * The connection pool of all stores.
 *
 * Timeouts are set by SQL, not as startup parameters, which a transaction
 * pooler refuses. They are set again with SET LOCAL in each transaction, because
 * such a pooler may use another server connection for each transaction.
 */
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Connection, DatabaseLog } from './connection.ts'
import { isDatabaseAway } from './check-connection.ts'
import type { Database, Queryable } from './database.ts'

const STATEMENT_TIMEOUT = '10s'
const IDLE_IN_TRANSACTION_TIMEOUT = '30s'
// The database enforces its own timeout first; this one is for a database that no longer responds.
const MAX_SILENCE_MS = 15_000
const ADMIN_SHUTDOWN = '57P01'
const PATIENCE_MS = 3_000

const SESSION_LIMITS = `set statement_timeout = '${STATEMENT_TIMEOUT}';
  set idle_in_transaction_session_timeout = '${IDLE_IN_TRANSACTION_TIMEOUT}'`

const BEGIN = `begin isolation level read committed;
  set local statement_timeout = '${STATEMENT_TIMEOUT}';
  set local idle_in_transaction_session_timeout = '${IDLE_IN_TRANSACTION_TIMEOUT}'`

type DatabaseOptions = Connection & { readonly max?: number; readonly maxSilenceMs?: number; readonly application_name?: string }

/** Opens a pool; the first query opens the first connection. */
export function openDatabase(options: DatabaseOptions, log?: DatabaseLog): Database {
  const { maxSilenceMs = MAX_SILENCE_MS, ...place } = options
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 10_000,
    query_timeout: maxSilenceMs,
    ...place,
    types: { getTypeParser },
    onConnect: limitSession,
  })
  const write = 'connectionString' in place ? unnamed : namer()
  // Without a listener, a restart of the database would end this process through an error of an idle connection.
  // While the pool closes, the server may close a connection first; that is not an error.
  pool.on('error', (error) => pool.ending || log?.warn({ err: error }, 'an idle database connection was lost'))

  return {
    query: (sql, values) => retryAfterShutdown(() => withConnection(pool, (client) => rowsOf(client, write(sql, values)))),
    transaction: (work) => inTransaction(pool, write, work),
    close: () => pool.end(),
  }
}

/** Returns a promise that the pool awaits, although its types do not say so. */
function limitSession(client: pg.ClientBase): unknown {
  return client.query(SESSION_LIMITS)
}

async function rowsOf<Row extends object>(client: pg.PoolClient, statement: pg.QueryConfig): Promise<Row[]> {
  return (await client.query<Row>(statement)).rows
}

type Write = (sql: string, values?: readonly unknown[]) => pg.QueryConfig

/** Sends statements without names, because a pooler does not support the prepared statements of a connection. */
function unnamed(text: string, values?: readonly unknown[]): pg.QueryConfig {
  return values ? { text, values: [...values] } : { text }
}

const MAX_NAMED = 500

/** Names statements on the private server, so that each is parsed and planned once per connection, not once per request. */
function namer(): Write {
  const names = new Map<string, string>()
  return (text, values) => {
    // A text without values may contain several statements, which cannot be prepared.
    if (!values) return { text }
    let name = names.get(text)
    if (name === undefined && names.size < MAX_NAMED) names.set(text, (name = `s${names.size}`))
    return name === undefined ? unnamed(text, values) : { name, text, values: values as unknown[] }
  }
}

/** Retries a statement refused with "shutting down", which means that it did not run. */
async function retryAfterShutdown<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if ((error as { code?: string }).code !== ADMIN_SHUTDOWN) throw error
    return await run()
  }
}

async function inTransaction<Result>(pool: pg.Pool, write: Write, work: (tx: Queryable) => Promise<Result>): Promise<Result> {
  return await withConnection(pool, async (client, noteLoss) => {
    try {
      await client.query(BEGIN)
      const result = await work({ query: (sql, values) => rowsOf(client, write(sql, values)) })
      await commit(client)
      return result
    } catch (error) {
      // A lost connection has already ended its transaction.
      if (!isDatabaseAway(error)) await client.query('rollback').catch(noteLoss)
      throw error
    }
  })
}

type OnConnection<Result> = (client: pg.PoolClient, noteLoss: (error: Error) => void) => Promise<Result>

/** Runs work on one connection of the pool; a connection lost in the meantime is removed from the pool. */
async function withConnection<Result>(pool: pg.Pool, work: OnConnection<Result>): Promise<Result> {
  const client = await connect(pool)
  let lost: Error | undefined
  const noteLoss = (error: Error) => void (lost = error)
  // The pool listens for errors only while a connection is idle; here a loss between two statements would end the process.
  client.on('error', noteLoss)
  try {
    return await work(client, noteLoss)
  } catch (error) {
    if (isDatabaseAway(error)) noteLoss(error as Error)
    throw error
  } finally {
    client.off('error', noteLoss)
    client.release(lost)
  }
}

/** Connects, and retries for a while: after a crash the database is back within seconds, and no statement has run yet. */
async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  const givesUpAt = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return await pool.connect()
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > givesUpAt) throw error
      await delay(50)
    }
  }
}

/** Commits. PostgreSQL answers COMMIT of a failed transaction with ROLLBACK and no error, so this checks the result. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit')
  if (command === 'ROLLBACK') throw new Error('the transaction was rolled back: one of its statements had failed')
}

const { INT8, DATE } = pg.types.builtins

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8) return toCount
  // A date has no time zone; as a Date it could be a day off on another machine.
  if (oid === DATE) return String
  return pg.types.getTypeParser(oid, format)
}

function toCount(text: string): number {
  const count = Number(text)
  if (!Number.isSafeInteger(count)) throw new RangeError('a bigint from the database does not fit a number: select it as text')
  return count
}
