/** Access to the server's data for operator commands, whether the server is running or not. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from './platform/config.ts'
import type { Connection, DatabaseLog } from './platform/db/connection.ts'
import { checkConnection } from './platform/db/check-connection.ts'
import { startPrivatePostgres } from './platform/db/embedded/private-postgres.ts'

const log: DatabaseLog = { info() {}, warn() {}, error() {} }

/** Works on the database of DATABASE_URL, or on the private one, which is started temporarily if it is not running. */
export async function onDatabase<Result>(settings: Settings, work: (connection: Connection) => Promise<Result>): Promise<Result> {
  if (settings.databaseUrl !== null) {
    const connection = { connectionString: settings.migrateUrl ?? settings.databaseUrl }
    await checkConnection(connection, settings)
    return await work(connection)
  }
  if (!existsSync(join(settings.dataDir, 'pg')))
    throw new Error(`There is no database in ${settings.dataDir} yet: start Ankur once, or set DATA_DIR.`)
  await using server = await startPrivatePostgres({ dataDir: settings.dataDir, log })
  return await work(server.connection)
}

/** Returns the existing secret of the data; a command never generates one. */
export async function secretOf(settings: Settings): Promise<string> {
  const secret = await findSecret(settings)
  if (secret === null)
    throw new Error(`There is no secret in ${settings.dataDir}: set AUTH_SECRET to the one that this data was created with.`)
  return secret
}

export async function findSecret({ authSecret, dataDir }: Settings): Promise<string | null> {
  if (authSecret !== null) return authSecret
  const secret = await readFile(join(dataDir, 'secret'), 'utf8').catch(() => '')
  return secret.trim() || null
}

/** Converts an error to the message for the operator. */
export function toSentence(error: Error): string {
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${error.message}${cause}`
}
