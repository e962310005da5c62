import { randomUUID } from 'node:crypto'
import { toConnectionString, withClient, type Connection } from './connection.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import { startTestPostgres, TEMPLATE } from './test-postgres.ts'
import { TEST_POSTGRES } from './test-server.ts'

export type TestDatabase = Database & AsyncDisposable & { readonly url: string; readonly connection: Connection }

/** Creates a migrated database on a real PostgreSQL, dropped on `close` or at the end of `await using`. */
export async function testDatabase(options: { empty?: true } = {}): Promise<TestDatabase> {
  const server = await sharedServer()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const template = options.empty ? 'template0' : TEMPLATE
  // Copying files writes half as much as copying through the WAL; durability does not matter here.
  await withClient(server, (client) => client.query(`create database ${name} template ${template} strategy file_copy`))

  const connection = { ...server, database: name }
  const database = openDatabase(connection)
  let closed: Promise<void> | undefined
  const close = () => (closed ??= database.close().then(() => drop(server, name)))
  return { ...database, close, connection, url: toConnectionString(connection), [Symbol.asyncDispose]: close }
}

let ownServer: Promise<Connection> | undefined

/** Returns the server of the test run, or starts one for this process if a test file runs outside vitest. */
async function sharedServer(): Promise<Connection> {
  const address = process.env[TEST_POSTGRES]
  if (address) return JSON.parse(address) as Connection
  return await (ownServer ??= startTestPostgres().then(({ connection }) => connection))
}

async function drop(server: Connection, name: string): Promise<void> {
  await withClient(server, (client) => client.query(`drop database ${name} with (force)`))
}
