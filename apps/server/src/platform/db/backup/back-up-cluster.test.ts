import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { withClient, type Connection } from '../connection.ts'
import { runApp, until } from '../embedded/app-process.ts'
import { emptyDirectory, installedDirectory, silent } from '../embedded/installed-data.ts'
import { startPrivatePostgres } from '../embedded/private-postgres.ts'
import { backUpCluster } from './back-up-cluster.ts'
import { makeBackupKeys, parseOpeningKey, parseWritingKey } from './backup-keys.ts'
import { restoreCluster } from './restore-cluster.ts'

const nowMs = Date.parse('2026-01-05T09:00:00Z')
const keys = makeBackupKeys()
const key = parseWritingKey(keys.writing)!
const opener = parseOpeningKey(keys.opening)!
const ownSecret = 'of-the-old-installation-'.repeat(2)

// These tests write and read whole databases while other tests run on the same machine.
vi.setConfig({ testTimeout: 60_000 })

/** Only the first test needs durable writes. */
const settings = { fsync: 'off' }

test('a backup made during writes contains all rows confirmed before it started, and can be restored elsewhere', async () => {
  const [dataDir, elsewhere] = [await installedDirectory(), emptyDirectory()]
  const to = join(emptyDirectory(), 'backup.sealed')
  const app = runApp(dataDir, { work: 'writes' })
  const { connection } = await app.ready
  writeFileSync(join(dataDir, 'secret'), ownSecret, { mode: 0o600 })
  await until('rows are confirmed', () => app.promised.length > 100)
  const before = [...app.promised]

  // Checkpoints and new WAL files during the copy would break an unprotected copy.
  const churn = checkpointUntilDone(
    connection,
    backUpCluster({ connection, dataDir, to, nowMs, key, authSecret: null, withSecret: true }),
  )
  expect(await churn).toBeGreaterThan(0)
  expect(statSync(to).mode & 0o777).toBe(0o600)

  await restoreCluster({ from: to, opener, erased: null, dataDir: elsewhere, replace: false, nowMs, log: silent, secret: null })
  await using restored = await startPrivatePostgres({ dataDir: elsewhere, log: silent })
  const kept = await ids(restored.connection)
  expect(before.filter((id) => !kept.includes(id))).toEqual([])
  expect(kept, 'a snapshot: every id up to the last, none beyond').toEqual(kept.map((_, at) => at + 1))
  expect(readFileSync(join(elsewhere, 'secret'), 'utf8')).toBe(ownSecret)
  expect(statSync(join(elsewhere, 'secret')).mode & 0o777).toBe(0o600)
  await app.end('SIGTERM')
})

test('a restore does not change an existing database, and with --replace keeps it under another name', async () => {
  const { dataDir, to } = await backedUp('first')
  await using second = await installation('second')
  const options = { from: to, opener, erased: null, dataDir: second.dataDir, nowMs, log: silent, secret: null, settings }

  await expect(restoreCluster({ ...options, replace: true })).rejects.toThrow('is running: stop Ankur')
  await second.stop()
  await expect(restoreCluster({ ...options, replace: false })).rejects.toThrow('add --replace')
  expect((await restoreCluster({ ...options, replace: true })).counts).toEqual([{ table: 'public.named', rows: 1 }])

  expect(await nameIn(second.dataDir)).toBe('first')
  expect(readdirSync(second.dataDir)).toContain('pg-before-2026-01-05T09-00-00.000Z')
  expect(await nameIn(dataDir)).toBe('first')
})

test('restoring a damaged backup is refused and leaves no files', async () => {
  const { to } = await backedUp('whole')
  const bytes = readFileSync(to)
  const elsewhere = emptyDirectory()
  const options = { opener, erased: null, dataDir: elsewhere, replace: false, nowMs, log: silent, secret: null, settings }

  writeFileSync(`${to}.cut`, bytes.subarray(0, Math.floor(bytes.length * 0.7)))
  await expect(restoreCluster({ ...options, from: `${to}.cut` })).rejects.toThrow()
  bytes.fill(0, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 50)
  writeFileSync(`${to}.bent`, bytes)
  await expect(restoreCluster({ ...options, from: `${to}.bent` })).rejects.toThrow()

  expect(readdirSync(elsewhere)).toEqual([])
})

test('a backup of an installation with AUTH_SECRET can be restored only with the same secret, and does not contain it', async () => {
  const authSecret = 'given-by-the-operator-'.repeat(2)
  const { to } = await backedUp('guarded', authSecret)
  const options = { from: to, opener, erased: null, dataDir: emptyDirectory(), replace: false, nowMs, log: silent, settings }

  await expect(restoreCluster({ ...options, secret: null })).rejects.toThrow('set AUTH_SECRET to the same value')
  await expect(restoreCluster({ ...options, secret: 'another-'.repeat(5) })).rejects.toThrow('of another installation')
  await restoreCluster({ ...options, secret: authSecret })
  expect(readdirSync(options.dataDir)).toEqual(['pg'])
})

test('a backup never overwrites a file', async () => {
  await using server = await installation('here')
  const to = join(emptyDirectory(), 'backup.sealed')
  writeFileSync(to, 'dear')
  await expect(backUpCluster({ ...server, to, nowMs, key, authSecret: null })).rejects.toThrow('exists already')
  expect(readFileSync(to, 'utf8')).toBe('dear')
})

async function installation(name: string) {
  const dataDir = await installedDirectory()
  const server = await startPrivatePostgres({ dataDir, log: silent, settings })
  await withClient(server.connection, (client) => client.query(`create table named as select '${name}' as name`))
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= server.stop())
  return { dataDir, connection: server.connection, stop, [Symbol.asyncDispose]: stop }
}

async function backedUp(name: string, authSecret: string | null = null) {
  await using server = await installation(name)
  const folder = emptyDirectory()
  const to = join(folder, 'backup.sealed')
  await backUpCluster({ ...server, to, nowMs, key, authSecret })
  return { dataDir: server.dataDir, to }
}

async function nameIn(dataDir: string): Promise<unknown> {
  await using server = await startPrivatePostgres({ dataDir, log: silent, settings })
  return await withClient(server.connection, async (client) => (await client.query('select name from named')).rows[0]?.name)
}

async function ids(connection: Connection): Promise<number[]> {
  return await withClient(connection, async (client) => {
    const { rows } = await client.query<{ id: number }>('select id::int from promises order by id')
    return rows.map(({ id }) => id)
  })
}

async function checkpointUntilDone(connection: Connection, done: Promise<void>): Promise<number> {
  let going = true
  let rounds = 0
  const finished = done.finally(() => {
    going = false
  })
  await withClient(connection, async (client) => {
    for (; going && rounds < 4; rounds++) {
      await client.query("insert into promises (filler) select repeat('y', 1000) from generate_series(1, 500)")
      await client.query('select pg_switch_wal()')
      await client.query('checkpoint')
    }
  })
  await finished
  return rounds
}
