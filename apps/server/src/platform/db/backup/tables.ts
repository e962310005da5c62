import type pg from 'pg'
import { withClient, type Connection } from '../connection.ts'

export interface Column {
  /** Quoted for SQL. */
  readonly name: string
  readonly type: string
}

export interface Table {
  /** With its schema, quoted for SQL. */
  readonly name: string
  /** Columns with stored values; generated ones are computed again. */
  readonly columns: readonly Column[]
}

/** All of our tables with rows, except the list of migrations: a restore creates that one again. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      coalesce(json_agg(json_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attnum) filter (where a.attnum is not null), '[]') as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relpersistence <> 't'
      and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
      and (n.nspname, c.relname) <> ('public', 'schema_migrations')
      and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
    group by 1
    order by 1`)
  return rows
}

export interface AppliedMigration {
  readonly name: string
  readonly checksum: string
}

/** The migrations that a database has run; empty if it is not one of ours. */
export async function listAppliedMigrations(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows } = await client.query<{ known: boolean }>("select to_regclass('public.schema_migrations') is not null as known")
  if (!rows[0]?.known) return []
  return (await client.query<AppliedMigration>('select name, checksum from schema_migrations order by name')).rows
}

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
