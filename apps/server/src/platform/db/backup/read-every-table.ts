import { withClient, type Connection } from '../connection.ts'
import { listTables } from './tables.ts'

export interface TableCount {
  readonly table: string
  readonly rows: number
}

/** Counts the rows of every table, which makes PostgreSQL read each page and verify its checksum. */
export async function readEveryTable(connection: Connection): Promise<TableCount[]> {
  return await withClient(connection, async (client) => {
    const counts: TableCount[] = []
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query<{ rows: number }>(`select count(*)::float8 as rows from ${name}`)
      counts.push({ table: name, rows: rows[0]?.rows ?? 0 })
    }
    return counts
  })
}
