import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { ask, emptyDirectory, installedDirectory, silent } from './installed-data.ts'
import { startPrivatePostgres } from './private-postgres.ts'

// Whole processes start and stop here, on a machine that they share with the other tests.
vi.setConfig({ testTimeout: 60_000 })

test('what a killed restore left behind is removed by the next start, and a restore under way is left alone', async () => {
  const dataDir = await installedDirectory()
  const dead = spawnSync('true').pid
  for (const maker of [dead, process.pid]) mkdirSync(join(dataDir, `restore-${maker}-abc`, 'pg'), { recursive: true })
  const server = await startPrivatePostgres({ dataDir, log: silent })
  expect(readdirSync(dataDir).filter((name) => name.startsWith('restore-'))).toEqual([`restore-${process.pid}-abc`])
  await server.stop()
})

test('a lock file that a power cut left empty does not stop the next start', async () => {
  const dataDir = await installedDirectory()
  await (await startPrivatePostgres({ dataDir, log: silent })).stop()
  const file = join(dataDir, 'pg', 'postmaster.pid')
  writeFileSync(file, '')
  utimesSync(file, 0, 0)

  await (await startPrivatePostgres({ dataDir, log: silent })).stop()
})

test('a copy of a data folder, made while its server runs, starts on its own and leaves that server alone', async () => {
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

test('the data of another PostgreSQL version is refused, with the way to move it', async () => {
  const dataDir = emptyDirectory()
  mkdirSync(join(dataDir, 'pg'))
  writeFileSync(join(dataDir, 'pg', 'PG_VERSION'), '17\n')

  await expect(startPrivatePostgres({ dataDir, log: silent })).rejects.toThrow(
    /made by PostgreSQL 17, and this Ankur brings 18\. To move: .*npm run db:backup -- --logical --to FILE.*npm run db:restore -- FILE/,
  )
})

test('a data folder deeper than a socket address can be long serves like any other', async () => {
  const dataDir = join(emptyDirectory(), ...Array.from({ length: 12 }, (_, level) => `deep-folder-number-${level}`))
  expect(dataDir.length).toBeGreaterThan(200)
  mkdirSync(dataDir, { recursive: true })
  const server = await startPrivatePostgres({ dataDir, log: silent })
  expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
  await server.stop()
})
