import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { withClient, type DatabaseLog } from '../connection.ts'
import { migrate } from '../migrate.ts'
import { testDatabase, type TestDatabase } from '../test-database.ts'
import { backUpTables as seal } from './back-up-tables.ts'
import { readBackupFile } from './backup-file.ts'
import { parseOpeningKey, parseWritingKey, makeBackupKeys } from './backup-keys.ts'
import { restoreTables as restore } from './restore-tables.ts'

const log: DatabaseLog = { info() {}, warn() {}, error() {} }
const nowMs = Date.parse('2026-01-05T09:00:00Z')
const secret = 'of-the-operator-'.repeat(3)
const keys = makeBackupKeys()
const key = parseWritingKey(keys.writing)!
const opener = parseOpeningKey(keys.opening)!

const backUpTables = (backup: Omit<Parameters<typeof seal>[0], 'key'>) => seal({ ...backup, key })
const restoreTables = async (options: Omit<Parameters<typeof restore>[0], 'opener' | 'erased'> & { opener?: 'unsealed' }) =>
  (await restore({ opener, erased: null, ...options })).counts

const tables = `
  create type mood as enum ('calm', 'busy');
  create table "Families" (
    id int generated always as identity primary key,
    best_friend int references "Families" (id),
    favourite int,
    name text not null,
    shouted text generated always as (upper(name)) stored,
    mood mood not null default 'calm'
  );
  create table games (
    id serial primary key,
    family int not null references "Families" (id),
    data jsonb, picture bytea, tags text[], at timestamptz, born date, price numeric(12, 4), ratio float8, took interval, note text
  );
  alter table "Families" add foreign key (favourite) references games (id);
  create table seeds (word text primary key);
  insert into seeds values ('oak'), ('elm');
  create function forbid() returns trigger language plpgsql as $$ begin raise exception 'no new families today'; end $$;
  create trigger forbid before insert on "Families" for each row execute function forbid();`

const rows = `
  alter table "Families" disable trigger forbid;
  insert into "Families" (name, best_friend) values ('Asha "the first"', null), (E'Bela\\n\\t\\\\', 1), ('ਚਰਨ 🌱', 2);
  insert into games (family, data, picture, tags, at, born, price, ratio, took, note) values
    (1, '{"a": [1, null, "\\u00e9"]}', '\\x00ff5c27', array['x,y', null, '"q"'], '2026-01-05 14:30:00.123456+05:30', '2024-02-29',
      12345678.9012, 0.1, '1 mon -2 days', ''),
    (3, null, null, '{}', 'infinity', null, null, 'NaN', null, null);
  update "Families" set favourite = 2, best_friend = 3 where id = 1;
  delete from seeds where word = 'elm';
  insert into seeds values ('yew');
  alter table "Families" enable trigger forbid`

test('a backup of all tables is restored unchanged into an empty database by a user without special rights', async () => {
  const directory = migrations({ '0001_all.sql': `${tables} create table empty_one ();` })
  await using source = await migrated(directory, rows)
  await using target = await ordinaryDatabase()
  const from = newFile()

  await backUpTables({ connection: source.connection, to: from, nowMs, secret })
  await restoreTables({ from, connection: target.connection, secret, log, migrations: directory })

  for (const table of ['"Families"', 'games', 'seeds']) expect(await all(target, table), table).toEqual(await all(source, table))
  const [next] = await target.query('insert into games (family) values (2) returning id')
  expect(next, 'sequences continue where they were').toEqual({ id: 3 })
  await expect(target.query('insert into games (family) values (99)')).rejects.toThrow('foreign key')
  await expect(target.query('insert into "Families" (name) values (\'Dev\')')).rejects.toThrow('no new families today')
})

test('a backup is a consistent snapshot while other connections write', async () => {
  const directory = migrations({ '0001_all.sql': 'create table a (balance int); create table z (balance int)' })
  await using source = await migrated(
    directory,
    'insert into a select 50 from generate_series(1, 2000); insert into z values (0)',
  )
  await using target = await testDatabase({ empty: true })
  const from = newFile()

  let going = true
  const copy = backUpTables({ connection: source.connection, to: from, nowMs, secret }).finally(() => {
    going = false
  })
  while (going) {
    await source.transaction(async (tx) => {
      await tx.query('update a set balance = balance - 1 where ctid = (select min(ctid) from a)')
      await tx.query('update z set balance = balance + 1')
    })
  }
  await copy
  await restoreTables({ from, connection: target.connection, secret, log, migrations: directory })
  expect(await target.query('select (select sum(balance) from a) + (select sum(balance) from z) as sum')).toEqual([
    { sum: 100_000 },
  ])
})

test('a backup of an older version is migrated when a newer version restores it', async () => {
  const directory = migrations({ '0001_a.sql': 'create table a (name text)' })
  await using source = await migrated(directory, "insert into a values ('asha')")
  await using target = await testDatabase({ empty: true })
  const from = newFile()
  await backUpTables({ connection: source.connection, to: from, nowMs, secret })

  writeFileSync(join(directory, '0002_b.sql'), 'alter table a add shouted text; update a set shouted = upper(name)')
  await restoreTables({ from, connection: target.connection, secret, log, migrations: directory })
  expect(await target.query('select * from a')).toEqual([{ name: 'asha', shouted: 'ASHA' }])

  rmSync(join(directory, '0001_a.sql'))
  await using third = await testDatabase({ empty: true })
  await expect(restoreTables({ from, connection: third.connection, secret, log, migrations: directory })).rejects.toThrow(
    '0001_a.sql',
  )
})

test('a restore without the secret of the backup is refused', async () => {
  const directory = migrations({ '0001_a.sql': 'create table a (name text)' })
  await using source = await migrated(directory, '')
  await using target = await testDatabase({ empty: true })
  const from = newFile()
  await backUpTables({ connection: source.connection, to: from, nowMs, secret })

  for (const other of [null, 'another-'.repeat(6)]) {
    const restoring = restoreTables({ from, connection: target.connection, secret: other, log, migrations: directory })
    await expect(restoring).rejects.toThrow('set AUTH_SECRET to the same value')
  }
  expect((await linesIn(from)).join()).not.toContain(secret)
  expect(await target.query("select to_regclass('schema_migrations') as made")).toEqual([{ made: null }])
})

test('a restore into a database that is not empty is refused', async () => {
  const directory = migrations({ '0001_a.sql': 'create table a (name text)' })
  await using source = await migrated(directory, "insert into a values ('asha')")
  const from = newFile()
  await backUpTables({ connection: source.connection, to: from, nowMs, secret })

  await expect(restoreTables({ from, connection: source.connection, secret, log, migrations: directory })).rejects.toThrow(
    'is not empty',
  )
})

test('a truncated backup restores nothing, and a complete one can then be restored into the same database', async () => {
  const directory = migrations({ '0001_a.sql': 'create table a (name text)' })
  await using source = await migrated(directory, "insert into a values ('asha'), ('bela')")
  await using target = await testDatabase({ empty: true })
  const from = newFile()
  await backUpTables({ connection: source.connection, to: from, nowMs, secret })
  const lines = await linesIn(from)
  const options = { connection: target.connection, secret, log, migrations: directory }

  for (const cut of [2, 3, 4]) {
    writeFileSync(`${from}.cut`, gzipSync(lines.slice(0, cut).join('\n')))
    await expect(restoreTables({ ...options, from: `${from}.cut`, opener: 'unsealed' }), `${cut} lines`).rejects.toThrow(
      'cut off',
    )
  }
  expect(await target.query('select * from a')).toEqual([])
  expect(await restoreTables({ ...options, from })).toEqual([{ table: 'public.a', rows: 2 }])
})

test('a backup and restore keeps all current tables', async () => {
  await using source = await testDatabase()
  await using target = await testDatabase({ empty: true })
  const from = newFile()
  await backUpTables({ connection: source.connection, to: from, nowMs, secret })
  await restoreTables({ from, connection: target.connection, secret, log })
  expect(await shape(target)).toEqual(await shape(source))
})

async function linesIn(path: string): Promise<string[]> {
  return (await text(readBackupFile(path, opener))).split('\n')
}

async function migrated(directory: string, sql: string): Promise<TestDatabase> {
  const database = await testDatabase({ empty: true })
  await migrate(database.connection, { directory })
  await withClient(database.connection, (client) => client.query(sql))
  return database
}

/** Creates a database whose user owns it and has no other rights, as at a hosting provider. */
async function ordinaryDatabase(): Promise<TestDatabase> {
  const database = await testDatabase({ empty: true })
  const [named] = await database.query<{ name: string }>('select current_database() as name')
  const role = `owner_of_${named!.name}`
  await database.query(`create role ${role} login`)
  await database.query(`alter database ${named!.name} owner to ${role}`)
  return { ...database, connection: { ...database.connection, user: role } as TestDatabase['connection'] }
}

async function all(database: TestDatabase, table: string): Promise<unknown[]> {
  return await database.query(`select t::text as row from ${table} t order by 1`)
}

async function shape(database: TestDatabase): Promise<unknown> {
  return {
    columns: await database.query(
      "select table_name, column_name, data_type from information_schema.columns where table_schema = 'public' order by 1, 2",
    ),
    constraints: await database.query(
      "select conrelid::regclass::text as on, conname, pg_get_constraintdef(oid) as def from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2",
    ),
    triggers: await database.query('select tgname, tgenabled from pg_trigger where not tgisinternal order by 1'),
  }
}

function migrations(files: Record<string, string>): string {
  const directory = mkdtempSync(join(tmpdir(), 'ankur-migrations-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(directory, name), sql)
  return directory
}

function newFile(): string {
  const directory = mkdtempSync(join(tmpdir(), 'ankur-backups-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return join(directory, 'backup.sealed')
}
