import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ManualClock } from '../clock.ts'
import { migrate } from './migrate.ts'
import { testDatabase } from './test-database.ts'

test('three servers start concurrently on an empty database, and each migration runs once', async () => {
  await using database = await testDatabase({ empty: true })
  const directory = migrations({
    '0001_families.sql':
      "create type speech as enum ('yes', 'no'); create table families (id int); insert into families values (1)",
    '0002_notes.sql': 'create table notes (id int); insert into families values (2)',
  })

  const runs = await Promise.all([1, 2, 3].map(() => migrate(database.connection, { directory })))

  expect(runs.flat().sort()).toEqual(['0001_families.sql', '0002_notes.sql'])
  expect(await database.query('select id from families order by id')).toEqual([{ id: 1 }, { id: 2 }])
})

test('a PostgreSQL that is too old is refused before any write, with an error that names both versions', async () => {
  await using database = await testDatabase({ empty: true })
  const directory = migrations({ '0001_a.sql': 'create table a ()' })
  const [{ major } = { major: 0 }] = await database.query<{ major: number }>(
    "select current_setting('server_version_num')::integer / 10000 as major",
  )

  await expect(migrate(database.connection, { directory, oldest: major + 1 })).rejects.toThrow(
    new RegExp(
      `^Ankur needs PostgreSQL ${major + 1} or later, and the server of this database is PostgreSQL ${major}\\.\\d+.*\\.$`,
    ),
  )
  expect(await tables(database)).toEqual([])
  expect(await migrate(database.connection, { directory, oldest: major })).toEqual(['0001_a.sql'])
})

test('a later version runs only new migrations, recorded with the time of the clock', async () => {
  await using database = await testDatabase({ empty: true })
  const clock = new ManualClock('2026-01-05T09:00:00Z')
  const directory = migrations({ '0001_a.sql': 'create table a ()' })
  await migrate(database.connection, { directory, clock })
  writeFileSync(join(directory, '0002_b.sql'), 'create table b ()')
  clock.advance(60_000)

  expect(await migrate(database.connection, { directory, clock })).toEqual(['0002_b.sql'])
  expect(await database.query('select name, applied_at from schema_migrations order by name')).toEqual([
    { name: '0001_a.sql', applied_at: new Date('2026-01-05T09:00:00Z') },
    { name: '0002_b.sql', applied_at: new Date('2026-01-05T09:01:00Z') },
  ])
})

test('a failed migration is rolled back, and earlier ones stay applied', async () => {
  await using database = await testDatabase({ empty: true })
  const directory = migrations({ '0001_a.sql': 'create table a ()', '0002_b.sql': 'create table b (); select 1 / 0' })

  await expect(migrate(database.connection, { directory })).rejects.toThrow('The migration 0002_b.sql failed and left no trace.')
  expect(await tables(database)).toEqual(['a', 'schema_migrations'])

  writeFileSync(join(directory, '0002_b.sql'), 'create table b ()')
  expect(await migrate(database.connection, { directory })).toEqual(['0002_b.sql'])
})

test('a migration edited after it ran is refused by name', async () => {
  await using database = await testDatabase({ empty: true })
  const directory = migrations({ '0001_a.sql': 'create table a ();\n' })
  await migrate(database.connection, { directory })

  writeFileSync(join(directory, '0001_a.sql'), 'create table a ();\r\n')
  expect(await migrate(database.connection, { directory }), 'other line ends are not an edit').toEqual([])

  writeFileSync(join(directory, '0001_a.sql'), 'create table a (id int);\n')
  await expect(migrate(database.connection, { directory })).rejects.toThrow(
    'The migration 0001_a.sql was changed after it had run here',
  )
})

test('an older version refuses a database of a newer version', async () => {
  await using database = await testDatabase({ empty: true })
  const directory = migrations({ '0001_a.sql': 'create table a ()', '0002_b.sql': 'create table b ()' })
  await migrate(database.connection, { directory })
  rmSync(join(directory, '0002_b.sql'))

  await expect(migrate(database.connection, { directory })).rejects.toThrow(
    '0002_b.sql, which this version of Ankur does not have',
  )
})

test('every test database has the current tables', async () => {
  await using database = await testDatabase()
  expect(await tables(database)).toContain('schema_migrations')
  expect(await migrate(database.connection)).toEqual([])
})

function migrations(files: Record<string, string>): string {
  const directory = mkdtempSync(join(tmpdir(), 'ankur-migrations-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(directory, name), sql)
  return directory
}

async function tables(database: { query: Awaited<ReturnType<typeof testDatabase>>['query'] }): Promise<string[]> {
  const rows = await database.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public' order by 1",
  )
  return rows.map(({ tablename }) => tablename)
}
