import type pg from 'pg'
import type { Table } from './tables.ts'

/** Inserts rows whose values are written as PostgreSQL wrote them. */
export async function insertRows(client: pg.Client, { name, columns }: Table, rows: (string | null)[][]): Promise<void> {
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
