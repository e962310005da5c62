import { randomUUID } from 'node:crypto'
import { createServer, type AddressInfo } from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
import { withClient, type Connection } from './connection.ts'
import { isDatabaseAway } from './check-connection.ts'
import { openDatabase } from './open-database.ts'
import { testDatabase } from './test-database.ts'

test('the driver returns counts as numbers, times as Date and dates as text', async () => {
  await using database = await testDatabase()
  const [row] = await database.query(
    "select count(*), timestamptz '2026-01-05T09:00:00Z' as at, date '2024-02-29' as born, 3::int as three from pg_class where false",
  )
  expect(row).toEqual({ count: 0, at: new Date('2026-01-05T09:00:00Z'), born: '2024-02-29', three: 3 })
})

test('a bigint too large for a number causes an error instead of a rounded value', async () => {
  await using database = await testDatabase()
  await expect(database.query('select 9007199254740993::bigint')).rejects.toThrow('does not fit a number')
})

test('a transaction that throws is rolled back', async () => {
  await using database = await testDatabase()
  await database.query('create table kept (id int)')

  const work = database.transaction(async (tx) => {
    await tx.query('insert into kept values (1)')
    throw new Error('changed my mind')
  })

  await expect(work).rejects.toThrow('changed my mind')
  expect(await database.query('select * from kept')).toEqual([])
})

test('a transaction that ignores a failed statement gets an error, because nothing was saved', async () => {
  await using database = await testDatabase()
  const work = database.transaction((tx) => tx.query('select 1 / 0').catch(() => 'fine'))
  await expect(work).rejects.toThrow('rolled back')
})

test('statements and idle transactions have timeouts, inside and outside a transaction', async () => {
  await using database = await testDatabase()
  const limits = "select current_setting('statement_timeout') as s, current_setting('idle_in_transaction_session_timeout') as i"

  expect(await database.query(limits)).toEqual([{ s: '10s', i: '30s' }])
  const inside = await database.transaction(async (tx) => {
    return await tx.query(limits)
  })
  expect(inside).toEqual([{ s: '10s', i: '30s' }])
})

test('connections send nothing that a transaction pooler refuses', async () => {
  const greeting = Promise.withResolvers<string>()
  const pooler = createServer((socket) => {
    socket.once('data', (packet) => {
      greeting.resolve(packet.subarray(8).toString())
      socket.destroy()
    })
  })
  await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve))
  const { port } = pooler.address() as AddressInfo
  const database = openDatabase({ connectionString: `postgres://asha@127.0.0.1:${port}/ankur` })

  await expect(database.query('select 1')).rejects.toThrow()
  const words = (await greeting.promise).split('\0').filter(Boolean)
  expect(words).toEqual(['user', 'asha', 'database', 'ankur', 'client_encoding', 'UTF8'])
  await database.close()
  pooler.close()
})

test('statements are prepared on the private server, and unnamed on an external one', async () => {
  await using database = await testDatabase()
  const addressed = openDatabase({ connectionString: database.url, max: 1 })
  const prepared = 'select count(*) as count from pg_prepared_statements where length(name) > $1'

  expect(await database.query(prepared, [0])).toEqual([{ count: 1 }])
  expect(await addressed.query(prepared, [0])).toEqual([{ count: 0 }])
  await addressed.close()
})

test('a connection converted to a URL reaches the same database', async () => {
  await using database = await testDatabase()
  const again = openDatabase({ connectionString: database.url })
  const name = 'select current_database() as name'
  expect(await again.query(name)).toEqual(await database.query(name))
  await again.close()
})

test('connections closed by the server are replaced, both idle ones and ones in a transaction', async () => {
  await using database = await testDatabase()
  await database.query('select 1')
  await endAllConnections(database)
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])

  const interrupted = database.transaction(async (tx) => {
    await tx.query('create table half (id int)')
    await endAllConnections(database)
    await tx.query('insert into half values (1)')
  })
  await expect(interrupted).rejects.toThrow()
  expect(await database.query("select to_regclass('half') as half")).toEqual([{ half: null }])
})

test('queries to a database that stops responding fail after a timeout, and later queries work again', async () => {
  await using database = await testDatabase()
  const { connection } = database
  const impatient = openDatabase({ ...connection, max: 1, maxSilenceMs: 300 })
  const away = async (work: Promise<unknown>) => isDatabaseAway(await work.catch((error: unknown) => error))
  const silence = 'select pg_sleep(2)'

  expect(await away(impatient.query(silence))).toBe(true)
  expect(await away(impatient.transaction((tx) => tx.query(silence)))).toBe(true)
  expect(await impatient.query('select 1 as one')).toEqual([{ one: 1 }])
  const stuck = away(impatient.query(silence))
  await impatient.close()
  expect(await stuck).toBe(true)
})

test('a server that stops while the pool closes is not reported as a lost connection', async () => {
  await using server = await partingServer()
  const lost: unknown[] = []
  const log = { info() {}, error() {}, warn: (line: unknown) => void lost.push(line) }
  const database = openDatabase({ connectionString: `postgres://asha@127.0.0.1:${server.port}/ankur` }, log)
  await database.query('select 1')
  await database.close()
  await server.parted
  expect(lost).toEqual([])
})

/** A fake server with just enough of PostgreSQL's protocol to respond to a disconnect with "terminating connection". */
async function partingServer() {
  const packet = (kind: string, body: string) => {
    const head = Buffer.alloc(5)
    head.write(kind)
    head.writeInt32BE(Buffer.byteLength(body) + 4, 1)
    return Buffer.concat([head, Buffer.from(body)])
  }
  const ready = packet('Z', 'I')
  const parted = Promise.withResolvers<void>()
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([packet('R', '\0\0\0\0'), ready]))
      socket.on('data', (packetIn) => {
        if (packetIn.toString('latin1', 0, 1) !== 'X') socket.write(Buffer.concat([packet('C', 'SELECT 1\0'), ready]))
        else socket.end(packet('E', 'SFATAL\0C57P01\0Mterminating connection\0\0'))
      })
    })
    socket.on('error', () => {}).on('close', () => parted.resolve())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { port, parted: parted.promise, [Symbol.asyncDispose]: async () => void server.close() }
}

async function endAllConnections({ connection }: Awaited<ReturnType<typeof testDatabase>>): Promise<void> {
  await withClient(connection, (client) =>
    client.query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    ),
  )
}

test('the pool waits for a database with too many connections, as for one that is starting', async () => {
  await using database = await testDatabase()
  const role = `lonely_${randomUUID().replaceAll('-', '')}`
  await database.query(`create role ${role} login connection limit 1`)
  const lonely: Connection = { ...(database.connection as Extract<Connection, { user: string }>), user: role }
  const db = openDatabase(lonely)
  const guest = new pg.Client(lonely)
  await guest.connect()

  const full = await db.query('select 1').catch((error: unknown) => error)
  expect([isDatabaseAway(full), (full as { code?: string }).code]).toEqual([true, '53300'])
  const waiting = db.query('select 1 as one')
  await guest.end()
  expect(await waiting).toEqual([{ one: 1 }])

  await db.close()
  await database.query(`drop role ${role}`)
})
