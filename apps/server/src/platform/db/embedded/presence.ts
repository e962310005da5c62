/**
 * How processes that use one private server detect each other: each has a shared lock in the server on a separate
 * connection. The lock is released when the process ends in any way, so no counter is needed.
 */
import pg from 'pg'
import type { Connection } from '../connection.ts'

const LOCK = '7465011, 1'
const NAME = 'ankur process'

/** The library can let a process exit despite an open connection; its types do not declare this. */
export type Presence = pg.Client & { ref(): void; unref(): void }

/** Registers this process with the server of `cluster`; undefined while that server does not answer yet, or no longer. */
export async function announcePresence(connection: Connection, cluster: string): Promise<Presence | undefined> {
  const client = new pg.Client({
    ...connection,
    application_name: `${NAME} ${process.pid}`,
    connectionTimeoutMillis: 5_000,
  }) as Presence
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    if (rows[0]?.data_directory !== cluster) throw new Error(`another server answers in place of ${cluster}`)
    // Waits while the process that started the server is about to stop it, and then fails with it.
    await client.query(`select pg_advisory_lock_shared(${LOCK})`)
    client.unref()
    return client
  } catch (error) {
    await client.end().catch(() => {})
    if ((error as NodeJS.ErrnoException).code === 'EACCES') {
      throw new Error(`The database in ${cluster} is being run by another user of this computer: run Ankur as that user.`, {
        cause: error,
      })
    }
    return undefined
  }
}

/** Returns whether no other process uses the server; if so, it locks out others until the server has stopped. */
export async function isLastPresent(presence: Presence): Promise<boolean> {
  await presence.query(`select pg_advisory_unlock_shared(${LOCK})`)
  const { rows } = await presence.query<{ last: boolean }>(`select pg_try_advisory_lock(${LOCK}) as last`)
  return rows[0]?.last === true
}

/** Returns the ids of the other processes that use the server. */
export async function othersPresent(presence: Presence): Promise<number[]> {
  const { rows } = await presence.query<{ application_name: string }>(
    'select application_name from pg_stat_activity where application_name like $1 and pid <> pg_backend_pid()',
    [`${NAME} %`],
  )
  return rows.map(({ application_name }) => Number(application_name.slice(NAME.length)))
}
