import { expect, test, vi } from 'vitest'
import { asAppRole, withClient } from './connection.ts'
import { installedDirectory, silent } from './embedded/installed-data.ts'
import { startPrivatePostgres } from './embedded/private-postgres.ts'
import { migrate } from './migrate.ts'

// These tests start and stop a whole server.
vi.setConfig({ testTimeout: 60_000 })

test('on the private database the server can read and write rows, and is not a superuser', async () => {
  await using postgres = await startPrivatePostgres({ dataDir: await installedDirectory(), log: silent })
  await migrate(postgres.connection)
  // Two servers that start concurrently, and one that restarts.
  await Promise.all([asAppRole(postgres.connection), asAppRole(postgres.connection)])
  const app = await asAppRole(postgres.connection)
  await withClient(app, async (client) => {
    await client.query("insert into rate_limits (key, used, ends_at) values ('x', 1, '2026-01-01')")
    await client.query("update rate_limits set used = 2 where key = 'x'; delete from rate_limits where key = 'x'")
    expect((await client.query('select rolsuper from pg_roles where rolname = current_user')).rows).toEqual([{ rolsuper: false }])
    for (const refused of [
      "copy rate_limits to program 'cat'",
      "select pg_read_file('/etc/hostname')",
      'drop table users',
      'create table mine (id integer)',
      'delete from schema_migrations',
      'set role postgres',
    ]) {
      await expect(client.query(refused), refused).rejects.toThrow(/permission denied|must be owner|only superuser|to execute/i)
    }
  })
})
