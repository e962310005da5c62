/**
 * `npm run admin -- FEATURE …`: what an operator does by hand, while Ankur runs and when it does not.
 *
 * A feature joins by listing its command here.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { contactCommand } from './contact/index.ts'
import type { AdminCommand, AdminTools } from './platform/admin.ts'
import { withAuthSecret } from './platform/auth-secret.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig, type Settings } from './platform/config.ts'
import type { Connection, DatabaseLog } from './platform/db/connection.ts'
import { startPrivatePostgres } from './platform/db/embedded/private-postgres.ts'
import { openDatabase } from './platform/db/open-database.ts'

const commands: Readonly<Record<string, AdminCommand>> = { contact: contactCommand }

const UNDEFINED_TABLE = '42P01'
const log: DatabaseLog = { info() {}, warn() {}, error() {} }

try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? toSentence(error) : error)
  process.exitCode = 1
}

async function run([name = '', ...words]: string[]): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const work = command?.read(words)
  if (!work) throw new Error(usageOf(command ? [command] : Object.values(commands)))
  return await withTools(readConfig(process.env), work)
}

async function withTools<Result>(settings: Settings, work: (tools: AdminTools) => Promise<Result>): Promise<Result> {
  await using opened = new AsyncDisposableStack()
  const db = openDatabase(await connectionOf(settings, opened), log)
  opened.defer(() => db.close())
  return await work({ config: await withAuthSecret(settings), db, clock: systemClock })
}

async function connectionOf({ databaseUrl, dataDir }: Settings, opened: AsyncDisposableStack): Promise<Connection> {
  if (databaseUrl !== null) return { connectionString: databaseUrl }
  if (!existsSync(join(dataDir, 'pg')))
    throw new Error(`There is no database in ${dataDir} yet: start Ankur once, or set DATA_DIR.`)
  return opened.use(await startPrivatePostgres({ dataDir, log })).connection
}

function usageOf(known: readonly AdminCommand[]): string {
  return ['Use it as:', ...known.flatMap(({ usage }) => usage).map((line) => `  npm run admin -- ${line}`)].join('\n')
}

function toSentence(error: Error): string {
  if ((error as NodeJS.ErrnoException).code === UNDEFINED_TABLE) return 'This database is of an older version: start Ankur once.'
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
