import { withClient, type Connection } from './connection.ts'

/** 57P01 to 57P03: shutting down, crashed, starting up. 53300: too many connections. The others are socket errors. */
const away = new Set(['57P01', '57P02', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])
const awayWithoutCode = /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout)/

/** Returns whether the database is temporarily unavailable. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall } = error as NodeJS.ErrnoException
  // Only for a missing socket, not for other missing files.
  if (code === 'ENOENT') return syscall === 'connect'
  return away.has(code) || awayWithoutCode.test(error.message)
}

/** 40001 and 40P01: conflicts with another transaction. 53100: disk full. 53200: out of memory. 55P03 and 57014: took too long. */
const temporary = new Set(['40001', '40P01', '53100', '53200', '55P03', '57014'])

/** Returns whether the same request may succeed later: the database is away, or cannot carry the statement out now. */
export function isTemporaryFault(error: unknown): boolean {
  return isDatabaseAway(error) || (error instanceof Error && temporary.has((error as NodeJS.ErrnoException).code ?? ''))
}

interface Addresses {
  readonly databaseUrl: string | null
  readonly migrateUrl: string | null
}

/** Opens and closes one connection, so that a wrong address is reported with the name of the setting. */
export async function checkConnection(connection: Connection, { databaseUrl, migrateUrl }: Addresses): Promise<void> {
  if (databaseUrl === null) return
  const name = migrateUrl === null ? 'DATABASE_URL' : 'MIGRATE_URL'
  await withClient(connection, async () => {}).catch((error: NodeJS.ErrnoException) => {
    const isSilent = isDatabaseAway(error) || /^E[A-Z]+$/.test(error.code ?? '')
    // Other errors are refusals: unknown database or user, wrong or missing password, unknown certificate.
    const what = isSilent ? 'does not answer' : 'refuses the connection of Ankur'
    throw new Error(`The database in ${name} ${what}.`, { cause: error })
  })
}
