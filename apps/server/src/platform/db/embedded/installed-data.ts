/** Data folders for tests: an empty one, or one where Ankur has been started before, which spares them a first start each. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'
import { withClient, type DatabaseLog } from '../connection.ts'
import { makeTestDirectory, removeTestPostgres } from '../test-postgres.ts'
import { startPrivatePostgres } from './private-postgres.ts'

export const silent: DatabaseLog = { info() {}, warn() {}, error() {} }

/** An empty folder; whatever runs or stands in it is gone after the test. */
export function emptyDirectory(): string {
  const directory = makeTestDirectory()
  onTestFinished(() => removeTestPostgres(directory))
  return directory
}

let model: Promise<string> | undefined
afterAll(async () => {
  if (model) await removeTestPostgres(await model)
})

/** A folder with a database that has been stopped properly. */
export async function installedDirectory(): Promise<string> {
  const from = await (model ??= install())
  const directory = emptyDirectory()
  // Unlike Node's own copy it keeps the owner, who may be another than the one of the tests.
  spawnSync('cp', ['-a', join(from, 'pg'), directory])
  return directory
}

async function install(): Promise<string> {
  const directory = makeTestDirectory()
  const server = await startPrivatePostgres({ dataDir: directory, log: silent, settings: { fsync: 'off' } })
  await server.stop()
  return directory
}

/** Over a connection of its own: a pool would hold the server. */
export async function ask({ connection }: { connection: Parameters<typeof withClient>[0] }, sql: string) {
  return await withClient(connection, async (client) => (await client.query(sql)).rows)
}
