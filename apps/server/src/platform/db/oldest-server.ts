import type pg from 'pg'

/** Our SQL keeps to what this PostgreSQL understands. */
export const oldestServer = 15

/** An older server would stop in the middle of the migrations, over a word that it does not know. */
export async function refuseOlderServer(client: pg.Client, oldest: number): Promise<void> {
  const { rows } = await client.query<{ name: string; major: number }>(
    "select current_setting('server_version') as name, current_setting('server_version_num')::integer / 10000 as major",
  )
  const [found] = rows
  if (!found || found.major >= oldest) return
  throw new Error(`Ankur needs PostgreSQL ${oldest} or later, and the server of this database is PostgreSQL ${found.name}.`)
}
