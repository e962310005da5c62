import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

/** How to connect to a database: a URL given by the operator, or the socket of the private server. */
export type Connection = { readonly connectionString: string } | ConnectionParts

interface ConnectionParts {
  /** A host name, or the folder of a Unix socket. */
  readonly host: string
  readonly port: number
  readonly user: string
  readonly database: string
  readonly password?: string
}

/** The application name of a running server's connections, by which a restore detects them. */
export const SERVER_NAME = 'ankur server'

/** The part of the log that the database code writes to. */
export type DatabaseLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

/** Runs `work` on a separate connection, outside any pool, and always closes it. */
export async function withClient<Result>(connection: Connection, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 })
  // A connection lost between two statements is reported here; the next statement fails with the same error.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Converts a connection to a URL, for programs that accept only that. */
export function toConnectionString(connection: Connection): string {
  if ('connectionString' in connection) return connection.connectionString
  const { host, port, user, database, password } = connection
  const query = new URLSearchParams({ host, port: String(port), user, ...(password && { password }) })
  return `postgres:///${encodeURIComponent(database)}?${query}`
}

/**
 * The database role of the server on its private database: it can only read and write rows. The cluster's owner is a superuser,
 * which can also run programs and read files; only migrations, backups and the weekly scrub use that role.
 */
const ROLE = 'ankur_app'
/** An arbitrary fixed lock number: concurrent grants by two processes would conflict. */
const GRANT_LOCK = 7_465_012

/** Creates the role if it is missing and grants it the current tables. Call it after the migrations. */
export async function asAppRole(owner: Connection): Promise<Connection> {
  if ('connectionString' in owner) return owner
  const { password } = owner
  await withClient(owner, async (client) => {
    await client.query('select pg_advisory_lock($1)', [GRANT_LOCK])
    const { rows } = await client.query('select from pg_roles where rolname = $1', [ROLE])
    if (rows.length === 0) await client.query(`create role ${ROLE} login`)
    if (password !== undefined) await client.query(`alter role ${ROLE} password ${client.escapeLiteral(password)}`)
    await client.query(`grant select, insert, update, delete on all tables in schema public to ${ROLE};
      grant usage, select on all sequences in schema public to ${ROLE};
      revoke insert, update, delete on schema_migrations from ${ROLE}`)
  })
  return { ...owner, user: ROLE }
}
