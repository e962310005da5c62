/**
 * `npm run admin -- FEATURE …`: commands for operators, whether Ankur is running or not.
 *
 * A feature joins by listing its command here.
 */
import { familyCommand, keysCommand } from './accounts/index.ts'
import { familyHolders } from './app.ts'
import { contactCommand } from './contact/index.ts'
import { onDatabase, secretOf, toSentence } from './operator-access.ts'
import type { AdminCommand, AdminWork } from './platform/platform.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig, type Settings } from './platform/config.ts'
import type { Connection } from './platform/db/connection.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { lostKeysCommand } from './platform/family-keys/index.ts'
import { heldMailCommand } from './platform/mail/held-mail-command.ts'
import { secretCommand } from './secret-command.ts'

const commands: Readonly<Record<string, AdminCommand>> = {
  contact: contactCommand,
  families: lostKeysCommand,
  family: familyCommand(familyHolders),
  keys: keysCommand,
  mail: heldMailCommand,
  secret: secretCommand,
}

/** PostgreSQL error codes for a missing table or column. */
const tooOld = new Set(['42P01', '42703'])

try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? explained(error) : error)
  process.exitCode = 1
}

async function run([name = '', ...words]: string[]): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const work = command?.read(words)
  if (!work) throw new Error(usageOf(command ? [command] : Object.values(commands)))
  const settings = readConfig(process.env)
  return await onDatabase(settings, (connection) => workOn(connection, settings, work))
}

async function workOn(connection: Connection, settings: Settings, work: AdminWork): Promise<string> {
  const db = openDatabase({ ...connection, max: 1 })
  try {
    return await work({ settings, db, clock: systemClock, secret: () => secretOf(settings) })
  } finally {
    await db.close()
  }
}

function usageOf(known: readonly AdminCommand[]): string {
  return ['Usage:', ...known.flatMap(({ usage }) => usage).map((line) => `  npm run admin -- ${line}`)].join('\n')
}

function explained(error: Error): string {
  if (!tooOld.has((error as NodeJS.ErrnoException).code ?? '')) return toSentence(error)
  return 'This database is of an older version: start Ankur once.'
}
