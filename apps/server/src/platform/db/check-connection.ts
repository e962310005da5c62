import { withClient, type Connection } from './connection.ts'

/** 57P01 to 57P03: shutting down, crashed, still starting. 53300: no room for one more. The rest is what a socket says. */
const away = new Set(['57P01', '57P02', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])
const awayWithoutCode = /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout)/

/** Whether the database is away for the moment: nobody's mistake, and over soon. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall } = error as NodeJS.ErrnoException
  // A socket that is not there, and not any other file.
  if (code === 'ENOENT') return syscall === 'connect'
  return away.has(code) || awayWithoutCode.test(error.message)
}

interface Addresses {
  readonly databaseUrl: string | null
  readonly migrateUrl: string | null
}

/** Opens and closes one connection, so that whoever gave a wrong address reads which setting to put right. */
export async function checkConnection(connection: Connection, { databaseUrl, migrateUrl }: Addresses): Promise<void> {
  if (databaseUrl === null) return
  const name = migrateUrl === null ? 'DATABASE_URL' : 'MIGRATE_URL'
  await withClient(connection, async () => {}).catch((error: NodeJS.ErrnoException) => {
    const isSilent = isDatabaseAway(error) || /^E[A-Z]+$/.test(error.code ?? '')
    // The rest is a refusal: no such database or user, a wrong password or none, a certificate that nobody knows.
    const what = isSilent ? 'does not answer' : 'does not let Ankur in'
    throw new Error(`The database that ${name} names ${what}.`, { cause: error })
  })
}
