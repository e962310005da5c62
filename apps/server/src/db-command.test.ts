import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { makeBackupKeys } from './platform/db/backup/backup-keys.ts'
import { runApp } from './platform/db/embedded/app-process.ts'
import { emptyDirectory, installedDirectory } from './platform/db/embedded/installed-data.ts'
import { testDatabase } from './platform/db/test-database.ts'
import { runCommand } from './platform/test-process.ts'

const AUTH_SECRET = 'given-by-the-operator-'.repeat(2)

// These tests start and stop processes while other tests run on the same machine.
vi.setConfig({ testTimeout: 60_000 })

test('an operator backs up the files of a running installation, and restores the copy elsewhere', async () => {
  const [dataDir, elsewhere] = [await installedDirectory(), emptyDirectory()]
  const app = runApp(dataDir)
  await app.ready

  const backup = await db(['backup', '--physical'], { DATA_DIR: dataDir })
  expect(backup).toMatchObject({ code: 0, output: expect.stringContaining('The backup is in ') })
  const BACKUP_OPENING_KEY = /ankur-backup-opening-1-\S+/.exec(backup.output)?.[0] ?? ''
  await app.end('SIGTERM')

  const [name] = readdirSync(join(dataDir, 'backups'))
  const restore = await db(['restore', join(dataDir, 'backups', name!)], { DATA_DIR: elsewhere, BACKUP_OPENING_KEY })
  expect(restore).toMatchObject({ code: 0, output: expect.stringContaining('Restored and checked: 0 rows in 1 tables.\n') })
  expect(existsSync(join(elsewhere, 'pg', 'PG_VERSION'))).toBe(true)
})

test('the data of a private database can be moved to an external server with DATABASE_URL', async () => {
  await using source = await testDatabase()
  await using target = await testDatabase({ empty: true })
  const file = join(emptyDirectory(), 'copy.sealed')
  const { writing: BACKUP_KEY, opening: BACKUP_OPENING_KEY } = makeBackupKeys()

  expect(await db(['backup', '--to', file], { DATABASE_URL: source.url, AUTH_SECRET, BACKUP_KEY })).toMatchObject({ code: 0 })
  const restore = { DATABASE_URL: target.url, AUTH_SECRET, BACKUP_OPENING_KEY }
  expect(await db(['restore', file], restore)).toMatchObject({ code: 0 })

  const dataDir = emptyDirectory()
  expect(await db(['restore', file], { DATA_DIR: dataDir, AUTH_SECRET, BACKUP_OPENING_KEY })).toMatchObject({ code: 0 })
  expect(await db(['backup'], { DATA_DIR: dataDir, AUTH_SECRET, BACKUP_KEY })).toMatchObject({ code: 0 })
})

test('an operator scrubs deleted rows from the files while families use the product', async () => {
  const dataDir = await installedDirectory()
  const app = runApp(dataDir)
  await app.ready
  expect(await db(['scrub'], { DATA_DIR: dataDir })).toEqual({
    code: 0,
    output: 'Deleted data was removed from the tables and from the write-ahead log.\n',
  })
  await app.end('SIGTERM')
})

test('a server left behind by a killed app is stopped by the command, and one in use is not', async () => {
  const dataDir = await installedDirectory()
  const app = runApp(dataDir)
  await app.ready

  const refusal = await db(['stop'], { DATA_DIR: dataDir })
  expect(refusal).toEqual({ code: 1, output: `Ankur is still running on this database (process ${app.pid}): stop that first.\n` })

  await app.end('SIGKILL')
  expect(await db(['stop'], { DATA_DIR: dataDir })).toEqual({ code: 0, output: 'The private database has stopped.\n' })
  expect(existsSync(join(dataDir, 'pg', 'postmaster.pid'))).toBe(false)
  expect(await db(['stop'], { DATA_DIR: dataDir })).toEqual({ code: 0, output: 'No private database is running.\n' })
})

test('invalid arguments print one message and give exit code 1', async () => {
  const dataDir = emptyDirectory()
  const other = join(dataDir, 'other.txt')
  writeFileSync(other, 'not a backup')

  const wrong: [string[], RegExp][] = [
    [[], /^Usage:\n {2}npm run db:backup .*\n/],
    [['backup', '--everything'], /^Usage/],
    [['restore'], /^Usage/],
    [['backup', '--physical'], /^There is no database in .* yet: start Ankur once, or set DATA_DIR.\n$/],
    [['restore', join(dataDir, 'nothing')], /^There is no file .*nothing\.\n$/],
    [['restore', other], /^.*other.txt is not an encrypted backup of Ankur, or is damaged\. .*\n$/],
  ]
  const answers = await Promise.all(wrong.map(([args]) => db(args, { DATA_DIR: dataDir })))
  for (const [at, [args, sentence]] of wrong.entries()) {
    expect(answers[at], args.join(' ')).toEqual({ code: 1, output: expect.stringMatching(sentence) })
  }
})

async function db(args: string[], env: Record<string, string>): Promise<{ code: number; output: string }> {
  return await runCommand(join(import.meta.dirname, 'db-command.ts'), args, env)
}
