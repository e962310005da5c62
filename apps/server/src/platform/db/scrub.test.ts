import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { withClient } from './connection.ts'
import { installedDirectory, silent } from './embedded/installed-data.ts'
import { startPrivatePostgres } from './embedded/private-postgres.ts'
import { scrub } from './scrub.ts'

vi.setConfig({ testTimeout: 60_000 })

test('scrubbing removes deleted data from the database files and keeps other data', async () => {
  const dataDir = await installedDirectory()
  await using server = await startPrivatePostgres({ dataDir, log: silent, settings: { fsync: 'off', autovacuum: 'off' } })
  await withClient(server.connection, async (client) => {
    await client.query('create table notes (body text)')
    await client.query(`insert into notes select 'deleted-mango-' || n from generate_series(1, 500) n`)
    await client.query(`insert into notes values ('kept-mango')`)
    await client.query('create table emptied as select * from notes')
    await client.query('analyze')
    await client.query(`delete from notes where body like 'deleted-%'`)
    await client.query('delete from emptied')
    // Enough for several WAL files, some of them waiting to be recycled.
    await client.query('create table other as select md5(n::text) from generate_series(1, 600000) n')
    await client.query('checkpoint')
  })
  expect(filesWith(dataDir, 'deleted-mango').length).toBeGreaterThan(2)

  expect(await scrub(server.connection)).toEqual({ isLogScrubbed: true })

  expect(filesWith(dataDir, 'deleted-mango')).toEqual([])
  const left = await withClient(server.connection, (client) => client.query('select body from notes'))
  expect(left.rows).toEqual([{ body: 'kept-mango' }])
})

function filesWith(directory: string, text: string): string[] {
  return readdirSync(join(directory, 'pg'), { recursive: true, encoding: 'utf8' }).filter((name) => {
    const path = join(directory, 'pg', name)
    return statSync(path).isFile() && readFileSync(path).includes(text)
  })
}
