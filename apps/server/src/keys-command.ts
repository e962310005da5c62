/** `npm run keys`: shows and changes the keys that sign access tokens, while the server runs or not. */
import { runKeysCommand } from './accounts/index.ts'
import { onDatabase, secretOf, toSentence } from './operator-access.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import type { Connection } from './platform/db/connection.ts'
import type { Database } from './platform/db/database.ts'
import { openDatabase } from './platform/db/open-database.ts'

/** A column or a table that is not there. */
const tooOld = new Set(['42703', '42P01'])

try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? explained(error) : error)
  process.exitCode = 1
}

async function run(args: readonly string[]): Promise<string> {
  const settings = readConfig(process.env)
  return await runKeysCommand(args, {
    settings,
    clock: systemClock,
    secret: () => secretOf(settings),
    onDatabase: (work) => onDatabase(settings, (connection) => withDatabase(connection, work)),
  })
}

async function withDatabase(connection: Connection, work: (db: Database) => Promise<string>): Promise<string> {
  const db = openDatabase({ ...connection, max: 1 })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

function explained(error: Error): string {
  if (!tooOld.has((error as { code?: string }).code ?? '')) return toSentence(error)
  return 'The tables of this database are not those of this version: start Ankur once, which brings them up to date.'
}
