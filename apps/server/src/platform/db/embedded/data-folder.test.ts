import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { ask, emptyDirectory, installedDirectory, silent } from './installed-data.ts'
import { startPrivatePostgres } from './private-postgres.ts'

// These tests start and stop processes while other tests run on the same machine.
vi.setConfig({ testTimeout: 60_000 })

test('the next start removes the files of a killed restore, but not those of a running restore', async () => {
  const dataDir = await installedDirectory()
  const dead = spawnSync('true').pid
  for (const maker of [dead, process.pid]) mkdirSync(join(dataDir, `restore-${maker}-abc`, 'pg'), { recursive: true })
  const server = await startPrivatePostgres({ dataDir, log: silent })
  expect(readdirSync(dataDir).filter((name) => name.startsWith('restore-'))).toEqual([`restore-${process.pid}-abc`])
  await server.stop()
})

test('a lock file left empty by a power cut does not prevent the next start', async () => {
  const dataDir = await installedDirectory()
  await (await startPrivatePostgres({ dataDir, log: silent })).stop()
  const file = join(dataDir, 'pg', 'postmaster.pid')
  writeFileSync(file, '')
  utimesSync(file, 0, 0)

  await (await startPrivatePostgres({ dataDir, log: silent })).stop()
})

test('a data folder copied while its server runs starts its own server and does not affect the other', async () => {
  const original = await installedDirectory()
  const copied = emptyDirectory()
  const first = await startPrivatePostgres({ dataDir: original, log: silent })
  await ask(first, 'checkpoint')
  spawnSync('cp', ['-a', join(original, 'pg'), copied])

  const second = await startPrivatePostgres({ dataDir: copied, log: silent })
  expect(second.started).toBe(true)
  await second.stop()
  expect(await ask(first, 'select 1 as one')).toEqual([{ one: 1 }])
  await first.stop()
})

test('data of another PostgreSQL version is refused, and the error says how to migrate it', async () => {
  const dataDir = emptyDirectory()
  mkdirSync(join(dataDir, 'pg'))
  writeFileSync(join(dataDir, 'pg', 'PG_VERSION'), '17\n')

  await expect(startPrivatePostgres({ dataDir, log: silent })).rejects.toThrow(
    /made by PostgreSQL 17, but this version of Ankur uses PostgreSQL 18\. To move: .*npm run db:backup -- --logical --to FILE.*npm run db:restore -- FILE/,
  )
})

test('a data folder whose path is longer than a socket address works', async () => {
  const dataDir = join(emptyDirectory(), ...Array.from({ length: 12 }, (_, level) => `deep-folder-number-${level}`))
  expect(dataDir.length).toBeGreaterThan(200)
  mkdirSync(dataDir, { recursive: true })
  const server = await startPrivatePostgres({ dataDir, log: silent })
  expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
  await server.stop()
})
