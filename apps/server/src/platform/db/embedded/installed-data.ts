/**
 * Data folders for tests: an empty one, or one prepared by an earlier start of Ankur, which saves the time of a first
 * start.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'
import { withClient, type DatabaseLog } from '../connection.ts'
import { makeTestDirectory, removeTestPostgres } from '../test-postgres.ts'
import { startPrivatePostgres } from './private-postgres.ts'

export const silent: DatabaseLog = { info() {}, warn() {}, error() {} }

/** An empty folder; servers in it are stopped and its content is removed after the test. */
export function emptyDirectory(): string {
  const directory = makeTestDirectory()
  onTestFinished(() => removeTestPostgres(directory))
  return directory
}

let model: Promise<string> | undefined
afterAll(async () => {
  if (model) await removeTestPostgres(await model)
})

/** A folder with a database that was shut down properly. */
export async function installedDirectory(): Promise<string> {
  const from = await (model ??= install())
  const directory = emptyDirectory()
  // Unlike Node's own copy it preserves the owner, which may differ from the user of the tests.
  spawnSync('cp', ['-a', join(from, 'pg'), directory])
  return directory
}

async function install(): Promise<string> {
  const directory = makeTestDirectory()
  const server = await startPrivatePostgres({ dataDir: directory, log: silent, settings: { fsync: 'off' } })
  await server.stop()
  return directory
}

/** On a separate connection: a pool would keep the server running. */
export async function ask({ connection }: { connection: Parameters<typeof withClient>[0] }, sql: string) {
  return await withClient(connection, async (client) => (await client.query(sql)).rows)
}
