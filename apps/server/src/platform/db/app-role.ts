/**
 * The database role of the server on its private database: it can only read and write rows. The cluster's owner is a superuser,
 * which can also run programs and read files; only migrations, backups and the weekly scrub use that role.
 */
import { withClient, type Connection } from './connection.ts'

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
