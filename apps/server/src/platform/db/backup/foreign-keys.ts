import type pg from 'pg'

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/** Drops all foreign keys within the transaction; what it gives puts them back, which checks every row. */
export async function setForeignKeysAside(client: pg.Client): Promise<() => Promise<void>> {
  // Those of a partition belong to the key of its parent and come and go with it.
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0`)
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  return async () => {
    for (const { table, name, definition } of rows)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}
