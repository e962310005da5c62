import { spawn } from 'node:child_process'
import { cpSync, existsSync, lstatSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withClient } from '../connection.ts'
import { openDatabase } from '../open-database.ts'
import { home, runApp, until, type AppProcess } from './app-process.ts'
import { ask, emptyDirectory, installedDirectory, silent } from './installed-data.ts'
import { findBinaries } from './postgres-binaries.ts'
import { isServing, readPostmasterPid } from './postmaster-pid.ts'
import { startPrivatePostgres } from './private-postgres.ts'

const isRoot = process.getuid?.() === 0
const isLinux = process.platform === 'linux'

// These tests start and stop processes while other tests run on the same machine.
vi.setConfig({ testTimeout: 60_000 })

test('after the app is killed its server keeps running, and the next start finds every confirmed row', async () => {
  const dataDir = await installedDirectory()
  const app = runApp(dataDir, { work: 'writes' })
  const { pid } = await app.ready
  await until('rows are confirmed', () => app.promised.length > 50)
  await app.end('SIGKILL')
  expect(isServing(pid, join(dataDir, 'pg'))).toBe(true)

  const next = await startPrivatePostgres({ dataDir, log: silent })
  expect(next).toMatchObject({ pid, started: false })
  expect(await brokenPromises(next.connection, app)).toEqual([])
  await next.stop()
  expect(isServing(pid, join(dataDir, 'pg')), 'a process that found a running server does not stop it').toBe(true)
})

test('after the server is killed during writes, the next start has every confirmed row', async () => {
  const dataDir = await installedDirectory()
  for (let round = 1; round <= 3; round++) {
    const app = runApp(dataDir, { work: 'writes' })
    const { pid } = await app.ready
    await until('rows are confirmed', () => app.promised.length > 30)
    process.kill(pid, 'SIGKILL')
    await app.end('SIGKILL')

    const next = await startPrivatePostgres({ dataDir, log: silent })
    expect(next.started).toBe(true)
    expect(await brokenPromises(next.connection, app)).toEqual([])
    await next.stop()
  }
})

test('a server that crashes while the app runs is restarted at the same address', async () => {
  const dataDir = await installedDirectory()
  const server = await startPrivatePostgres({ dataDir, log: silent })
  const db = openDatabase(server.connection)
  await db.query('create table kept as select 7 as answer')

  const { pid } = server
  process.kill(pid, 'SIGKILL')
  await until('another server runs', () => server.pid !== pid)

  expect(await db.query('select answer from kept')).toEqual([{ answer: 7 }])
  await db.close()
  await server.stop()
  expect(readPostmasterPid(join(dataDir, 'pg'))).toBeUndefined()
})

test('a statement during a server restart waits for the server', async () => {
  const dataDir = await installedDirectory()
  const server = await startPrivatePostgres({ dataDir, log: silent })
  const { pid } = server

  process.kill(pid, 'SIGKILL')
  await until('the server is dead', () => !isServing(pid, join(dataDir, 'pg')))
  const db = openDatabase(server.connection)
  const answers = await Promise.all([db.query('select 7 as answer'), db.transaction((tx) => tx.query('select 8 as answer'))])

  expect(answers.flat()).toEqual([{ answer: 7 }, { answer: 8 }])
  await db.close()
  await server.stop()
})

test('when the app that started the server stops, the server keeps running for a second app', async () => {
  const dataDir = await installedDirectory()
  const first = runApp(dataDir)
  const { pid } = await first.ready
  const second = runApp(dataDir, { work: 'writes' })
  expect(await second.ready).toMatchObject({ pid, started: false })

  await first.end('SIGTERM')
  const before = second.promised.length
  await until('the second app keeps working', () => second.promised.length > before + 20)
  expect(isServing(pid, join(dataDir, 'pg'))).toBe(true)
  await second.end('SIGTERM')
})

test('a server that refuses connections at first is still used, and stopped by the app that started it', async () => {
  const dataDir = await installedDirectory()
  const cluster = join(dataDir, 'pg')
  const rules = readFileSync(join(cluster, 'pg_hba.conf'), 'utf8')
  writeFileSync(join(cluster, 'pg_hba.conf'), 'local all all reject\nhost all all all reject\n')
  const starting = startPrivatePostgres({ dataDir, log: silent })
  const refused = () => readFileSync(join(dataDir, 'pg.log'), 'utf8').includes('pg_hba.conf rejects')
  await until('it has refused us', () => existsSync(join(dataDir, 'pg.log')) && refused())

  writeFileSync(join(cluster, 'pg_hba.conf'), rules)
  process.kill(readPostmasterPid(cluster)!.pid, 'SIGHUP')
  const server = await starting
  expect(server.started).toBe(true)
  await server.stop()
  expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false)
})

test('the last app stops the server that it started and leaves no temporary files', async () => {
  const dataDir = await installedDirectory()
  const server = await startPrivatePostgres({ dataDir, log: silent })
  const { socketDirectory } = readPostmasterPid(join(dataDir, 'pg'))!
  await server.stop()

  expect(existsSync(join(dataDir, 'pg', 'postmaster.pid'))).toBe(false)
  expect(existsSync(socketDirectory)).toBe(false)
})

test('three apps that start concurrently on a new data folder share one database', async () => {
  const dataDir = emptyDirectory()
  const apps = [1, 2, 3].map(() => runApp(dataDir))
  const greetings = await Promise.all(apps.map((app) => app.ready))

  expect(new Set(greetings.map(({ pid }) => pid)).size).toBe(1)
  expect(greetings.filter(({ started }) => started)).toHaveLength(1)
  await Promise.all(apps.map((app) => app.end('SIGTERM')))
  expect(readdirSync(dataDir).sort()).toEqual(['pg', 'pg.log'])
})

test('after a first start is killed while creating the database, the second start works', async () => {
  const dataDir = emptyDirectory()
  for (const built of ['PG_VERSION', 'base/1', 'global/pg_control']) {
    const app = runApp(dataDir)
    await until(`${built} exists`, () => siblings(dataDir).some((name) => existsSync(join(dataDir, name, built))))
    await app.end('SIGKILL')
    expect(existsSync(join(dataDir, 'pg'))).toBe(false)
  }

  const server = await startPrivatePostgres({ dataDir, log: silent })
  expect(server.started).toBe(true)
  await server.stop()
  expect(siblings(dataDir)).toEqual([])
})

test('a stale process id that another program or a zombie now has does not prevent the next start', async () => {
  const dataDir = await installedDirectory()
  const cluster = join(dataDir, 'pg')
  for (const bearer of [await otherProgram(dataDir), await zombie()]) {
    const app = runApp(dataDir)
    const { pid } = await app.ready
    process.kill(pid, 'SIGKILL')
    await app.end('SIGKILL')
    await until('the server is dead', () => !isServing(pid, cluster))
    const file = join(cluster, 'postmaster.pid')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(bearer)))

    const server = await startPrivatePostgres({ dataDir, log: silent })
    expect(server.started).toBe(true)
    await server.stop()
  }
})

test.runIf(isLinux)('the first start creates the library links that npm packages cannot contain', async () => {
  const dataDir = await installedDirectory()
  const native = join(emptyDirectory(), 'native')
  cpSync(findBinaries(), native, { recursive: true, filter: (path) => !lstatSync(path).isSymbolicLink() })

  const server = await startPrivatePostgres({ dataDir, log: silent, binaries: native })
  await server.stop()
  expect(lstatSync(join(native, 'lib', 'libicuuc.so.60')).isSymbolicLink()).toBe(true)
  expect(readdirSync(dataDir)).not.toContain('pg-binaries-18')
})

test.runIf(isLinux)(
  'durability settings are on, no port is open, and the server does not get the secrets of the app',
  async () => {
    const dataDir = await installedDirectory()
    const app = runApp(dataDir, { env: { AUTH_SECRET: 'of-the-app-alone', ...home } })
    const { connection, pid } = await app.ready
    const rows = await withClient(connection, async (client) => {
      const names = [
        'fsync',
        'synchronous_commit',
        'full_page_writes',
        'data_checksums',
        'listen_addresses',
        'max_connections',
        'jit',
      ]
      return (await client.query('select name, setting from pg_settings where name = any ($1)', [names])).rows
    })
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      data_checksums: 'on',
      listen_addresses: '',
      max_connections: '25',
      jit: 'off',
    })
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('of-the-app-alone')
    await app.end('SIGTERM')
  },
)

test('values of a failed statement are not written to the server log', async () => {
  const dataDir = await installedDirectory()
  const server = await startPrivatePostgres({ dataDir, log: silent })
  await ask(server, 'create table people (mail text unique)')
  await ask(server, "insert into people values ('asha@example.org')")
  await expect(ask(server, "insert into people values ('asha@example.org')")).rejects.toThrow('duplicate key')
  await server.stop()
  expect(readFileSync(join(dataDir, 'pg.log'), 'utf8')).not.toContain('asha')
})

function siblings(dataDir: string): string[] {
  return readdirSync(dataDir).filter((name) => name.startsWith('pg-new-'))
}

async function brokenPromises(connection: Parameters<typeof withClient>[0], app: AppProcess): Promise<number[]> {
  const rows = await ask({ connection }, 'select id::int from promises')
  const kept = new Set(rows.map(({ id }) => id))
  return app.promised.filter((id) => !kept.has(id))
}

/** Starts a program as the server's user, which PostgreSQL alone could not distinguish from the server. */
async function otherProgram(dataDir: string): Promise<number> {
  const app = runApp(dataDir)
  await app.ready
  const { uid, gid } = statSync(join(dataDir, 'pg'))
  await app.end('SIGTERM')
  const child = spawn('sleep', ['60'], isRoot ? { uid, gid } : {})
  onTestFinished(() => void child.kill('SIGKILL'))
  return child.pid!
}

/** Starts a process that ends and stays a zombie. */
async function zombie(): Promise<number> {
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void parent.kill('SIGKILL'))
  const [data] = (await once(parent.stdout, 'data')) as [Buffer]
  return Number(data.toString())
}
