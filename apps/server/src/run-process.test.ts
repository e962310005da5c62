import { spawn } from 'node:child_process'
import type { ChildProcessByStdio } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { toConnectionString, type Connection } from './platform/db/connection.ts'
import { testDatabase, type TestDatabase } from './platform/db/test-database.ts'
import { bareEnv } from './platform/test-process.ts'

/** A folder with a minimal site, and a program that runs the server over it, as `main.ts` does. */
async function smallSite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'ankur-run-'))
  const page = { file: 'index.html', kind: 'static' }
  await writeFile(path.join(folder, 'index.html'), '<h1>Ankur</h1>')
  await writeFile(path.join(folder, 'site.json'), JSON.stringify({ pages: { '/': page }, app: [], notFound: page }))
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

interface Program {
  readonly child: ChildProcessByStdio<null, Readable, Readable>
  readonly output: { stdout: string; stderr: string }
  readonly ended: Promise<number | null>
}

/** `maxFiles` limits the files that the process may open. */
function start(dist: string, env: Record<string, string>, maxFiles?: number): Program {
  const program = path.join(import.meta.dirname, 'run-process.ts')
  const script = `import(${JSON.stringify(program)}).then((p) => p.runProcess({ env: process.env, dist: ${JSON.stringify(dist)} }))`
  const limited = ['sh', '-c', `ulimit -n ${maxFiles}; exec "$0" "$@"`]
  const words = [...(maxFiles === undefined ? [] : limited), process.execPath, '--eval', script]
  const child = spawn(words[0] ?? '', words.slice(1), {
    env: { ...bareEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk) => (output.stdout += String(chunk)))
  child.stderr.on('data', (chunk) => (output.stderr += String(chunk)))
  return { child, output, ended: new Promise((resolve) => child.once('exit', (code) => resolve(code))) }
}

async function address({ output }: Program): Promise<string> {
  await expect.poll(() => output.stdout).toMatch(/^Ankur is ready: http:\/\/localhost:\d+\n$/)
  return /http:\S+/.exec(output.stdout)?.[0] ?? ''
}

test('the server prints its address in one line, serves, and shuts down cleanly on a signal', async () => {
  await using site = await smallSite()
  await using database = await testDatabase()
  const env = { DATABASE_URL: database.url, AUTH_SECRET: 's'.repeat(32), PORT: '0', LOG_LEVEL: 'warn' }
  const server = start(site.folder, env)

  const at = await address(server)
  expect(await (await fetch(at)).text()).toBe('<h1>Ankur</h1>')
  expect((await fetch(`${at}/readyz`)).status).toBe(200)
  server.child.kill('SIGTERM')

  expect(await server.ended).toBe(0)
  expect(server.output.stderr).toBe('')
})

test('a second signal ends a draining server immediately', async () => {
  await using site = await smallSite()
  await using database = await testDatabase()
  const server = start(site.folder, { DATABASE_URL: database.url, AUTH_SECRET: 's'.repeat(32), PORT: '0', LOG_LEVEL: 'warn' })
  const { port } = new URL(await address(server))
  const socket = connect(Number(port), 'localhost')
  socket.on('error', () => {})
  // An incomplete request: the shutdown would wait for the rest of it.
  await new Promise<void>((resolve) => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n', () => resolve()))
  await expect.poll(async () => (await fetch(`http://localhost:${port}/healthz`)).status).toBe(200)

  server.child.kill('SIGINT')
  await expect.poll(() => fetch(`http://localhost:${port}/`).catch(() => 'refused')).toBe('refused')
  server.child.kill('SIGINT')

  expect(await server.ended).toBe(1)
  socket.destroy()
})

test('the reasons why a server does not start are printed as plain messages, all settings together', async () => {
  await using site = await smallSite()
  await using database = await testDatabase()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const shared = { AUTH_SECRET: 's'.repeat(32), HOST: '127.0.0.1' }

  const badSettings = start(site.folder, { PORT: 'x', AUTH_MODE: 'y' })
  const portTaken = start(site.folder, { ...shared, DATABASE_URL: database.url, PORT: String(port) })
  const metrics = { ...shared, DATABASE_URL: database.url, PORT: '0', METRICS_PORT: String(port) }
  const metricsTaken = start(site.folder, metrics)
  const noDatabase = start(site.folder, { ...shared, DATABASE_URL: 'postgres://127.0.0.1:1/ankur', PORT: '0' })
  const nobody = database.url.replace(/\/[^/?]*(\?|$)/, '/nobody-made-this$1')
  const noSuchDatabase = start(site.folder, { ...shared, DATABASE_URL: nobody, PORT: '0' })
  await using empty = await testDatabase({ empty: true })
  const noTables = start(site.folder, { ...shared, DATABASE_URL: await asGuest(empty), PORT: '0' })
  const notHere = start(site.folder, { ...shared, DATABASE_URL: database.url, HOST: '203.0.113.9', PORT: '0' })
  const noFolder = start(site.folder, { PORT: '0', DATA_DIR: '/proc/nothing/here' })
  const notBuilt = start(path.join(site.folder, 'nothing'), { PORT: '0', DATA_DIR: site.folder })

  const all = [badSettings, portTaken, metricsTaken, noDatabase, noSuchDatabase, noTables, notHere, noFolder, notBuilt]
  expect(await Promise.all(all.map(({ ended }) => ended))).toEqual(all.map(() => 1))
  expect(badSettings.output.stderr).toMatch(/PORT must be .*\n- AUTH_MODE must be/)
  expect(portTaken.output.stderr).toContain(`Port ${port} is in use by another program`)
  expect(metricsTaken.output.stderr).toContain(`choose another with METRICS_PORT=${port + 1}`)
  expect(noDatabase.output.stderr).toContain('The database in DATABASE_URL does not answer.')
  expect(noSuchDatabase.output.stderr).toMatch(
    /^The database in DATABASE_URL refuses the connection of Ankur\.\n {2}because: database/,
  )
  expect(noTables.output.stderr).toMatch(/^Ankur is not allowed to create its tables: .*\n {2}because: permission denied/)
  expect(notHere.output.stderr).toContain('HOST=203.0.113.9 is not an address of this computer.')
  expect(noFolder.output.stderr).toContain('Ankur cannot write to /proc/nothing/here')
  expect(notBuilt.output.stderr).toContain('Run npm run build.')
  for (const { output } of all) expect(output.stdout).toBe('')
  await new Promise((resolve) => other.close(resolve))
})

/** The URL of a database for a user with read access only. */
async function asGuest(database: TestDatabase): Promise<string> {
  const guest = `guest_${randomUUID().replaceAll('-', '')}`
  await database.query(`create role ${guest} login`)
  return toConnectionString({ ...database.connection, user: guest } as Connection)
}

test('more connections than the process may open files for are closed, and the server goes on', async () => {
  await using site = await smallSite()
  await using database = await testDatabase()
  const env = { DATABASE_URL: database.url, AUTH_SECRET: 's'.repeat(32), PORT: '0', LOG_LEVEL: 'warn' }
  const server = start(site.folder, env, 128)
  const at = await address(server)

  const sockets = Array.from({ length: 200 }, () => connect(Number(new URL(at).port), '127.0.0.1'))
  let closed = 0
  for (const socket of sockets) socket.on('error', () => {}).once('close', () => (closed += 1))
  await expect.poll(() => closed).toBe(200 - Math.floor(128 / 3))
  for (const socket of sockets) socket.destroy()
  await expect.poll(async () => (await fetch(`${at}/readyz`).catch(() => null))?.status).toBe(200)

  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})
