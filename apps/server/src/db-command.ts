/**
 * `npm run db:backup`, `db:restore`, `db:key`, `db:prune`, `db:scrub` and `db:stop`. Each prints its result, or the reason
 * of a failure.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp, newKeys, restore } from './backup-commands.ts'
import { onDatabase, toSentence } from './operator-access.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig, type Settings } from './platform/config.ts'
import { prune } from './platform/db/backup/prune.ts'
import { stopLeftOver } from './platform/db/embedded/stop-server.ts'
import { scrub } from './platform/db/scrub.ts'

const USAGE = [
  'Usage:',
  '  npm run db:backup [-- [--to FILE] [--physical] [--with-secret]]',
  '  npm run db:restore -- FILE [--key FILE] [--keys FILE] [--erased FILE] [--replace] [--unsealed]',
  '  npm run db:key, npm run db:prune, npm run db:scrub, npm run db:stop',
].join('\n')

try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? toSentence(error) : error)
  process.exitCode = 1
}

async function run(args: string[]): Promise<string> {
  const [command, ...rest] = args
  const { values, positionals } = parse(rest)
  const settings = readConfig(process.env)
  const nowMs = systemClock.nowMs()
  const [from, ...surplus] = positionals
  if (command === 'restore' && from && surplus.length === 0) {
    const { replace = false, unsealed = false } = values
    const files = {
      from: fromHere(from),
      keyFile: file(values.key),
      keysFrom: file(values.keys),
      erasedFile: file(values.erased),
    }
    return await restore(settings, { ...files, replace, unsealed, nowMs })
  }
  if (from) throw new Error(USAGE)
  if (command === 'backup') {
    const { physical = false, 'with-secret': withSecret = false } = values
    return await backUp(settings, { to: file(values.to), physical, withSecret, nowMs })
  }
  if (command === 'key') return newKeys()
  if (command === 'prune') return await pruned(settings, nowMs)
  if (command === 'scrub') return await scrubbed(settings)
  if (command === 'stop') return await stop(settings)
  throw new Error(USAGE)
}

function parse(args: string[]) {
  const options = {
    to: { type: 'string' },
    // The former option for a copy of all tables, which is the default now.
    logical: { type: 'boolean' },
    physical: { type: 'boolean' },
    'with-secret': { type: 'boolean' },
    key: { type: 'string' },
    keys: { type: 'string' },
    erased: { type: 'string' },
    replace: { type: 'boolean' },
    unsealed: { type: 'boolean' },
  } as const
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch {
    throw new Error(USAGE)
  }
}

async function pruned({ dataDir, backupKeepDays: keepDays }: Settings, nowMs: number): Promise<string> {
  const removed = await prune({ dataDir, keepDays, nowMs })
  return removed.length === 0 ? `Nothing is older than ${keepDays} days.` : `Removed: ${removed.join(', ')}.`
}

async function scrubbed(settings: Settings): Promise<string> {
  const { isLogScrubbed } = await onDatabase(settings, scrub)
  return isLogScrubbed
    ? 'Deleted data was removed from the tables and from the write-ahead log.'
    : 'Deleted data was removed from the tables. The write-ahead log, replicas and copies are managed by the operator of the database server.'
}

async function stop(settings: Settings): Promise<string> {
  if (settings.databaseUrl !== null) throw new Error('DATABASE_URL is set: there is no private database to stop.')
  return (await stopLeftOver(settings.dataDir)) ? 'The private database has stopped.' : 'No private database is running.'
}

/** npm runs scripts in the folder of the project, but file names are relative to the current folder of the user. */
function fromHere(name: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), name)
}

function file(name: string | undefined): string | null {
  return name === undefined ? null : fromHere(name)
}
